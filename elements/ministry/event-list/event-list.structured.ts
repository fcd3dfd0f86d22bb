import { structuredList } from '../structured';
import { eventList } from './event-list.contract';

/** What search engines are told. */
export const structured = structuredList('event', eventList.attributes.src.feed);
