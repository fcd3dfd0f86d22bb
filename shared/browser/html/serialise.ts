import { randomId } from '../../foundation/random-id';
import { isWritten, keptSource } from './attribute-source';
import { ADDED, HIDDEN_CONTENT, namesIn, SET, WAS } from './authored';
import { STATES } from './states';

/** What the publish step has put into the head. */
const HEAD = ':is(script, link, style)[data-wb]';

/**
 * An element of a living page as HTML, as its author wrote it: with neither what the suite has drawn in
 * and below it nor the state it has marked there, so that an editor can save it. Attributes that the
 * suite has changed are written as the author did; the rest as `outerHTML` has it, with what scripts and
 * visitors have changed since.
 */
export function serialise(element: Element): string {
  // In a document without a window no copy is defined, fetched or played.
  const copy = document.implementation.createHTMLDocument('').importNode(element, true);
  for (const node of copy.querySelectorAll(`${ADDED}, ${HEAD}`)) node.remove();
  for (const box of copy.querySelectorAll(`span[${HIDDEN_CONTENT}]`))
    box.replaceWith(...box.childNodes);
  const sources = new Map<string, string>();
  for (const node of [copy, ...copy.querySelectorAll('*')]) restore(node, sources);
  return filledIn(copy.outerHTML, sources);
}

function filledIn(html: string, sources: Map<string, string>): string {
  for (const [stand, source] of sources) html = html.replace(stand, () => source);
  return html;
}

/**
 * Removes what the suite has written. What it has changed stands as a unique attribute until the
 * author's own source replaces it, since no attribute can be set with its source.
 */
function restore(node: Element, sources: Map<string, string>) {
  for (const name of [...STATES, ...namesIn(node.getAttribute(SET)).filter(isWritten), SET])
    node.removeAttribute(name);
  for (const { name, value } of [...node.attributes]) {
    if (!name.startsWith(WAS)) continue;
    const kept = name.slice(WAS.length);
    const source = keptSource(kept, value);
    if (source === undefined) continue;
    node.removeAttribute(name);
    node.removeAttribute(kept);
    const stand = randomId();
    node.setAttribute(stand, '');
    sources.set(`${stand}=""`, source);
  }
}
