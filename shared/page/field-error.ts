import styles from '../styles/field-error.css';
import { adoptSheet } from './sheet';

/** A control that an author wrote. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ERROR = 'data-wb-field-error';
const INVALID = 'data-wb-invalid';

let made = 0;

/**
 * Says what is wrong with a field, in the page, where screen readers find it: a text behind the
 * field that describes each of its controls; null takes it away. What else describes a control stays.
 *
 * @param controls those of one field: one control, or the radio buttons or checkboxes of one name
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

/** What is said to be wrong with the field of a control. */
export function fieldErrorOf(control: Control): string | null {
  return errorOf(control)?.textContent ?? null;
}

function errorOf(control: Control): HTMLElement | null {
  // Taken out of the page, a field has its error in the same piece, or has left it there.
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

/** Behind the label or the element that a control is wrapped in; behind the last one of a group. */
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
  // ARIA knows no invalid state of one radio button.
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
