import { checkEvents } from '../check-events';
import { eventList } from './event-list.contract';

/** Warns the publisher of dates, zones and rules that cannot be read. */
export const check = checkEvents(eventList.attributes.src.feed);
