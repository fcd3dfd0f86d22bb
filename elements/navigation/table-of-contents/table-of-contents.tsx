import { useEffect, useLayoutEffect, useState } from 'react';
import { REDRAW, type Redrawable } from '../../../shared/element/accessor';
import { applyPatches } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { follow } from './follow';
import { listenToLinks } from './links';
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
  const { title, empty, entries, shown, patches, version } = content;
  /** The visitor's choice; undefined while the device decides. */
  const [wish, setWish] = useState<boolean>();
  const folded = { desktop: minimized, tablet: minimizedTablet, mobile: minimizedMobile };
  const devices = Object.entries(folded).flatMap(([device, isFolded]) => (isFolded ? device : []));

  useEffect(listenToLinks, []);
  // At every drawing: the list is the same when only ids have gone, or headings were replaced.
  useLayoutEffect(() => applyPatches(patches));
  useEffect(() => follow(host, () => (host as unknown as Redrawable)[REDRAW]()), [host, version]);

  // One button for each initial state; the style sheet shows the one for the device. So the fold
  // and its `aria-expanded` are right before any script has run.
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
  patches: ({ patches }) => patches,
});
