import { structuredList } from '../structured';
import { articleList } from './article-list.contract';

/** What search engines are told. */
export const structured = structuredList('article', articleList.attributes.src.feed);
