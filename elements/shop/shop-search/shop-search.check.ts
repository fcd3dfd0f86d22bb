import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopSearch } from './shop-search.contract';

export const check: Check<typeof shopSearch> = checkShop;
