import { checkEvents } from '../check-events';
import { eventCalendar } from './event-calendar.contract';

/** Warns the publisher of dates, zones and rules that cannot be read. */
export const check = checkEvents(eventCalendar.attributes.src.feed);
