import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopProduct } from './shop-product.contract';

export const check: Check<typeof shopProduct> = checkShop;
