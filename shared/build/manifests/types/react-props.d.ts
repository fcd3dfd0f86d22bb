import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** What an element of the suite takes in JSX: its own attributes and events, and what all HTML takes. */
export type WbProps<Own, Element> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own>;
