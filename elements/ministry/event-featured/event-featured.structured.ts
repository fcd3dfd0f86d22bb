import { structuredList } from '../structured';
import { eventFeatured } from './event-featured.contract';

/** What search engines are told. */
export const structured = structuredList('event', eventFeatured.attributes.src.feed);
