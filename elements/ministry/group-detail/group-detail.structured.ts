import { structuredItem } from '../structured';
import { groupDetail } from './group-detail.contract';

/** What search engines are told. */
export const structured = structuredItem('group', groupDetail.attributes.src.feed);
