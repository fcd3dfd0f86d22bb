import { createElement, type ReactNode } from 'react';
import type { Markup } from '../../../shared/content/markup';

/** The table in the shadow tree, for a chart in a paragraph, which a table in the page would end. */
export const Table = ({ markup: { attributes, ...rest } }: { markup: Markup }) =>
  nodeOf({ ...rest, attributes: { ...attributes, slot: undefined } });

function nodeOf({ tag, attributes, children = [] }: Markup): ReactNode {
  const inside = children.map((it) => (typeof it === 'string' ? it : nodeOf(it)));
  return createElement(tag, attributes, ...inside);
}
