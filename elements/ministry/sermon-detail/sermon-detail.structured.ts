import { structuredItem } from '../structured';
import { sermonDetail } from './sermon-detail.contract';

/** What search engines are told. */
export const structured = structuredItem('sermon', sermonDetail.attributes.src.feed);
