import { useEffect } from 'react';
import { elementAt, fragmentOf } from '../../../shared/browser/links/fragment';
import { isPlain } from '../../../shared/browser/links/plain-click';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { slidesIn } from '../slide-nodes';

/** The number of a slide on a control inside a slider. */
const LEADS_TO = 'data-wb-slide';

/**
 * Shows the slide that a link or the address names, or that holds what it names, and the one whose number a
 * button inside says. Asleep, the browser itself scrolls to what a link names.
 */
export function useSlideLinks(host: HTMLElement, show: (slide: number) => boolean) {
  const latest = useLatest(show);

  // A first touch is repeated inside the shadow root alone. While it is published there is none.
  useNative((host as HTMLElement | undefined)?.shadowRoot ?? null, 'click', (event) => {
    const [target] = event.composedPath();
    const control = target instanceof Element && target.closest(`[${LEADS_TO}]`);
    if (!control || control.parentElement?.closest(host.localName) !== host) return;
    const number = Number(control.getAttribute(LEADS_TO));
    if (Number.isInteger(number) && number >= 1 && number <= slidesIn(host).length) show(number);
  });

  useEffect(() => {
    const open = (fragment: string) => {
      const target = fragment ? elementAt(fragment) : undefined;
      const slide = slidesIn(host).findIndex((it) => target && it.contains(target)) + 1;
      if (slide) latest.current(slide);
    };
    const onClick = (event: MouseEvent) => {
      const link = event
        .composedPath()
        .find((it) => it instanceof HTMLAnchorElement || it instanceof HTMLAreaElement);
      if (link && isPlain(event, link)) open(fragmentOf(link) ?? '');
    };
    const onHash = () => open(location.hash.slice(1));
    document.addEventListener('click', onClick);
    addEventListener('hashchange', onHash);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('hashchange', onHash);
    };
  }, [host]);
}
