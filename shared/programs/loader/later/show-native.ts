import { FIELD } from '../../../content/drawn';

/**
 * Tells screen readers of the native control of an element whose code could not be had. The style sheet
 * has hidden the one that stands for it; what is drawn once the code comes hides this one again.
 */
export function showNative(host: Element) {
  const around = host.matches('[data-wb-failed]') && host.shadowRoot;
  if (!around) return;
  for (const box of around.querySelectorAll(`[aria-hidden]:has(> slot[name=${FIELD}])`))
    box.removeAttribute('aria-hidden');
}
