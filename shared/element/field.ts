import { DRAWN_ATTRIBUTE } from '../browser/html/authored';
import { FIELD } from '../content/drawn';
import { drawInto, drawnIn, isDrawnIn, type Markup } from '../content/markup';

/** Whether the author wrote the native control of an element, which then adds none. */
export const hasOwnField = (host: Element) =>
  host.querySelector(`:scope > [slot="${FIELD}"]:not([${DRAWN_ATTRIBUTE}])`) !== null;

/** What was drawn last, as a text and as nodes. */
export type DrawnField = [text: string, nodes?: Element[]];

/**
 * Adds the native controls of an element to the page. They hold what the visitor typed and what the
 * element has marked, so they are drawn again only when their markup has changed since, or somebody
 * else has changed which there are.
 *
 * @param before what the last call returned
 */
export function drawField(
  host: Element,
  markup: Markup[],
  [before, nodes = []]: Partial<DrawnField> = [],
): DrawnField {
  const text = JSON.stringify(markup);
  // A morph takes away what its author did not write, and what was typed or plays is in the nodes themselves.
  if (!drawnIn(host)[0]) host.append(...nodes);
  if (text !== before || !isDrawnIn(host, markup)) drawInto(host, markup);
  return [text, drawnIn(host)];
}
