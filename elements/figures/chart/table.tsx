import { createElement, type ReactNode } from 'react';
import type { Markup } from '../../../shared/element/markup';

/** The table inside the element, for a place where the page can have none: a paragraph would end there. */
export const Table = ({ markup: { attributes, ...rest } }: { markup: Markup }) =>
  nodeOf({ ...rest, attributes: { ...attributes, slot: undefined } });

function nodeOf({ tag, attributes, children = [] }: Markup): ReactNode {
  const inside = children.map((it) => (typeof it === 'string' ? it : nodeOf(it)));
  return createElement(tag, attributes, ...inside);
}
