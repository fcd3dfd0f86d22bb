import type { LoaderParts } from './loader-parts';

/**
 * Takes over drawings that a script has brought in, such as a morph or a page swap: only a parser of
 * whole pages makes shadow roots of them. An element that is awake draws itself.
 */
export function adoptDrawings(top: Element | Document, isAsleep: LoaderParts['isAsleep']) {
  const inside = top.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode=open]');
  for (const template of top instanceof HTMLTemplateElement ? [top] : inside) {
    const host = template.parentElement;
    if (!isAsleep(host)) continue;
    const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    shadow.replaceChildren(template.content);
    template.remove();
  }
}
