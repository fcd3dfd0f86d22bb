import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopProducts } from './shop-products.contract';
import styles from './shop-products.css';

defineElement(shopProducts, ShopBox, styles, shopOptions);
