import { structuredList } from '../structured';
import { groupList } from './group-list.contract';

/** What search engines are told. */
export const structured = structuredList('group', groupList.attributes.src.feed);
