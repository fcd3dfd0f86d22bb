import type { Watch } from '../../../shared/programs/loader/watch';
import { watchShop } from '../watch-shop';

export const watch: Watch = watchShop;
