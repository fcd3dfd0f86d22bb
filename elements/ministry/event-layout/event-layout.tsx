import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useCards } from '../cards';
import { useCalendar } from '../use-calendar';
import { event } from '../event';
import type { Item } from '../item';
import { Items } from '../items';
import { type Listing, readListing } from '../listing';
import { eventLayout } from './event-layout.contract';
import pageStyles from './event-layout.page.css';
import styles from './event-layout.css';

const shape = eventLayout.attributes.src.feed;
const VIEWS = { cards: 'Cards', list: 'List', calendar: 'Calendar' } as const;
type View = keyof typeof VIEWS;

export function EventLayout(props: Wired<typeof eventLayout, Listing>) {
  const { host, content, emit, view, views, month, months, ...attributes } = props;
  const { words } = content;
  const tell = () => emit('wb-event-layout-change', { view: host.view, month: host.month });
  const choose = (next: View) => {
    if (next === view) return;
    host.view = next;
    tell();
  };
  const bar = views && (
    <div className="views" part="views" role="group" aria-label={words.texts.View}>
      {(Object.keys(VIEWS) as View[]).map((it) => (
        <button
          key={it}
          type="button"
          className="view"
          part="view"
          aria-pressed={it === view}
          onClick={() => choose(it)}
        >
          {words.texts[VIEWS[it]]}
        </button>
      ))}
    </div>
  );
  const isCalendar = view === 'calendar';
  const cards = useCards(host, event, content, attributes, isCalendar ? 'list' : view);
  const Calendar = useCalendar(isCalendar);
  const drawCalendar = (items: readonly Item[]) =>
    Calendar && (
      <Calendar
        host={host}
        items={items}
        asked={month}
        count={months}
        today={content.today}
        words={words}
        level={attributes.headingLevel}
        onMonth={(next) => {
          host.month = next;
          tell();
        }}
      />
    );
  return (
    <Items
      {...{ host, content, attributes, shape }}
      kind={event}
      view={isCalendar ? 'list' : view}
      bar={bar}
      {...(isCalendar ? { draw: drawCalendar } : cards)}
    />
  );
}

defineElement(eventLayout, EventLayout, styles, {
  content: (host, page, props) =>
    readListing(event, shape, host, page, props, props.view === 'calendar'),
  patches: ({ patches }) => patches,
  pageStyles,
});
