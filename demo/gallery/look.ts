/** How an example is drawn: as its author wrote it, or published and in one state of its life. */
export const MODES = ['source', 'static', 'asleep', 'awake'] as const;
export type Mode = (typeof MODES)[number];

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The suite's themes, by the names of their files; 'plain' is none of them. */
export const BRANDS = ['plain', 'shop', 'campaign', 'magazine'] as const;
export type Brand = (typeof BRANDS)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an example's page is besides its HTML. */
export interface Look {
  /** The element it is about. */
  tag: string;
  /** As a published page unless told, with the loader doing what it does there. */
  mode?: Mode;
  theme?: Theme;
  brand?: Brand;
  dir?: Direction;
  /** Names of events that the page around it wants to hear of. */
  events?: readonly string[];
  /** Whether the loader is put in by the first touch, because it would wake the element at once. */
  loadsLate?: boolean;
  /** Whether it tells why its rules open it or not. */
  explains?: boolean;
}

/** The word when it is one of the list, else the first of it. */
export const oneOrFirst = <W extends string>(words: readonly W[], given: unknown): W =>
  words.find((word) => word === given) ?? words[0]!;

/**
 * What a frame may do. Where scripts run it has no origin, so that HTML somebody pasted reaches
 * nothing; where none run, the page around it may measure it.
 */
export const sandboxOf = (mode: Mode): string =>
  mode === 'source' || mode === 'static' ? 'allow-same-origin' : 'allow-scripts allow-forms';
