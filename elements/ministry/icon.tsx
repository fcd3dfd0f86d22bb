import type { ReactNode } from 'react';
import type { Fact } from './kind';

const PATHS: Record<Fact['icon'] | 'back' | 'next' | 'calendar' | 'play', string> = {
  when: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  where: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  who: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  what: 'M4 12V4h8l8 8-8 8-8-8Zm4-4h.01',
  cost: 'M4 7h16v10H4V7Zm7 5h2',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  phone: 'M7 3h10v18H7V3Zm4 15h2',
  link: 'M14 4h6v6m0-6-9 9m0-7H4v14h14v-7',
  repeat: 'M4 11V7h15l-3-3m4 9v4H5l3 3',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  calendar: 'M4 6h16v14H4V6Zm0 5h16M8 3v5m8-5v5',
  play: 'M8 5v14l11-7L8 5Z',
};

/** Each is made once, so that React sees that those of a list are the same as before. */
const drawn: Record<string, ReactNode> = {};

/** A small sign beside a text that says the same. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) =>
  (drawn[name] ??= (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="18"
      height="18"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={PATHS[name]} />
    </svg>
  ));
