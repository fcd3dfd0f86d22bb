import type { RefObject } from 'react';
import { useNative } from '../../../shared/react/hooks/use-native';
import { controlsIn, itemControls } from '../controls';
import { keepPageStill, TAKES_ARROWS } from '../arrows-in-panel';
import { isFloating, panelOf } from '../panel-of';
import { keyTarget } from './arrow-keys';

/** Arrows, Home and End move the focus along the menu and through open panels. */
export function useKeys(menu: RefObject<HTMLElement | null>) {
  useNative(menu, 'keydown', (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const path = event.composedPath().filter((it) => it instanceof Element);
    if (path[0]?.matches(TAKES_ARROWS)) return;
    const target = targetOf(event.key, path, menu.current!);
    if (!target) return keepPageStill(event, menu.current!.querySelector('.panel:popover-open'));
    event.preventDefault();
    target.focus();
  });
}

function targetOf(key: string, path: Element[], menu: HTMLElement) {
  const list = menu.querySelector('.list')!;
  const panel = path.find((it) => it.matches('.panel:popover-open'));
  if (panel) return targetInPanel(key, path, panel);
  const isRow = getComputedStyle(list).flexDirection === 'row';
  const controls = isRow ? [...list.children].flatMap(barControls) : allControls(list);
  const from = controls.findIndex((it) => path.includes(it));
  if (from < 0) return undefined;
  const button = path.find((it) => it.matches('.item'))?.querySelector(':scope > .button');
  if (isRow && key === 'ArrowDown' && button && isFloating(button))
    return controlsIn(panelOf(button))[0];
  const isRtl = getComputedStyle(list).direction === 'rtl';
  const next = keyTarget(key, from, controls.length, { axis: isRow ? 'row' : 'column', isRtl });
  return next === undefined ? undefined : controls[next];
}

function targetInPanel(key: string, path: Element[], panel: Element) {
  const controls = controlsIn(panel);
  const from = controls.findIndex((it) => path.includes(it));
  if (from === 0 && key === 'ArrowUp') return panel.previousElementSibling as HTMLElement;
  const next = keyTarget(key, from, controls.length, { axis: 'column', isRtl: false });
  return next === undefined ? undefined : controls[next];
}

/** The controls of a top-level item: its link and its button, or those in its slot. */
function barControls(item: Element): HTMLElement[] {
  const slot = item.querySelector('slot');
  if (slot) return slot.assignedElements().flatMap(itemControls);
  return [...item.children].filter((it): it is HTMLElement => it.matches('a, button'));
}

/** All visible controls of a vertical menu, slots included. */
const allControls = (list: Element) =>
  [...list.children].flatMap((item) =>
    item.querySelector('slot') ? barControls(item) : controlsIn(item),
  );
