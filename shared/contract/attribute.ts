import type { ConsentPurpose } from '../foundation/consent-purpose';
import type { Shape } from './shape';

/** One attribute of an element, as its contract describes it. */
export interface Attribute<T> {
  kind: 'flag' | 'onOff' | 'number' | 'text' | 'oneOf' | 'address' | 'json';
  default: T;
  doc: string;
  /** Of a number: the minimum. Smaller values are clamped to it, with a warning. */
  min?: number;
  /** Of a number: the maximum. Larger values are clamped to it, with a warning. */
  max?: number;
  /** Of a number: its unit, for example 'seconds'. */
  unit?: string;
  /** Of `oneOf`: the allowed words. */
  words?: readonly string[];
  /** Of structured data: its shape. */
  shape?: Shape<T>;
  /** Of an address of data: the shape of the JSON there. */
  feed?: Shape<any>;
  /** Of `consent`: what the visitor is asked to agree to. */
  purpose?: ConsentPurpose;
  /** The name in HTML that the specification has for it, where that is another one. */
  spelling?: string;
}

/**
 * The same attribute, also read under the name that the specification has for it in HTML, where its own
 * is absent. HTML has no capitals: the specification's `multiAnimation` arrives as `multianimation`.
 */
export const spelled = <T>(spelling: string, attribute: Attribute<T>): Attribute<T> => ({
  ...attribute,
  spelling,
});

/** A boolean attribute: present or absent. Always false by default, so that plain HTML can set both. */
export const flag = (doc: string): Attribute<boolean> => ({ kind: 'flag', default: false, doc });

/**
 * Whether the visitor is asked before anything is requested of a third party; declared under the name
 * `consent` by every element that shows something of one.
 */
export const consent = (purpose: ConsentPurpose): Attribute<boolean> => ({
  ...flag(
    `Asks the visitor first: shows what it is, whose, and what is sent, and requests nothing before. Agreed to once or for all of the purpose '${purpose}', which the page can ask for as well.`,
  ),
  purpose,
});

/** 'on' or 'off' (spec 5); any other word reads as the default, with a warning. */
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

/** A finite decimal number. Other text, such as '12px', reads as the default, with a warning. */
export const number = (
  initial: number,
  doc: string,
  options: NumberOptions = {},
): Attribute<number> => ({ kind: 'number', default: initial, doc, ...options });

/** Any text, never parsed as HTML. */
export const text = (initial: string, doc: string): Attribute<string> => ({
  kind: 'text',
  default: initial,
  doc,
});

/** One of a closed set of words; the first is the default, which any other word falls back to. */
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

/** An address of data, with the shape that a component hands to `useFeed`. */
interface FeedAttribute<T> extends Attribute<string> {
  feed: Shape<T>;
}

/**
 * The address of JSON data, https or of this site, which `useFeed` fetches. The build publishes the shape
 * as JSON Schema, for whoever writes or makes the data.
 */
export const feed = <T>(shape: Shape<T>, doc: string): FeedAttribute<T> => ({
  kind: 'address',
  default: '',
  doc,
  feed: shape,
});

/** Structured data: JSON in the attribute, or the value itself as a property. */
export const json = <T>(initial: T, shape: Shape<T>, doc: string): Attribute<T> => ({
  kind: 'json',
  default: initial,
  shape,
  doc,
});

/** Any value in an event's detail, for example a server's response. */
export const anything = (doc: string): Attribute<unknown> => ({ kind: 'json', default: null, doc });
