import { structuredList } from '../structured';
import { sermonFeatured } from './sermon-featured.contract';

/** What search engines are told. */
export const structured = structuredList('sermon', sermonFeatured.attributes.src.feed);
