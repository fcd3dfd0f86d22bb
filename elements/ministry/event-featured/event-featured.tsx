import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { event } from '../event';
import { type Listing, readListing } from '../listing';
import { eventFeatured } from './event-featured.contract';
import pageStyles from './event-featured.page.css';
import styles from './event-featured.css';

const shape = eventFeatured.attributes.src.feed;

export function EventFeatured({
  host,
  content,
  ...attributes
}: Wired<typeof eventFeatured, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={event} view="featured" />;
}

defineElement(eventFeatured, EventFeatured, styles, {
  content: (host, page, props) => readListing(event, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
