import { structuredList } from '../structured';
import { groupLayout } from './group-layout.contract';

/** What search engines are told. */
export const structured = structuredList('group', groupLayout.attributes.src.feed);
