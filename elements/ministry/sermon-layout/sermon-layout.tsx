import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { sermon } from '../sermon';
import { type Listing, readListing } from '../listing';
import { sermonLayout } from './sermon-layout.contract';
import pageStyles from './sermon-layout.page.css';
import styles from './sermon-layout.css';

const shape = sermonLayout.attributes.src.feed;

export function SermonLayout({
  host,
  content,
  ...attributes
}: Wired<typeof sermonLayout, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={sermon} view="cards" />;
}

defineElement(sermonLayout, SermonLayout, styles, {
  content: (host, page, props) => readListing(sermon, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
