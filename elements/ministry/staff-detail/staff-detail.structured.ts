import { structuredItem } from '../structured';
import { staffDetail } from './staff-detail.contract';

/** What search engines are told. */
export const structured = structuredItem('staff', staffDetail.attributes.src.feed);
