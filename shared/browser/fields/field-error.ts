import styles from './field-error.page.css';
import { PUT_IN, writeAttribute } from '../html/authored';
import { adoptSheet } from '../sheets/sheet';

/** A native control in the author's markup. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const ERROR = 'data-wb-field-error';
const INVALID = 'data-wb-invalid';
const ID = 'wb-field-error-';

/** An error, and the controls of its field. */
interface Shown {
  node: HTMLElement;
  controls: readonly Control[];
}

/** By control rather than by id, since a copy of a field describes itself by the id of the first. */
const shown = new WeakMap<Control, Shown>();

let made = 0;

/**
 * Shows a field's error as text after it in the page, and marks its controls as invalid and described
 * by it. Keeps other descriptions of the controls.
 *
 * @param controls of one field: one control, or the radio buttons or checkboxes of one name
 * @param text null removes the error, from all controls of the field
 */
export function setFieldError(controls: readonly Control[], text: string | null) {
  const [first] = controls;
  if (!first) return;
  const earlier = controls.map((it) => shown.get(it)).find(Boolean);
  const before = earlier ?? copiedError(first);
  for (const control of before?.controls ?? [])
    if (text === null || !controls.includes(control)) unmark(control);
  if (text === null) {
    for (const control of controls) unmark(control);
    before?.node.remove();
    return;
  }
  const error = before?.node ?? document.createElement('span');
  if (!earlier) nameError(error, first);
  // It is new, or something has taken it out of the page.
  if (error.getRootNode() !== first.getRootNode()) {
    adoptSheet(first, styles);
    placeOf(controls).after(error);
  }
  if (error.textContent !== text) error.textContent = text;
  for (const control of controls) mark(control, { node: error, controls });
}

/** The error shown for a control; null for none. */
export function fieldErrorOf(control: Control): string | null {
  return (shown.get(control)?.node ?? copiedNode(control))?.textContent ?? null;
}

/** The error of a field that was copied with it, or that another copy of this code shows, and its controls. */
function copiedError(control: Control): Shown | undefined {
  const node = copiedNode(control);
  if (!node) return undefined;
  const marked = rootOf(control).querySelectorAll<Control>(`[${INVALID}]`);
  const controls = [...marked].filter((it) => !shown.has(it) && copiedNode(it) === node);
  return { node, controls };
}

/** Its text, which a control describes itself by: of several with that id the next one. */
function copiedNode(control: Control): HTMLElement | undefined {
  const named = idsIn(control).filter((it) => it.startsWith(ID));
  return named
    .flatMap((id) => [
      ...rootOf(control).querySelectorAll<HTMLElement>(`[${ERROR}][id="${CSS.escape(id)}"]`),
    ])
    .find((it) => control.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_FOLLOWING);
}

const rootOf = (control: Control) => control.getRootNode() as Node & ParentNode;

function nameError(error: HTMLElement, { ownerDocument }: Control) {
  error.setAttribute(ERROR, '');
  error.setAttribute(PUT_IN, '');
  do made += 1;
  while (ownerDocument.getElementById(ID + made));
  error.id = ID + made;
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

function mark(control: Control, error: Shown) {
  shown.set(control, error);
  control.setAttribute(INVALID, '');
  // ARIA has no invalid state for a single radio button.
  if (control.type !== 'radio') writeAttribute(control, 'aria-invalid', 'true');
  describe(control, [...othersIn(control), error.node.id]);
}

function unmark(control: Control) {
  shown.delete(control);
  control.removeAttribute(INVALID);
  writeAttribute(control, 'aria-invalid', null);
  const others = othersIn(control);
  if (others.length < idsIn(control).length) describe(control, others);
}

const describe = (control: Control, ids: string[]) =>
  writeAttribute(control, 'aria-describedby', ids.join(' ') || null);

/** The ids of what describes a control besides errors. */
const othersIn = (control: Control) => idsIn(control).filter((it) => !it.startsWith(ID));

const idsIn = (control: Control) =>
  (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter(Boolean);
