import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { arrowTarget } from './arrow-target';

interface Props {
  titles: string[];
  /** The one in view, counted from 1. */
  shown: number;
  /** Whether the titles stand one below the other. */
  isColumn?: boolean;
  /** Whether a pointer over a title is enough. */
  onHover?: boolean;
  /** Asks for a section; false when the one before stays. */
  show: (next: number) => boolean;
  /** What stands between the titles, and no one hears of. */
  between?: ReactNode;
}

/** The titles of the ARIA tabs pattern, with its keys and one stop of the Tab key for all. */
export function TabList({ titles, shown, isColumn = false, onHover, show, between }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const tab = (at: number) => row.current?.querySelectorAll<HTMLElement>('[role=tab]')[at - 1];

  const ask = (next: number) => (wasAsked.current = show(next));

  // A long section that went away above has taken the title with it, and the section behind it.
  useEffect(() => {
    const title = tab(shown);
    if (wasAsked.current && title && title.getBoundingClientRect().top < 0)
      title.scrollIntoView({ block: 'nearest' });
    wasAsked.current = false;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    // With these the browser goes back, scrolls or selects.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const next = arrowTarget(event.key, shown, titles.length, { isColumn, isRtl });
    if (!next) return;
    event.preventDefault();
    if (ask(next)) tab(next)?.focus();
  };

  const buttons = titles.map((title, index) => (
    <button
      key={index}
      type="button"
      role="tab"
      id={`title-${index + 1}`}
      className="title"
      part="title"
      aria-controls="panel"
      aria-selected={shown === index + 1}
      tabIndex={shown === index + 1 ? 0 : -1}
      onClick={() => ask(index + 1)}
      onPointerOver={(event) => onHover && event.pointerType !== 'touch' && ask(index + 1)}
    >
      {title}
    </button>
  ));
  return (
    <div
      ref={row}
      role="tablist"
      className="titles"
      part="titles"
      aria-orientation={isColumn ? 'vertical' : undefined}
      onKeyDown={onKeyDown}
    >
      {between ? [buttons[0], between, ...buttons.slice(1)] : buttons}
    </div>
  );
}
