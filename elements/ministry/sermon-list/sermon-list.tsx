import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { sermon } from '../sermon';
import { type Listing, readListing } from '../listing';
import { sermonList } from './sermon-list.contract';
import pageStyles from './sermon-list.page.css';
import styles from './sermon-list.css';

const shape = sermonList.attributes.src.feed;

export function SermonList({ host, content, ...attributes }: Wired<typeof sermonList, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={sermon} view="list" />;
}

defineElement(sermonList, SermonList, styles, {
  content: (host, page, props) => readListing(sermon, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
