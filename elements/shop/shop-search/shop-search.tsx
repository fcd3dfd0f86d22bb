import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopSearch } from './shop-search.contract';
import styles from './shop-search.css';

defineElement(shopSearch, ShopBox, styles, shopOptions);
