import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopFavorites } from './shop-favorites.contract';

export const check: Check<typeof shopFavorites> = checkShop;
