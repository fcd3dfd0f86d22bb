import type { Entry, Kept } from './entries';

interface EntryItemProps {
  entry: Entry;
  /** Tells it from all others of the menu: its place in each list, from the top. */
  path: string;
  /** Whether all lists open in place, those of the top included. */
  isVertical: boolean;
  /** The name of the button beside a link. */
  nameOf: (title: string) => string;
  onToggle: (button: HTMLElement, clicks: number) => void;
}

/** One item of a list, with the lists below it. The lists of the top drop below, others open in place. */
export function EntryItem({ entry, path, ...menu }: EntryItemProps) {
  const { isVertical, nameOf, onToggle } = menu;
  const { entries, href } = entry;
  const isTop = !path.includes('-');
  const title = titleOf(entry);
  const panel = `panel-${path}`;
  return (
    <li className="item" part="item">
      {(href !== undefined || entries.length === 0) && <Title entry={entry} />}
      {entries.length > 0 && (
        <>
          <button
            // What is open is not React's; see use-panels.ts.
            suppressHydrationWarning
            type="button"
            className={href === undefined ? 'link button' : 'button'}
            part={href === undefined ? 'link button' : 'button'}
            data-above={href === undefined ? isAbove(entry) : undefined}
            data-title={title}
            aria-controls={panel}
            aria-expanded={(isVertical || !isTop) && hasMark(entry)}
            aria-label={href === undefined ? undefined : nameOf(title)}
            onClick={(event) => onToggle(event.currentTarget, event.detail)}
          >
            {href === undefined && <Label entry={entry} />}
          </button>
          <div
            id={panel}
            className={isTop ? 'panel' : 'branch'}
            popover={isTop ? 'manual' : undefined}
          >
            <ul className="entries" part="panel">
              {entries.map((it, index) => (
                <EntryItem key={index} entry={it} path={`${path}-${index + 1}`} {...menu} />
              ))}
            </ul>
          </div>
        </>
      )}
    </li>
  );
}

function Title({ entry }: { entry: Entry }) {
  const { href, kept } = entry;
  const { 'aria-current': current, hreflang, ...others } = kept;
  if (href === undefined) {
    return (
      <span className="link" part="link">
        <Label entry={entry} />
      </span>
    );
  }
  return (
    <a
      // The mark of the present page may be there before React is; see mark-current.ts.
      suppressHydrationWarning
      {...others}
      className="link"
      part={isCurrent(kept) ? 'link current' : 'link'}
      href={href}
      hrefLang={hreflang}
      data-above={isAbove(entry)}
      aria-current={isCurrent(kept) ? (current as 'page') : undefined}
    >
      <Label entry={entry} />
    </a>
  );
}

function Label({ entry: { text, picture } }: { entry: Entry }) {
  return (
    <>
      {picture && <img {...picture} className="picture" part="picture" alt={picture.alt ?? ''} />}
      {text}
    </>
  );
}

const titleOf = ({ text, kept, picture }: Entry) =>
  kept['aria-label'] || text || picture?.alt || '';

/** Whether an author has marked a link. */
const isCurrent = (kept: Kept) => !/^(false)?$/.test(kept['aria-current'] ?? '');

/** Whether an author has marked the link of an item, or one below it. */
export const hasMark = ({ kept, entries }: Entry): boolean =>
  isCurrent(kept) || entries.some(hasMark);

/** Whether the way to a link that an author has marked leads through an item; present or not. */
const isAbove = ({ entries }: Entry) => (entries.some(hasMark) ? '' : undefined);
