import { useEffect, useRef } from 'react';
import { drawInto } from '../../../shared/content/markup';
import { DRAWN_ATTRIBUTE } from '../../../shared/browser/html/authored';
import { richText } from '../../../shared/browser/html/rich-text';
import { warn } from '../../../shared/foundation/warn';
import { fillPlaces } from './fill';
import { type Content, markupOf } from './read-content';

/**
 * Puts HTML into the page unless the publish step already has, and again when it changes; only then
 * is the sanitiser loaded.
 */
export function useHtml(host: HTMLElement, { html, drawn }: Content) {
  const shown = useRef<string>(undefined);
  const isEmpty = useRef(false);
  const key = html && JSON.stringify(html);
  useEffect(() => {
    if (!html) {
      // The kernel replaces the HTML with a text, but does not remove it when nothing is drawn.
      if (shown.current && !drawn.length) drawInto(host, []);
      shown.current = '';
      return undefined;
    }
    const isDrawn = host.querySelector(`:scope > [${DRAWN_ATTRIBUTE}]`) !== null;
    if (shown.current === undefined && isDrawn) shown.current = key;
    // A page that was changed from outside may have lost it.
    if (shown.current === key && (isDrawn || isEmpty.current)) return undefined;
    let isWanted = true;
    import('../../../shared/browser/html/sanitise')
      .then(({ nodesIn }) => {
        const { source, values, place } = html;
        const fill = (text: string) => fillPlaces(text, new Map(values));
        if (!isWanted) return;
        const markup = markupOf(richText(nodesIn(source), place, fill), place.isInline);
        isEmpty.current = !markup.length;
        drawInto(host, markup);
      })
      .catch((cause: unknown) => {
        if (!isWanted) return;
        isEmpty.current = true;
        drawInto(host, []);
        warn(
          'placeholder',
          `<wb-placeholder format="html"> cannot clean its HTML: ${String(cause)}. So the fallback shows instead. ` +
            'Check that its files are served beside the loader, and that trusted-types allows wb-elements.',
        );
      })
      .finally(() => {
        if (isWanted) shown.current = key;
      });
    return () => {
      isWanted = false;
    };
  });
}
