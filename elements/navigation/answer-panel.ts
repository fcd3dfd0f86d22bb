import { floats, place, type Span } from './float-panel';
import { isOpen, panelOf } from './panel-of';

/**
 * Opens or closes the panel of a button before React is there.
 *
 * @param spanOf the edges that a floating panel shall have
 * @returns takes back what is no attribute
 */
export function answerPanel(button: HTMLElement, spanOf?: () => Span | undefined): () => void {
  const panel = panelOf(button);
  const opens = !isOpen(button);
  button.ariaExpanded = String(opens);
  const show = (isShown: boolean) => {
    const isPopover = panel.popover && (floats(panel) || panel.matches(':popover-open'));
    if (isPopover) panel.togglePopover(isShown);
    return isPopover;
  };
  if (show(opens) && opens) place(panel, button.parentElement!, spanOf?.());
  return () => void show(!opens);
}
