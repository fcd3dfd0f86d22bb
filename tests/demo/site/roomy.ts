import { defaultLimits } from '../../../demo/site/request/limits';
import type { Limit, LimitName } from '../../../demo/site/request/limits';

/** Limits that nobody reaches, for tests whose visitors all have one address. */
export const roomy = Object.fromEntries(
  Object.keys(defaultLimits).map((name): [string, Limit] => [name, { most: 1e5, minutes: 1 }]),
) as Record<LimitName, Limit>;
