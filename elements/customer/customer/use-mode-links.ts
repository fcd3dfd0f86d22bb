import type { RefObject } from 'react';
import { useNative } from '../../../shared/react/hooks/use-native';
import { isPlain } from '../../../shared/browser/links/plain-click';
import { isMode, type Mode } from '../form-rules';

/**
 * Handles clicks on links and buttons that name a mode with `data-wb-to`.
 *
 * @param onChoose returns whether it has handled the click; otherwise the link is followed
 */
export function useModeLinks(slot: RefObject<HTMLElement | null>, onChoose: (to: Mode) => boolean) {
  useNative(slot, 'click', (event) => {
    const path = event.composedPath().filter((it) => it instanceof HTMLElement);
    const link = path.find((it) => it.matches('[data-wb-to]'));
    const to = link?.dataset['wbTo'];
    if (!isMode(to) || !isPlain(event, link as Partial<HTMLAnchorElement>)) return;
    if (onChoose(to)) event.preventDefault();
  });
}
