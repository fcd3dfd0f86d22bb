import { isDrawn } from '../../shared/browser/is-in-page';
import { lateModule } from './late-module';

const useModule = await lateModule(
  () => import('./recurrence'),
  () => isDrawn('[data-rules]'),
);

/** What expands rules, once some event has one and it has come; events are there on their first dates until then. */
export const useRepeat = (isNeeded: boolean) => useModule(isNeeded)?.repeat;
