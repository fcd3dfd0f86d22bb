import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopBag } from './shop-bag.contract';

export const check: Check<typeof shopBag> = checkShop;
