import { bedAndBath } from './bed-and-bath';
import { clothing } from './clothing';
import type { ProductPlan } from './plan';
import { smallThings } from './small-things';
import { table } from './table';
import { windows } from './windows';

/** Every product of the shop, in the order the catalogue shows them. */
export const plans: readonly ProductPlan[] = [
  ...clothing,
  ...bedAndBath,
  ...windows,
  ...table,
  ...smallThings,
];
