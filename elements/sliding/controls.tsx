import type { MouseEventHandler } from 'react';

const ICONS = {
  previous: 'M10 3 5 8l5 5',
  next: 'm6 3 5 5-5 5',
  pause: 'M5.5 3.5v9m5-9v9',
  play: 'M5 3v10l8-5z',
  replay: 'M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3',
} as const;

interface ControlProps {
  part: 'previous' | 'next' | 'pause';
  icon: keyof typeof ICONS;
  name: string;
  /** The devices on which there is more than one page. */
  on: string;
  isOff?: boolean;
  onClick: MouseEventHandler;
}

/** A round button with a picture. It keeps the focus where it has nothing to do. */
export const Control = ({ part, icon, name, on, isOff, onClick }: ControlProps) => (
  <button
    type="button"
    className={`control ${part}`}
    part={part}
    data-on={on}
    aria-label={name}
    aria-disabled={isOff || undefined}
    onClick={onClick}
  >
    <svg className="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path className={icon} d={ICONS[icon]} />
    </svg>
  </button>
);

export interface Dot {
  name: string;
  /** The devices on which there is such a page. */
  on: string;
}

interface DotsProps {
  name: string;
  on: string;
  dots: Dot[];
  /** Counted from 0. */
  current: number;
  goTo(page: number): void;
}

export const Dots = ({ name, on, dots, current, goTo }: DotsProps) => (
  <div className="dots" part="dots" role="group" aria-label={name} data-on={on}>
    {dots.map((dot, index) => (
      <button
        key={index}
        type="button"
        className="dot"
        part="dot"
        data-on={dot.on}
        data-past={index < current ? '' : undefined}
        aria-label={dot.name}
        aria-current={index === current || undefined}
        onClick={() => goTo(index)}
      >
        <span className="mark">
          <span className="fill" />
        </span>
      </button>
    ))}
  </div>
);
