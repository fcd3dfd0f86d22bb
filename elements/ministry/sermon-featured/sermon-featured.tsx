import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { sermon } from '../sermon';
import { type Listing, readListing } from '../listing';
import { sermonFeatured } from './sermon-featured.contract';
import pageStyles from './sermon-featured.page.css';
import styles from './sermon-featured.css';

const shape = sermonFeatured.attributes.src.feed;

export function SermonFeatured({
  host,
  content,
  ...attributes
}: Wired<typeof sermonFeatured, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={sermon} view="featured" />;
}

defineElement(sermonFeatured, SermonFeatured, styles, {
  content: (host, page, props) => readListing(sermon, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
