import { structuredList } from '../structured';
import { sermonLayout } from './sermon-layout.contract';

/** What search engines are told. */
export const structured = structuredList('sermon', sermonLayout.attributes.src.feed);
