import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopCart } from './shop-cart.contract';
import styles from './shop-cart.css';

defineElement(shopCart, ShopBox, styles, shopOptions);
