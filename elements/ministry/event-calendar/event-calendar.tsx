import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Calendar } from '../calendar';
import { event } from '../event';
import { Items } from '../items';
import pageStyles from '../items.page.css';
import { type Listing, type ListingProps, readListing } from '../listing';
import { eventCalendar } from './event-calendar.contract';
import styles from './event-calendar.css';

const shape = eventCalendar.attributes.src.feed;
/** A calendar has months in place of pages. */
const UNPAGED = { page: 1, perPage: 0, columns: 1, order: 'given' } as const;

export function EventCalendar(props: Wired<typeof eventCalendar, Listing>) {
  const { host, content, emit, month, months, ...rest } = props;
  const show = (next: string) => {
    host.month = next;
    emit('wb-event-calendar-change', { month: next });
  };
  const attributes: ListingProps = { ...UNPAGED, ...rest };
  return (
    <Items {...{ host, content, attributes, shape }} kind={event} view="list">
      {(items) => (
        <Calendar
          host={host}
          items={items}
          asked={month}
          count={months}
          presently={content.presently}
          words={content.words}
          onMonth={show}
        />
      )}
    </Items>
  );
}

defineElement(eventCalendar, EventCalendar, styles, {
  content: (host, page, props) =>
    readListing(event, shape, host, page, { ...UNPAGED, ...props }, true),
  patches: ({ patches }) => patches,
  pageStyles,
});
