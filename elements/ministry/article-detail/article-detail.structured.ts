import { structuredItem } from '../structured';
import { articleDetail } from './article-detail.contract';

/** What search engines are told. */
export const structured = structuredItem('article', articleDetail.attributes.src.feed);
