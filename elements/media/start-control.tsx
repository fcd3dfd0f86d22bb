import type { MouseEvent, ReactNode } from 'react';
import { isPlain } from '../../shared/browser/links/plain-click';
import { Icon } from './icon';

interface Props {
  name: string;
  /** The film's page at its provider, which a link leads to; empty of a file, which has a button. */
  address: string;
  /** Where a file begins, for whoever plays it before React is there. */
  start: number;
  onStart: () => void;
  children: ReactNode;
}

/** Covers a film, and plays it. */
export function StartControl({ name, address, start, onStart, children }: Props) {
  const inside = (
    <>
      {children}
      <span className="disc" part="disc">
        <Icon of="play" />
      </span>
    </>
  );
  if (!address)
    return (
      <button
        type="button"
        className="start"
        part="start"
        aria-label={name}
        data-start={start || undefined}
        onClick={onStart}
      >
        {inside}
      </button>
    );
  const follow = (event: MouseEvent) => {
    // In a new tab or window, it is a link like any other.
    if (!isPlain(event.nativeEvent, {})) return;
    event.preventDefault();
    onStart();
  };
  return (
    <a className="start" part="start" href={address} aria-label={name} onClick={follow}>
      {inside}
    </a>
  );
}
