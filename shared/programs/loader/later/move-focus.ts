import { focusable, isTabbable } from 'tabbable';

/** Moves the focus as Tab does, over shadow roots and slots; past the last node nothing has it. */
export function moveFocus(by: 1 | -1) {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  const options = { getShadowRoot: true };
  const scope = document.querySelector<HTMLElement>('dialog:modal') ?? document.body;
  const all = focusable(scope, options);
  const at = all.indexOf(focused);
  const ahead = by > 0 ? all.slice(at + 1) : all.slice(0, Math.max(at, 0)).toReversed();
  const next = ahead.find((node) => isTabbable(node, options));
  if (next) next.focus();
  else focused.blur();
}
