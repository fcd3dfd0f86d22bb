import { structuredList } from '../structured';
import { eventLayout } from './event-layout.contract';

/** What search engines are told. */
export const structured = structuredList('event', eventLayout.attributes.src.feed);
