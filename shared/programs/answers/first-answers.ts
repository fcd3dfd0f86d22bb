import { matches } from '../../browser/html/matches';
import { CONTEXT, type R2wcElement } from '../../element/r2wc';
import { ANSWERED, type Answered } from '../../element/signals';
import { ANSWERS_ITSELF, TAKES_TEXT } from '../native-controls';
import type { Answers, FirstTouch } from './answer';
import { observedChanges } from './observed-changes';

const page = globalThis as unknown as {
  /** What the loader repeats once it runs: events with their composed paths. */
  wbq?: { push(early: [event: Event, path: EventTarget[]]): void };
  /** The answers of the page's elements by tag; see `<name>.answers.ts`. */
  wba?: Record<string, Answers>;
};

// A page may be put together of parts that were published one by one; and what has an id is a global too.
if (!Object.hasOwn(page, 'wba')) {
  page.wba = {};
  const isRecorded = Object.hasOwn(page, 'wbq');
  if (!isRecorded) page.wbq = [];
  for (const type of ['click', 'keydown'] as const) {
    addEventListener(
      type,
      (event) => {
        const path = event.composedPath();
        if (!isRecorded) page.wbq!.push([event, path]);
        for (const node of path) if (node instanceof HTMLElement) answer(type, event, node, path);
      },
      true,
    );
  }
}

/** Lets one element answer, and keeps what takes that back. */
function answer(type: keyof Answers, event: Event, host: Answered, path: EventTarget[]) {
  const reply = page.wba![host.localName]?.[type] as
    ((it: FirstTouch) => (() => boolean) | undefined) | undefined;
  const { shadowRoot: shadow } = host;
  if (
    !reply ||
    !shadow ||
    (host as Partial<R2wcElement>)[CONTEXT] ||
    host.hasAttribute('data-wb-failed')
  )
    return;
  const way = path.slice(0, path.indexOf(host)).filter((node) => node instanceof HTMLElement);
  const isOn = (selector: string) => way.some((node) => matches(node, selector));
  const { ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  // What the loader leaves to the browser is not repeated, so it must not be answered either.
  if (type === 'click' ? isOn(ANSWERS_ITSELF) : ctrlKey || metaKey || altKey || isOn(TAKES_TEXT))
    return;
  const on = (selector: string) =>
    way.find((node) => matches(node, selector) && shadow.contains(node));
  const takeBack = observedChanges([shadow, host], () => reply({ event, host, shadow, on }));
  if (!takeBack) return;
  const answered = event as { [ANSWERED]?: boolean };
  answered[ANSWERED] = true;
  (host[ANSWERED] ??= []).push(() => (answered[ANSWERED] = takeBack()));
}
