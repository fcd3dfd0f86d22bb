import { structuredList } from '../structured';
import { groupFeatured } from './group-featured.contract';

/** What search engines are told. */
export const structured = structuredList('group', groupFeatured.attributes.src.feed);
