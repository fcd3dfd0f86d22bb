import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopFavorites } from './shop-favorites.contract';
import styles from './shop-favorites.css';

defineElement(shopFavorites, ShopBox, styles, shopOptions);
