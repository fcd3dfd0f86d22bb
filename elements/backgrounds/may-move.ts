import { reducesMotion } from '../../shared/browser/reduced-motion';

export const STILL = '(prefers-reduced-motion: reduce)';

interface Saving {
  connection?: { saveData?: boolean };
}

/** Whether a visitor wants what moves behind the content, and what it costs. */
export const wantsMotion = (): boolean =>
  !reducesMotion() &&
  !(navigator as Navigator & Saving).connection?.saveData &&
  !matchMedia('(prefers-reduced-data: reduce)').matches;
