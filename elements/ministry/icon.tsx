import type { Fact } from './kind';

const PATHS: Record<Fact['icon'] | 'back' | 'next' | 'calendar' | 'play', string> = {
  when: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 4v5l3 2',
  where: 'M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  who: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9a8 8 0 0 1 16 0',
  what: 'M4 12V4h8l8 8-8 8-8-8Zm4-4h.01',
  cost: 'M4 7h16v10H4V7Zm8 2.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  phone: 'M6 3h4l1 5-2 1a12 12 0 0 0 6 6l1-2 5 1v4a2 2 0 0 1-2 2A17 17 0 0 1 4 5a2 2 0 0 1 2-2Z',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  repeat: 'M4 11V9a2 2 0 0 1 2-2h13l-3-3m4 9v2a2 2 0 0 1-2 2H5l3 3',
  back: 'm14 6-6 6 6 6',
  next: 'm10 6 6 6-6 6',
  calendar: 'M4 6h16v14H4V6Zm0 5h16M8 3v5m8-5v5',
  play: 'M8 5v14l11-7L8 5Z',
};

/** A small sign beside a text that says the same. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
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
);
