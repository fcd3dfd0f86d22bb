import { defineElement } from '../../../shared/element/define';
import { ShopBox } from '../shop-box';
import { shopOptions } from '../shop-options';
import { shopAccount } from './shop-account.contract';
import styles from './shop-account.css';

defineElement(shopAccount, ShopBox, styles, shopOptions);
