import { type RefObject, useEffect } from 'react';
import { switchMedia } from '../../../shared/browser/media/hidden-media';
import { announce, subscribe } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { controlsIn } from '../controls';
import { keepPageStill } from '../arrows-in-panel';
import { floatPanel, floats } from '../float-panel';
import { useLightDismiss } from '../use-light-dismiss';
import { useHover } from '../use-hover';
import { isFloating, isOpen, panelOf } from '../panel-of';
import { usePanels } from '../use-panels';
import type { megaMenu } from './mega-menu.contract';
import { spanOf } from './span-of';

type MegaMenu = Pick<Wired<typeof megaMenu>, 'host' | 'emit' | 'trigger' | 'panelWidth'>;

/**
 * Opens and closes the panel: on click, on hover, and when the visitor or the page goes elsewhere.
 * A panel in the flow is left to its button.
 */
export function usePanel(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  { host, emit, trigger, panelWidth }: MegaMenu,
) {
  const width = useLatest(panelWidth);
  const tell = (what: 'opened' | 'closed') => {
    announce(`menu.${what}`, host.id, { kind: 'mega-menu', host });
    emit(`wb-mega-menu-${what}`);
  };
  const { open, close } = usePanels({
    show: (panel, { parentElement: head }) =>
      floatPanel(panel, head!, () => spanOf(host, width.current)),
    opened: () => {
      tell('opened');
      switchMedia({ hidden: [], shown: [host] });
    },
    closed: () => {
      tell('closed');
      switchMedia({ hidden: [host], shown: [] });
    },
  });
  const floating = () =>
    button.current && isFloating(button.current) ? button.current : undefined;

  const hover = useHover<HTMLElement>({
    opened: floating,
    boxOf: (it) => panelOf(it).getBoundingClientRect(),
    open,
    close,
  });
  const leave = () => {
    hover.forget();
    const it = floating();
    if (it) close(it);
  };

  useNative(root, 'pointerover', (event) => {
    const it = button.current;
    if (trigger === 'hover' && it && floats(panelOf(it))) hover.over(it, event);
  });
  useNative(root, 'pointermove', hover.moved);
  useNative(host, 'pointerleave', (event) => {
    if (trigger === 'hover') hover.over(undefined, event);
  });

  useNative(root, 'keydown', (event) => {
    keepPageStill(event, root.current!.querySelector('.panel:popover-open'));
    const it = button.current;
    if (event.key !== 'ArrowDown' || event.defaultPrevented || !it || !isOpen(it)) return;
    const isOnTitle = event.composedPath().includes(it.parentElement!);
    const first =
      isOnTitle && controlsIn(host).find((node) => node.closest('[slot=title]') === null);
    if (!first) return;
    event.preventDefault();
    first.focus();
  });

  useLightDismiss(host, {
    left: leave,
    escaped: (isInside) => {
      const it = isInside && button.current && isOpen(button.current) ? button.current : floating();
      if (!it) return false;
      const isFocused = host.contains(host.ownerDocument.activeElement);
      hover.forget();
      close(it);
      if (isFocused) it.focus();
      return true;
    },
  });

  const latestLeave = useLatest(leave);
  useEffect(() => {
    const stops = [
      subscribe('sticky.changed', () => latestLeave.current()),
      subscribe('menu.opened', ({ kind, host: other }) => {
        // A mega menu inside this one keeps it open.
        if (kind === 'mega-menu' && !host.contains(other)) latestLeave.current();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);

  // A native listener, since React gets no clicks from the title, which is in the light DOM.
  useNative(button, 'click', ({ detail: clicks }) => {
    const it = button.current!;
    hover.forget();
    const isEcho = hover.echoes(it, clicks);
    if (!isOpen(it)) open(it);
    else if (!isEcho) close(it);
  });
}
