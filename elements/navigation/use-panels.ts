import { useEffect, useRef } from 'react';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { observeDevice, POPUP_MENU } from '../../shared/visitor/device';
import { floatPanel, floats } from './float-panel';
import { isOpen, panelOf } from './panel-of';

interface Options {
  /** Shows the panel of a button; by default under the item that holds both. */
  show?: (panel: HTMLElement, button: Element) => () => void;
  opened: (button: HTMLElement) => void;
  closed: (button: HTMLElement) => void;
}

/**
 * Opens and closes the panels of buttons. Only `aria-expanded` holds the open state, since the
 * watcher of a sleeping menu opens sub-menus before React loads.
 */
export function usePanels(options: Options) {
  const latest = useLatest(options);
  const stops = useRef(new Map<HTMLElement, () => void>());

  const open = (button: HTMLElement) => {
    // What was opened and closed before React came is repeated, also where a dialog around it has closed.
    if (isOpen(button) || !button.checkVisibility()) return;
    const panel = panelOf(button);
    stops.current.get(button)?.();
    button.setAttribute('aria-expanded', 'true');
    const { show = underItem, opened } = latest.current;
    if (panel.popover) stops.current.set(button, show(panel, button));
    opened(button);
  };

  const close = (button: HTMLElement) => {
    if (button.getAttribute('aria-expanded') !== 'true') return;
    stops.current.get(button)?.();
    stops.current.delete(button);
    button.setAttribute('aria-expanded', 'false');
    latest.current.closed(button);
  };

  const latestClose = useLatest(close);
  useEffect(() => {
    // Closes panels that floated or float now; panels in place stay.
    const stopHearing = observeDevice(POPUP_MENU, () => {
      for (const button of stops.current.keys()) {
        const panel = panelOf(button);
        if (panel.matches(':popover-open') || floats(panel)) latestClose.current(button);
      }
    });
    return () => {
      stopHearing();
      for (const stop of stops.current.values()) stop();
      stops.current.clear();
    };
  }, []);

  return { open, close };
}

const underItem = (panel: HTMLElement, button: Element) => floatPanel(panel, button.parentElement!);
