import type { RefObject } from 'react';
import { useNative } from '../../../shared/hooks/use-native';
import { isPlain } from '../../../shared/page/plain-click';
import { isMode, type Mode } from '../form-rules';

/**
 * Answers clicks on what names another form with `data-wb-to`. A link whose click is not answered is
 * followed, as it is while the element sleeps.
 *
 * @param answer whether the click was answered
 */
export function useModeLinks(slot: RefObject<HTMLElement | null>, answer: (to: Mode) => boolean) {
  useNative(slot, 'click', (event) => {
    const path = event.composedPath().filter((it) => it instanceof HTMLElement);
    const link = path.find((it) => it.matches('[data-wb-to]'));
    const to = link?.dataset['wbTo'];
    if (!isMode(to) || !isPlain(event, link as Partial<HTMLAnchorElement>)) return;
    if (answer(to)) event.preventDefault();
  });
}
