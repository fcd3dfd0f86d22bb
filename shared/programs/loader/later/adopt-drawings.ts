import { ROOT_ATTRIBUTE } from '../../../content/drawn';
import type { Sleeper } from '../../../element/signals';
import { dressDrawing } from './dress-drawing';
import type { LoaderParts } from './loader-parts';

/**
 * Takes over drawings that a script has brought in, such as a morph or a page swap: only a parser of
 * whole pages makes shadow roots of them. An element that is awake draws itself, and a drawing that
 * stayed in its content would be its first child.
 *
 * @returns the hosts that have another drawing now
 */
export function adoptDrawings(top: ParentNode, { elements, isAsleep }: LoaderParts): Sleeper[] {
  const adopted: Sleeper[] = [];
  const inside = top.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode=open]');
  for (const template of top instanceof HTMLTemplateElement ? [top] : inside) {
    const host = template.parentElement;
    const drawing = rootIn(template.content);
    if (!drawing || !host || !Object.hasOwn(elements, host.localName)) continue;
    template.remove();
    if (!isAsleep(host)) continue;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    // Made of the same content and attributes: what plays, was scrolled or chosen in it goes on.
    if (rootIn(shadow)?.cloneNode().isEqualNode(drawing.cloneNode())) continue;
    shadow.replaceChildren(template.content);
    adopted.push(host);
  }
  // Last, since some have their styles from others of them.
  adopted.forEach(dressDrawing);
  return adopted;
}

const rootIn = (tree: ParentNode) => tree.querySelector(`[${ROOT_ATTRIBUTE}]`);
