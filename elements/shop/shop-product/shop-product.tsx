import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopProduct } from './shop-product.contract';
import styles from './shop-product.css';

defineElement(shopProduct, ShopBox, styles, shopOptions);
