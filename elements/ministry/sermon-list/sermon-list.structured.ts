import { structuredList } from '../structured';
import { sermonList } from './sermon-list.contract';

/** What search engines are told. */
export const structured = structuredList('sermon', sermonList.attributes.src.feed);
