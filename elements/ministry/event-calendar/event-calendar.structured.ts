import { structuredList } from '../structured';
import { eventCalendar } from './event-calendar.contract';

/** What search engines are told. */
export const structured = structuredList('event', eventCalendar.attributes.src.feed);
