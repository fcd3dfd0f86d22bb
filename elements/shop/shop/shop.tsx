import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shop } from './shop.contract';
import styles from './shop.css';

defineElement(shop, ShopBox, styles, shopOptions);
