import { type RefObject, useEffect } from 'react';
import { subscribe } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { floats } from '../float-panel';
import { useLightDismiss } from '../use-light-dismiss';
import { useHover } from '../use-hover';
import { isFloating, isOpen, panelOf } from '../panel-of';
import { usePanels } from '../use-panels';
import { buttonAround, buttonsIn } from './buttons';
import type { menu } from './menu.contract';

type Menu = Pick<Wired<typeof menu>, 'host' | 'emit' | 'trigger'>;

/**
 * Opens and closes the sub-menus of a menu: on click, on hover, and when the visitor goes
 * elsewhere. Only one floating sub-menu is open at a time; those in place are independent.
 *
 * @returns the click handler of the buttons
 */
export function useSubMenus(root: RefObject<HTMLElement | null>, { host, emit, trigger }: Menu) {
  const titleOf = (button: HTMLElement) => ({ title: button.dataset.title! });
  const { open, close } = usePanels({
    opened: (button) => emit('wb-menu-opened', titleOf(button)),
    closed: (button) => emit('wb-menu-closed', titleOf(button)),
  });

  const buttons = () => (root.current ? buttonsIn(root.current) : []);
  const floating = () => buttons().find(isFloating);
  const closeFloating = () => {
    const button = floating();
    if (button) close(button);
    hover.forget();
  };
  const openAlone = (button: HTMLElement) => {
    const before = floating();
    if (before && before !== button && !panelOf(before).contains(button)) close(before);
    open(button);
  };

  const hover = useHover<HTMLElement>({
    opened: floating,
    boxOf: (button) => panelOf(button).getBoundingClientRect(),
    open: openAlone,
    close,
  });

  const toggle = (button: HTMLElement, clicks: number) => {
    hover.forget();
    const isEcho = hover.echoes(button, clicks);
    if (!isOpen(button)) openAlone(button);
    else if (!isEcho) close(button);
  };

  useNative(root, 'pointerover', (event) => {
    if (trigger !== 'hover') return;
    const item = event.composedPath().find((it) => it instanceof Element && isTop(it));
    const button = (item as Element | undefined)?.querySelector<HTMLElement>(':scope > .button');
    hover.over(button && floats(panelOf(button)) ? button : undefined, event);
  });
  useNative(root, 'pointermove', hover.moved);
  useNative(host, 'pointerleave', (event) => {
    if (trigger === 'hover') hover.over(undefined, event);
  });

  // The focus has moved from a drop-down to another item of the same menu.
  useNative(root, 'focusin', (event) => {
    const button = floating();
    if (button && !event.composedPath().includes(button.parentElement!)) closeFloating();
  });

  useLightDismiss(host, {
    left: closeFloating,
    escaped: (isInside) => {
      const button = isInside ? (buttonAround(host.shadowRoot!) ?? floating()) : floating();
      if (!button) return false;
      const focused = host.shadowRoot!.activeElement;
      const isFocused = focused !== null && button.parentElement!.contains(focused);
      close(button);
      hover.forget();
      if (isFocused) button.focus();
      return true;
    },
  });

  const latestClose = useLatest(closeFloating);
  useEffect(() => {
    const stops = [
      // The sticky bar that holds the menu moves.
      subscribe('sticky.changed', () => latestClose.current()),
      subscribe('menu.opened', ({ kind }) => {
        if (kind === 'mega-menu') latestClose.current();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  return toggle;
}

const isTop = (node: Element) => node.matches('.list > .item');
