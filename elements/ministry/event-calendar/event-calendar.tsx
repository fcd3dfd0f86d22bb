import { useLayoutEffect, useMemo } from 'react';
import { applyPatches } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { FeedStates } from '../../../shared/react/feed/feed-states';
import { Calendar } from '../calendar';
import { fitting, type Item } from '../item';
import { Instead } from '../instead';
import { Notice } from '../notice';
import { type Events, readEvents } from '../read-events';
import { useData } from '../use-data';
import { eventCalendar } from './event-calendar.contract';
import pageStyles from './event-calendar.page.css';
import styles from './event-calendar.css';

const shape = eventCalendar.attributes.src.feed;
const NONE: readonly Item[] = [];

export function EventCalendar(props: Wired<typeof eventCalendar, Events>) {
  const { host, content, emit, src, month, months, headingLevel, category, group } = props;
  const { words, own, notice, today, patches } = content;
  const feed = useData<Item[]>(src, content.given, shape);
  const items = own ?? (feed.state === 'content' ? feed.value : NONE);
  const found = useMemo(
    () => fitting(items, { category: category.trim(), group: group.trim() }),
    [items, category, group],
  );
  useLayoutEffect(() => applyPatches(patches));

  const show = (next: string) => {
    host.month = next;
    emit('wb-event-calendar-change', { month: next });
  };
  const calendar = () => (
    <Calendar
      {...{ host, words, today }}
      items={found}
      asked={month}
      count={months}
      level={headingLevel}
      onMonth={show}
    />
  );
  return (
    <div className="box">
      <Notice text={notice} />
      {own && (
        <div className="again">
          <slot />
        </div>
      )}
      {own ? (
        calendar()
      ) : (
        <FeedStates feed={feed} texts={words.feed}>
          {calendar}
        </FeedStates>
      )}
      {!own && <Instead feed={feed} isAdmin={words.admin} />}
    </div>
  );
}

defineElement(eventCalendar, EventCalendar, styles, {
  content: (host, page, props) => readEvents(shape, host, page, props),
  patches: ({ patches }) => patches,
  pageStyles,
});
