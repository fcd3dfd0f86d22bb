import type { Shape } from './shape';

/** One attribute of an element, as its contract describes it. */
export interface Attribute<T> {
  kind: 'flag' | 'onOff' | 'number' | 'text' | 'oneOf' | 'address' | 'json';
  default: T;
  doc: string;
  /** Of a number: smaller ones become this, with a warning. */
  min?: number;
  /** Of a number: larger ones become this, with a warning. */
  max?: number;
  /** Of a number: what it counts, for example 'seconds'. */
  unit?: string;
  /** Of a closed set of words. */
  words?: readonly string[];
  /** Of structured data. */
  shape?: Shape<T>;
}

/** A boolean attribute: present or not. Always false by default, so that plain HTML can switch it. */
export const flag = (doc: string): Attribute<boolean> => ({ kind: 'flag', default: false, doc });

/** The words 'on' and 'off' of spec 5; any other word reads as the default, with a warning. */
export const onOff = (initial: boolean, doc: string): Attribute<boolean> => ({
  kind: 'onOff',
  default: initial,
  doc,
});

interface NumberOptions {
  min?: number;
  max?: number;
  unit?: string;
}

/** A finite decimal number. '12px' is no number and reads as the default, with a warning. */
export const number = (
  initial: number,
  doc: string,
  options: NumberOptions = {},
): Attribute<number> => ({ kind: 'number', default: initial, doc, ...options });

/** Any text; it is never read as HTML. */
export const text = (initial: string, doc: string): Attribute<string> => ({
  kind: 'text',
  default: initial,
  doc,
});

/** One of a closed set of words; the first is the default, and what any other word falls back to. */
export const oneOf = <const W extends readonly [string, ...string[]]>(
  words: W,
  doc: string,
): Attribute<W[number]> => ({ kind: 'oneOf', default: words[0], words, doc });

/** An address: http, https, mailto, tel or relative. Others read as the default, with a warning. */
export const address = (initial: string, doc: string): Attribute<string> => ({
  kind: 'address',
  default: initial,
  doc,
});

/** Structured data: JSON in the attribute, or the value itself as a property. */
export const json = <T>(initial: T, shape: Shape<T>, doc: string): Attribute<T> => ({
  kind: 'json',
  default: initial,
  shape,
  doc,
});

/** In the detail of an event: whatever it was, for example a server's own answer. */
export const anything = (doc: string): Attribute<unknown> => ({ kind: 'json', default: null, doc });
