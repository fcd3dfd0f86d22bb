import { put, turn } from '../../support/test-element';

let count = 0;

/** An address to which no test of this page has posted: warnings are said once for each. */
export const freshAction = (): string => `/forms/test-${(count += 1)}`;

/** The node that a selector names; it must be there. */
export const the = <E extends HTMLElement = HTMLInputElement>(
  top: ParentNode,
  selector: string,
): E => top.querySelector<E>(selector)!;

interface Given {
  /** Attributes of the element. */
  more?: string;
  /** Attributes of the form; an action of its own unless told. */
  form?: string;
  /** Beside the element. */
  beside?: string;
}

/** A form in the element, with a button unless it has one. */
export function putForm(inside: string, { more = '', form, beside = '' }: Given = {}) {
  const action = freshAction();
  const button = inside.includes('<button') ? '' : '<button>Send</button>';
  const place = put(
    `<div><wb-form form-id="test${action}" ${more}><form ${form ?? `action="${action}" method="post"`}>${inside}${button}</form></wb-form>${beside}</div>`,
  );
  // Whatever the element lets through must not leave the page of the tests.
  place.addEventListener('submit', (event) => event.preventDefault());
  const host = the<HTMLElement & Record<string, unknown>>(place, 'wb-form');
  return {
    action,
    place,
    host,
    form: the<HTMLFormElement>(host, 'form'),
    button: the<HTMLButtonElement>(host, 'button'),
  };
}

/** Types a text as a visitor does: what was there before is gone. */
export function type(control: HTMLElement, text: string) {
  (control as HTMLInputElement).value = text;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Chooses files as a visitor does. */
export function choose(control: HTMLInputElement, ...files: File[]) {
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  control.files = list.files;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

export const fileOf = (name: string, bytes = 10): File => new File(['x'.repeat(bytes)], name);

/** What the element says: as a text each, and how it is called. */
export const said = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=message]')].map((it) => ({
    text: it.textContent,
    state: it.dataset['state'],
    role: it.parentElement!.getAttribute('role'),
  }));

export const texts = (host: Element) => said(host).map(({ text }) => text);

/** The entries of the summary. */
export const entries = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=summary-entry]'),
];

/** What is said to be wrong, of every field in page order. */
export const fieldErrors = (top: ParentNode) =>
  [...top.querySelectorAll('[data-wb-field-error]')].map((it) => it.textContent);

/** What the events of a name carry, as long as the test runs. */
export function eventDetails<T = Record<string, unknown>>(target: EventTarget, name: string): T[] {
  const details: T[] = [];
  target.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail));
  return details;
}

/** Lets everything that is due come to rest. */
export const settled = turn;
