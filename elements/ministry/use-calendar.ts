import { isInPage } from '../../shared/browser/is-in-page';
import { lateModule } from './late-module';

const useModule = await lateModule(
  () => import('./calendar'),
  () => isInPage('wb-event-layout[view="calendar"]'),
);

/** The calendar, once it is wanted and has come; the items are gone while it has not, and the other views are there. */
export const useCalendar = (isWanted: boolean) => useModule(isWanted)?.Calendar;
