import type { Control } from '../../../shared/browser/fields/field-error';
import { put, turn, until } from '../../support/test-element';

/** The node that a selector names in a host, or in its shadow tree; it must be there. */
export const the = <E extends HTMLElement>(host: ParentNode, selector: string): E =>
  host.querySelector<E>(selector)!;
export const inShadow = <E extends HTMLElement>(host: Element, selector: string): E | null =>
  host.shadowRoot!.querySelector<E>(selector);

/** Puts an element with forms into the page; whatever it lets through does not leave the page. */
export async function putForms(html: string): Promise<HTMLElement> {
  const place = put(`<div>${html}</div>`);
  place.addEventListener('submit', (event) => event.preventDefault());
  place.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
  await settled();
  return place.firstElementChild as HTMLElement;
}

/** Types into fields, by name. */
export function fill(top: ParentNode, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    const field = the<HTMLInputElement>(top, `[name="${name}"]`);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Presses the button of the form that shows; what follows at once has then been drawn. */
export async function send(host: HTMLElement) {
  const buttons = [...host.querySelectorAll('button')];
  buttons.find((it) => it.checkVisibility())!.click();
  await settled();
}

/** What is said below the form: errors in the role alert, good news in the role status. */
export const saidIn = (host: Element, role: 'alert' | 'status' = 'alert'): string[] =>
  [...host.shadowRoot!.querySelectorAll(`[role=${role}] [part=message]`)].map(
    (it) => it.textContent ?? '',
  );

export const isBusy = (host: Element) => inShadow(host, '.box')!.ariaBusy === 'true';

/** Waits until what was sent is answered, and what follows is drawn. */
export async function answered(host: Element) {
  await until(() => saidIn(host).length + saidIn(host, 'status').length > 0 && !isBusy(host));
}

/** The names of the fields that are marked, with what is said beside them. */
export const markedIn = (host: Element): Record<string, string> =>
  Object.fromEntries(
    [...host.querySelectorAll<Control>('[aria-invalid=true]')].map((it) => [
      it.name,
      document.getElementById(it.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
    ]),
  );

/** What the events of a name carry. */
export function eventDetails<T = unknown>(target: EventTarget, name: string): T[] {
  const details: T[] = [];
  target.addEventListener(name, (event) => details.push((event as CustomEvent<T>).detail));
  return details;
}

/** Lets everything that follows from something come to rest. */
export const settled = turn;
