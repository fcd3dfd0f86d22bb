import { floats } from './float-panel';

/** The panel that a button opens. */
export const panelOf = (button: Element) =>
  (button.getRootNode() as ShadowRoot).getElementById(button.getAttribute('aria-controls')!)!;

export const isOpen = (button: Element) =>
  button.getAttribute('aria-expanded') === 'true' && panelOf(button).checkVisibility();

/** Whether a button has opened something over the page. */
export const isFloating = (button: Element) => isOpen(button) && floats(panelOf(button));
