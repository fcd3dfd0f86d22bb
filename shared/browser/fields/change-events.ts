/** Fires `input` and `change` on a control, as the browser does after a visitor's change. */
export function dispatchChange(control: Element) {
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
