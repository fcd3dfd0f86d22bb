import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopCart } from './shop-cart.contract';

export const check: Check<typeof shopCart> = checkShop;
