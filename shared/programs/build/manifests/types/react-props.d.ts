import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** JSX props of a suite element: its own attributes and events, and those of every HTML element. */
export type WbProps<Own, Element> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own>;
