/** Fires `input` and `change` on a control, as after a visitor's own change, so that the page hears of it. */
export function dispatchChange(control: Element) {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
