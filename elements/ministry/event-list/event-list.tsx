import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { event } from '../event';
import { type Listing, readListing } from '../listing';
import { eventList } from './event-list.contract';
import pageStyles from './event-list.page.css';
import styles from './event-list.css';

const shape = eventList.attributes.src.feed;

export function EventList({ host, content, ...attributes }: Wired<typeof eventList, Listing>) {
  return <Cards {...{ host, content, attributes, shape }} kind={event} view="list" />;
}

defineElement(eventList, EventList, styles, {
  content: (host, page, props) => readListing(event, shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
