import type { Kept, ListItem } from '../list-items';

interface EntryItemProps {
  entry: ListItem;
  /** Unique in the menu: the number of the item in each list, from the top. */
  path: string;
  /** Whether all lists open in place, top level included. */
  isVertical: boolean;
  /** The name of the button beside a link. */
  nameOf: (title: string) => string;
  onToggle: (button: HTMLElement, clicks: number) => void;
}

/** One item of a list, with the lists below it. Top-level lists drop down, others open in place. */
export function EntryItem({ entry, path, ...menu }: EntryItemProps) {
  const { isVertical, nameOf, onToggle } = menu;
  const { items: entries, href } = entry;
  const isTop = !path.includes('-');
  const title = titleOf(entry);
  const panel = `panel-${path}`;
  return (
    <li className="item" part="item">
      {(href !== undefined || entries.length === 0) && <Title entry={entry} />}
      {entries.length > 0 && (
        <>
          <button
            // React does not manage the open state; see use-panels.ts.
            suppressHydrationWarning
            type="button"
            className={href === undefined ? 'link button' : 'button'}
            part={href === undefined ? 'link button' : 'button'}
            data-wb-above={href === undefined ? isAbove(entry) : undefined}
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

function Title({ entry }: { entry: ListItem }) {
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
      // The current page may be marked before React loads; see mark-current.ts.
      suppressHydrationWarning
      {...others}
      className="link"
      part={isCurrent(kept) ? 'link current' : 'link'}
      href={href}
      hrefLang={hreflang}
      data-wb-above={isAbove(entry)}
      aria-current={isCurrent(kept) ? (current as 'page') : undefined}
    >
      <Label entry={entry} />
    </a>
  );
}

function Label({ entry: { text, picture } }: { entry: ListItem }) {
  return (
    <>
      {picture && <img {...picture} className="picture" part="picture" alt={picture.alt ?? ''} />}
      {text}
    </>
  );
}

const titleOf = ({ text, kept, picture }: ListItem) =>
  kept['aria-label'] || text || picture?.alt || '';

/** Whether the author has marked a link with aria-current. */
const isCurrent = (kept: Kept) => !/^(false)?$/.test(kept['aria-current'] ?? '');

/** Whether an author has marked the link of an item, or one below it. */
export const hasMark = ({ kept, items }: ListItem): boolean =>
  isCurrent(kept) || items.some(hasMark);

/** An empty string if the author has marked a link below an item, else undefined, for an attribute. */
const isAbove = ({ items }: ListItem) => (items.some(hasMark) ? '' : undefined);
