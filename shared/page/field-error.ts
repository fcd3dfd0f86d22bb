import styles from '../styles/field-error.css';
import { adoptSheet } from './sheet';

/** A control that an author wrote. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ERROR = 'data-wb-field-error';
const INVALID = 'data-wb-invalid';

let made = 0;

/**
 * Shows the error of a field as a text behind it in the page, and marks its controls as invalid and
 * described by it. Other descriptions of the controls stay.
 *
 * @param controls those of one field: one control, or the radio buttons or checkboxes of one name
 * @param text null takes the error away
 */
export function setFieldError(controls: readonly Control[], text: string | null) {
  const [first] = controls;
  if (!first) return;
  const earlier = errorOf(first);
  if (text === null) {
    for (const control of controls) unmark(control, earlier?.id);
    earlier?.remove();
    return;
  }
  const error = earlier ?? createError(controls);
  if (error.textContent !== text) error.textContent = text;
  for (const control of controls) mark(control, error.id);
}

/** The error that is shown for a control; null for none. */
export function fieldErrorOf(control: Control): string | null {
  return errorOf(control)?.textContent ?? null;
}

function errorOf(control: Control): HTMLElement | null {
  // The error of a field that was removed from the page was removed with it, or has stayed in the page.
  const scopes = [control.getRootNode() as Node & ParentNode, control.ownerDocument];
  for (const scope of scopes) {
    for (const id of idsIn(control)) {
      const node = scope.querySelector<HTMLElement>(`[${ERROR}]#${CSS.escape(id)}`);
      if (node) return node;
    }
  }
  return null;
}

function createError(controls: readonly Control[]): HTMLElement {
  const last = controls.at(-1)!;
  adoptSheet(last, styles);
  const error = document.createElement('span');
  error.setAttribute(ERROR, '');
  made += 1;
  error.id = `wb-field-error-${made}`;
  placeOf(controls).after(error);
  return error;
}

/** The node behind which the error stands: the outermost label or element around the last control. */
function placeOf(controls: readonly Control[]): Element {
  let place: Element = controls.at(-1)!;
  for (let box = place.parentElement; box; box = box.parentElement) {
    const isWrapper = box.localName === 'label' || box.localName.startsWith('wb-');
    if (!isWrapper || box.querySelector('form')) break;
    place = box;
  }
  return place;
}

function mark(control: Control, id: string) {
  control.setAttribute(INVALID, '');
  // ARIA has no invalid state for a single radio button.
  if (control.type !== 'radio') control.setAttribute('aria-invalid', 'true');
  const ids = idsIn(control);
  if (!ids.includes(id)) control.setAttribute('aria-describedby', [...ids, id].join(' '));
}

function unmark(control: Control, id: string | undefined) {
  control.removeAttribute(INVALID);
  control.removeAttribute('aria-invalid');
  const ids = idsIn(control);
  const rest = ids.filter((it) => it !== id);
  if (rest.length === ids.length) return;
  if (rest.length > 0) control.setAttribute('aria-describedby', rest.join(' '));
  else control.removeAttribute('aria-describedby');
}

const idsIn = (control: Control) =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
