import styles from './field-error.page.css';
import { PUT_IN, writeAttribute } from '../html/authored';
import { adoptSheet } from '../sheets/sheet';

/** A native control in the author's markup. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ERROR = 'data-wb-field-error';
const INVALID = 'data-wb-invalid';

let made = 0;

/**
 * Shows a field's error as text after it in the page, and marks its controls as invalid and described
 * by it. Keeps other descriptions of the controls.
 *
 * @param controls of one field: one control, or the radio buttons or checkboxes of one name
 * @param text null removes the error
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

/** The error shown for a control; null for none. */
export function fieldErrorOf(control: Control): string | null {
  return errorOf(control)?.textContent ?? null;
}

function errorOf(control: Control): HTMLElement | null {
  // When a field was removed from the page, its error is in the removed tree or still in the document.
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
  error.setAttribute(PUT_IN, '');
  made += 1;
  error.id = `wb-field-error-${made}`;
  placeOf(controls).after(error);
  return error;
}

/** The node that the error follows: the outermost label or suite element around the last control. */
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
  if (control.type !== 'radio') writeAttribute(control, 'aria-invalid', 'true');
  const ids = idsIn(control);
  if (!ids.includes(id)) describe(control, [...ids, id]);
}

function unmark(control: Control, id: string | undefined) {
  control.removeAttribute(INVALID);
  writeAttribute(control, 'aria-invalid', null);
  const ids = idsIn(control);
  const rest = ids.filter((it) => it !== id);
  if (rest.length < ids.length) describe(control, rest);
}

const describe = (control: Control, ids: string[]) =>
  writeAttribute(control, 'aria-describedby', ids.join(' ') || null);

const idsIn = (control: Control) =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
