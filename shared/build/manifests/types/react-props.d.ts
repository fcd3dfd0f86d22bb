import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** What an element of the suite takes in JSX: its own attributes and events, and what all HTML takes. */
export type WbProps<Own, Element> = Own &
  Omit<DetailedHTMLProps<HTMLAttributes<Element>, Element>, keyof Own> & {
    [Name in Stray<(keyof Own & `${string}-${string}`) | 'aria-*' | 'data-*'>]: NoSuchName;
  };

/** What is given to a name that is no attribute and no event of the element; nothing fits. */
declare class NoSuchName {
  private readonly misspelled;
}

/**
 * All names with a hyphen but the known ones. TypeScript takes any such name in JSX, so what is no
 * name must be said: those that leave a known one after the letters `Before`, letter by letter.
 */
type Stray<Known extends string, Before extends string = ''> = '*' extends Known
  ? never
  : | Ended<Known, Before>
    | Turned<Exclude<Letter, First<Known>>, Before>
    | { [Next in First<Known>]: Stray<After<Next, Known>, `${Before}${Next}`> }[First<Known>];

/** It takes another letter than any known name. */
type Turned<Next extends string, Before extends string> = Before extends `${string}-${string}`
  ? `${Before}${Next}${string}`
  : Next extends '-'
    ? `${Before}-${string}`
    : `${Before}${Next}${string}-${string}`;

/** It ends too early. Nothing is the one text that is written in capitals and begins no known rest. */
type Ended<Known extends string, Before extends string> = Before extends `${string}-${string}`
  ? Extract<Known, Uppercase<Known>> extends never
    ? `${Before}${Uppercase<string>}`
    : never
  : never;

type First<Known extends string> = Known extends `${infer Next}${string}` ? Next : never;
type After<Next extends string, Known extends string> = Known extends `${Next}${infer Rest}`
  ? Rest
  : never;

// prettier keeps a union of so many words on so many lines, unless it is read from a text.
type Letter = LettersOf<'abcdefghijklmnopqrstuvwxyz0123456789-'>;
type LettersOf<Text extends string> = Text extends `${infer Next}${infer Rest}`
  ? Next | LettersOf<Rest>
  : never;
