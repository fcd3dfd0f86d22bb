import { structuredList } from '../structured';
import { groupSlider } from './group-slider.contract';

/** What search engines are told. */
export const structured = structuredList('group', groupSlider.attributes.src.feed);
