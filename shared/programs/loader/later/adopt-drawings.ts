import { ROOT_ATTRIBUTE } from '../../../content/drawn';
import { dressDrawing } from './dress-drawing';
import type { LoaderParts } from './loader-parts';

/**
 * Takes over drawings that a script has brought in, such as a morph or a page swap: only a parser of
 * whole pages makes shadow roots of them. An element that is awake draws itself, and a drawing that
 * stayed in its content would be its first child.
 */
export function adoptDrawings(top: ParentNode, { elements, isAsleep }: LoaderParts) {
  const adopted: Element[] = [];
  const inside = top.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode=open]');
  for (const template of top instanceof HTMLTemplateElement ? [top] : inside) {
    const host = template.parentElement;
    const isDrawing = template.content.querySelector(`[${ROOT_ATTRIBUTE}]`) !== null;
    if (!isDrawing || !host || !Object.hasOwn(elements, host.localName)) continue;
    template.remove();
    if (!isAsleep(host)) continue;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.replaceChildren(template.content);
    adopted.push(host);
  }
  // Last, since some have their styles from others of them.
  adopted.forEach(dressDrawing);
}
