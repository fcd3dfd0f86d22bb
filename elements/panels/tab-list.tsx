import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { isAnswered } from '../../shared/element/answered';
import { arrowTarget } from './arrow-target';

interface Props {
  /** Its accessible name; none when empty. */
  label: string;
  titles: string[];
  /** The section in view, counted from 1. */
  shown: number;
  /** Whether the titles stand one below the other. */
  isColumn?: boolean;
  /** Whether hovering over a title selects it. */
  onHover?: boolean;
  /** Requests a section; returns false when the present one stays. */
  show: (next: number) => boolean;
  /** Content between the titles, hidden from screen readers. */
  between?: ReactNode;
}

/** The titles of the ARIA tabs pattern, with its keys and a single tab stop. */
export function TabList({ label, titles, shown, isColumn = false, onHover, show, between }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  const tab = (at: number) => row.current?.querySelectorAll<HTMLElement>('[role=tab]')[at - 1];

  /** Whoever has seen the answer before may have gone on, so that neither scroll nor focus is theirs. */
  const ask = (next: number, { nativeEvent }: SyntheticEvent) => {
    const isShown = show(next);
    wasAsked.current = isShown && !isAnswered(nativeEvent);
    return isShown;
  };

  /** A change that is prevented after it has been answered takes the focus back with it. */
  const leaveAnswer = () => {
    if (row.current?.querySelector('[role=tab]:focus')) tab(shown)?.focus();
  };

  // Hiding a long section may have moved the title and the new section above the window.
  useEffect(() => {
    const title = tab(shown);
    if (wasAsked.current && title && title.getBoundingClientRect().top < 0)
      title.scrollIntoView({ block: 'nearest' });
    wasAsked.current = false;
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Browsers go back, scroll or select with these.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = row.current !== null && getComputedStyle(row.current).direction === 'rtl';
    const next = arrowTarget(event.key, shown, titles.length, { isColumn, isRtl });
    if (!next) return;
    event.preventDefault();
    const isShown = ask(next, event);
    if (!isAnswered(event.nativeEvent) && isShown) tab(next)?.focus();
    else if (!isShown) leaveAnswer();
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
      onClick={(event) => ask(index + 1, event)}
      data-wb-hover={onHover || undefined}
      onPointerOver={(event) => onHover && event.pointerType !== 'touch' && ask(index + 1, event)}
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
      aria-label={label || undefined}
      aria-orientation={isColumn ? 'vertical' : undefined}
      onKeyDown={onKeyDown}
    >
      {between ? [buttons[0], between, ...buttons.slice(1)] : buttons}
    </div>
  );
}
