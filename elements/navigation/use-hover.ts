import { useEffect, useState } from 'react';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { Timer } from '../../shared/browser/timer';
import { ECHOES_FOR, headsFor, intentOf, type Point } from './hover-intent';

interface Panels<T> {
  /** The item that is open now. */
  opened: () => T | undefined;
  /** The bounding box of an open item's panel. */
  boxOf: (item: T) => DOMRect;
  open: (item: T) => void;
  close: (item: T) => void;
}

/** Opens and closes panels by where a mouse goes; see hover-intent.ts. */
class Hover<T> {
  #timer = new Timer();
  #sinceOpened = new Timer();
  #justOpened: T | undefined;
  #panels: () => Panels<T>;
  #waiting: { shows: T | undefined } | undefined;
  #last: Point | undefined;

  constructor(panels: () => Panels<T>) {
    this.#panels = panels;
  }

  /** Cancels the pending change, since something else has decided. */
  forget = () => {
    this.#timer.stop();
    this.#waiting = undefined;
  };

  /** Call when the mouse is over this item, or over none. */
  over = (item: T | undefined, event: PointerEvent) => {
    if (!hovers(event)) return;
    const { opened, boxOf } = this.#panels();
    const now = opened();
    const isHeading = now && this.#last && headsFor(this.#last, pointOf(event), boxOf(now));
    const { shows, after } = intentOf(item, now, Boolean(isHeading));
    if (this.#waiting && this.#waiting.shows === shows) return;
    this.forget();
    if (shows === now) return;
    this.#waiting = { shows };
    this.#timer.start(after, () => {
      this.#waiting = undefined;
      const { opened: openedThen, open, close } = this.#panels();
      const before = openedThen();
      if (shows) {
        this.#justOpened = shows;
        this.#sinceOpened.start(ECHOES_FOR, () => (this.#justOpened = undefined));
        open(shows);
      } else if (before) close(before);
    });
  };

  /**
   * Whether a click on a button only repeats what hover opened a moment ago; the next click does
   * not.
   *
   * @param clicks the `detail` of the event: 0 from a key
   */
  echoes = (item: T, clicks: number) => {
    const isEcho = this.#justOpened === item && clicks > 0;
    this.#justOpened = undefined;
    return isEcho;
  };

  /** Records where the mouse is, to predict where it goes. */
  moved = (event: PointerEvent) => {
    this.#last = pointOf(event);
  };
}

/** The hover handling of an element, which ends on unmount. */
export function useHover<T extends object>(panels: Panels<T>): Hover<T> {
  const latest = useLatest(panels);
  const [hover] = useState(() => new Hover<T>(() => latest.current));
  useEffect(() => hover.forget, [hover]);
  return hover;
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** Touch has no hover, and a repeated event does not carry its pointer type. */
const hovers = ({ pointerType }: PointerEvent) =>
  pointerType ? pointerType !== 'touch' : hasMouse();

const hasMouse = () => !navigator.maxTouchPoints || matchMedia('(any-hover: hover)').matches;
