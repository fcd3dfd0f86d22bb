import { structuredItem } from '../structured';
import { eventDetail } from './event-detail.contract';

/** What search engines are told. */
export const structured = structuredItem('event', eventDetail.attributes.src.feed);
