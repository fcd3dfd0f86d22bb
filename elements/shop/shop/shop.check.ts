import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shop } from './shop.contract';

export const check: Check<typeof shop> = checkShop;
