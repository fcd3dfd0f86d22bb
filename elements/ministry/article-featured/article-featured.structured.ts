import { structuredList } from '../structured';
import { articleFeatured } from './article-featured.contract';

/** What search engines are told. */
export const structured = structuredList('article', articleFeatured.attributes.src.feed);
