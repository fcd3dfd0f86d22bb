import { atRest } from '../support/rest';
import { isForOthers, settled, theStage } from './stage';

const controls =
  'button, a[href], summary, input, select, textarea, [tabindex], [role=tab], [role=option], [role=menuitem]';
const keys = [
  'ArrowRight',
  'ArrowLeft',
  'ArrowDown',
  'ArrowUp',
  'Home',
  'End',
  'Enter',
  ' ',
  'a',
  'Escape',
];

/** Everything a visitor can work in an element, its content and its shadow tree. */
function controlsOf(host: HTMLElement): HTMLElement[] {
  return [host.shadowRoot!, host].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(controls),
  ]);
}

/** Works every control of an element: clicks it, presses keys on it, chooses and types in it. */
export async function workEverything(host: HTMLElement): Promise<void> {
  for (const node of controlsOf(host)) {
    if (!node.isConnected) continue;
    if (node instanceof HTMLSelectElement) choose(node);
    else if (node instanceof HTMLInputElement && takesText(node)) type(node);
    // A drawing with the focus has no click of its own.
    else if (node instanceof HTMLElement) node.click();
    await atRest();
    node.focus();
    node.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await atRest();
  }
  for (const node of controlsOf(host)) {
    for (const key of keys) {
      if (!node.isConnected) continue;
      const init = { key, bubbles: true, composed: true, cancelable: true };
      node.dispatchEvent(new KeyboardEvent('keydown', init));
      node.dispatchEvent(new KeyboardEvent('keyup', init));
      await atRest();
    }
  }
  host.closest('form')?.reset();
  await settled();
}

const takesText = ({ type: kind }: HTMLInputElement) =>
  !['radio', 'checkbox', 'button', 'submit', 'reset', 'image', 'hidden', 'file'].includes(kind);

function choose(select: HTMLSelectElement) {
  select.selectedIndex = (select.selectedIndex + 1) % select.length;
  tell(select);
}

function type(input: HTMLInputElement) {
  input.value = input.type === 'number' ? '3' : 'text';
  tell(input);
}

function tell(field: HTMLElement) {
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Answers in turn, as servers do: well, with a refusal, with what is no JSON, and not at all. */
const replies = [
  () => Response.json({ success: true, id: 1, quantity: 1 }),
  () => Response.json({ status: 422, message: 'Cart Error', description: 'No.' }, { status: 422 }),
  () => new Response('<p>x', { status: 500 }),
  () => Promise.reject(new TypeError('planted: offline')),
];

/** The page keeps to itself while it is worked: nothing is sent, nothing leads away. */
export function isolate(): () => void {
  const { fetch } = globalThis;
  const { back } = history;
  // No listener can prevent it, and before this page the window has shown those of other tests.
  history.back = () => undefined;
  let count = -1;
  globalThis.fetch = async (asked) =>
    isForOthers(asked) ? new Response() : replies[(count += 1) % replies.length]!();
  const stay = (event: Event) => {
    const isLink = event.composedPath().some((it) => it instanceof HTMLAnchorElement);
    if (event.type === 'submit' || isLink) event.preventDefault();
  };
  const remain = (event: NavigateEvent) => event.destination.sameDocument || event.preventDefault();
  for (const type of ['click', 'submit']) addEventListener(type, stay);
  navigation.addEventListener('navigate', remain);
  return () => {
    globalThis.fetch = fetch;
    history.back = back;
    for (const type of ['click', 'submit']) removeEventListener(type, stay);
    navigation.removeEventListener('navigate', remain);
    theStage.replaceChildren();
    forgetVisit();
  };
}

/** What is remembered of a visitor, such as the popups that were shown, concerns no later one. */
function forgetVisit() {
  localStorage.clear();
  sessionStorage.clear();
  const page = globalThis as unknown as Record<symbol, unknown>;
  for (const name of ['wb.visit.1', 'wb.popups-shown.1']) delete page[Symbol.for(name)];
}
