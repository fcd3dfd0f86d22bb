import { digest } from '../foundation/digest';
import { DIGESTS_ATTRIBUTE } from './drawn';

/** Lists longer than this are page data, such as variants: parsed once, and hashed once. */
const LONG = 100;
const known = new WeakMap<object, string>();

/** A short text that differs when the content of an element does, nodes and what is kept by node apart. */
export const contentDigest = (content: unknown): string =>
  digest(JSON.stringify(content, plain) ?? '');

function plain(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('nodeName' in value || value instanceof Map) return undefined;
  if (value instanceof Set) return [...value];
  if (!Array.isArray(value) || value.length <= LONG) return value;
  const text = known.get(value) ?? digest(JSON.stringify(value));
  known.set(value, text);
  return text;
}

/** What visitors open and watchers mark in a drawing that sleeps; hydration leaves it as it is. */
const STATE = / (open|part|aria-current|aria-expanded|data-(broken|past|wb-[\w-]+))="[^"]*"/g;

/**
 * A short text that differs when a drawing does.
 *
 * @param html the HTML that a browser or parse5 writes; browsers differ in whether they escape < and >
 *   in attributes
 */
export const drawingDigest = (html: string): string =>
  digest(html.replace(STATE, '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

/** Whether anybody has changed an element's content or its drawing since it was published. */
export const isStale = (root: Element, content: unknown): boolean =>
  root.getAttribute(DIGESTS_ATTRIBUTE) !==
  `${contentDigest(content)} ${drawingDigest(root.innerHTML)}`;
