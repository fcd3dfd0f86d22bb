import type { Check } from '../../../shared/content/check';
import { checkShop } from '../check-shop';
import type { shopAccount } from './shop-account.contract';

export const check: Check<typeof shopAccount> = checkShop;
