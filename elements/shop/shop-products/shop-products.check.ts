import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopProducts } from './shop-products.contract';

export const check: Check<typeof shopProducts> = checkShop;
