import { useEffect, useLayoutEffect, useState } from 'react';
import { REDRAW, type Redrawable } from '../../../shared/element/accessor';
import { amendAll } from '../../../shared/element/amendment';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { follow } from './follow';
import { heedLinks } from './links';
import { List } from './list';
import { type Contents, readContents } from './read-contents';
import { tableOfContents } from './table-of-contents.contract';
import styles from './table-of-contents.css';

export function TableOfContents({
  host,
  marker,
  minimized,
  minimizedTablet,
  minimizedMobile,
  content,
}: Wired<typeof tableOfContents, Contents>) {
  const { title, empty, entries, shown, amendments, stamp } = content;
  /** What the visitor wants; nothing as long as the device decides. */
  const [wish, setWish] = useState<boolean>();
  const folded = { desktop: minimized, tablet: minimizedTablet, mobile: minimizedMobile };
  const devices = Object.entries(folded).flatMap(([device, isFolded]) => (isFolded ? device : []));

  useEffect(heedLinks, []);
  useLayoutEffect(() => {
    amendAll(amendments.keys() as Iterable<Element>, ({ node }) => amendments.get(node));
  }, [stamp]);
  useEffect(() => follow(host, () => (host as unknown as Redrawable)[REDRAW]()), [host, stamp]);

  // A button for either beginning, of which the style sheet shows the one of the device: what is
  // folded at first, and what a screen reader hears of it, is right before any script has run.
  const beginnings = [devices.length < 3 && 'open', devices.length > 0 && 'folded'];
  return (
    <nav
      className="box"
      part="box"
      aria-label={title}
      data-shown={shown}
      data-folded={devices.join(' ') || undefined}
      data-wish={wish}
    >
      <p className="title" part="title">
        {title}
      </p>
      {beginnings.map(
        (beginning) =>
          beginning && (
            <button
              key={beginning}
              type="button"
              className="toggle"
              part="toggle"
              data-beginning={beginning}
              aria-controls="fold"
              aria-expanded={wish ?? beginning === 'open'}
              onClick={() => setWish(!(wish ?? beginning === 'open'))}
            >
              {title}
              <svg className="mark" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          ),
      )}
      <div className="room">
        <div id="fold" className="fold">
          {entries.length > 0 ? (
            <List entries={entries} isNumbered={marker === 'numbers'} />
          ) : (
            <p className="empty" part="empty">
              {empty}
            </p>
          )}
        </div>
      </div>
    </nav>
  );
}

defineElement(tableOfContents, TableOfContents, styles, {
  content: readContents,
  amendPage: ({ amendments }) => amendments,
  stamp: ({ stamp }) => stamp,
});
