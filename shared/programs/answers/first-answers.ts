import { matches } from '../../browser/html/matches';
import type { Answered, AnsweredEvent, AnsweredTouch } from '../../element/answered';
import { CONTEXT, type R2wcElement } from '../../element/r2wc';
import { ANSWERED } from '../../foundation/answered';
import { hasLeft } from '../has-left';
import { ANSWERS_ITSELF, TAKES_TEXT } from '../../browser/native-controls';
import type { AnsweringPage, FirstTouch, Touched } from '../../contract/answers';

const page = globalThis as AnsweringPage & {
  /** What the loader repeats once it runs: events with their composed paths. */
  wbq?: { push(early: [event: Event, path: EventTarget[]]): void };
};

// A page may be put together of parts that were published one by one; and what has an id is a global too.
if (!Object.hasOwn(page, 'wba')) {
  page.wba = {};
  page.wbt = answer;
  const isRecorded = Object.hasOwn(page, 'wbq');
  if (!isRecorded) page.wbq = [];
  for (const type of ['click', 'keydown'] as const) {
    addEventListener(
      type,
      (event) => {
        if (!isRecorded) page.wbq!.push([event, event.composedPath()]);
        answerAll(type, event);
      },
      true,
    );
  }
  addEventListener('click', (event) => answerAll('lateClick', event));
  for (const type of ['pointerdown', 'focusin']) addEventListener(type, leaveAll, true);
}

function answerAll(type: Touched, event: Event) {
  const path = event.composedPath();
  for (const node of path) answer(type, event, node, path);
}

/** Lets each element that has answered and is not awake yet close what its visitor has left. */
function leaveAll(event: AnsweredEvent) {
  const path = event.composedPath();
  for (const tag in page.wba)
    if (page.wba[tag]!.left)
      // Of the root, since names of images may hide the methods of the document.
      for (const host of document.documentElement.getElementsByTagName(tag))
        if (ANSWERED in host && !path.includes(host) && hasLeft(event, host)) {
          answer('left', event, host, path);
          const outcomes = event[ANSWERED];
          // Once it is over, an event no longer knows where the focus came from.
          const leaving = Object.assign(new Event('pointerdown'), { [ANSWERED]: outcomes });
          if (outcomes?.has(host)) page.wbq!.push([leaving, path]);
        }
}

/** Lets one element answer, and keeps what takes that back. */
function answer(type: Touched, event: AnsweredEvent, node: EventTarget, path: EventTarget[]) {
  const host = node as Answered;
  const answers = page.wba![host.localName];
  const reply = answers?.[type] as ((it: FirstTouch) => (() => boolean) | undefined) | undefined;
  const { shadowRoot: shadow, [ANSWERED]: answered } = host;
  if (
    !reply ||
    !shadow ||
    (host as Partial<R2wcElement>)[CONTEXT] ||
    // What has answered before its code failed goes on: a visitor must be able to close what has opened.
    (!answered && host.hasAttribute('data-wb-failed'))
  )
    return;
  const way = path.slice(0, path.indexOf(host) + 1).filter((it) => it instanceof HTMLElement);
  const isOn = (selector: string) => way.some((it) => matches(it, selector));
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  // What the loader leaves to the browser is not repeated, so it must not be answered either. But what links
  // and buttons may open and close, they may also in its content.
  if (
    type === 'keydown'
      ? ctrlKey || metaKey || altKey || (key !== 'Escape' && isOn(TAKES_TEXT))
      : !answers!.invoked && isOn(ANSWERS_ITSELF)
  )
    return;
  const on = (selector: string) => way.find((it) => matches(it, selector) && shadow.contains(it));
  answered?.touches.at(-1)!.since.push(...answered.observer.takeRecords());
  const own = new MutationObserver(() => {});
  for (const tree of [shadow, host])
    own.observe(tree, { attributeOldValue: true, characterDataOldValue: true, subtree: true });
  const takeRestBack = reply({ event, host, shadow, on });
  // A dialog stays open when the rest is taken back, as a popover does.
  const changes = own.takeRecords().filter(({ attributeName }) => attributeName !== 'open');
  own.disconnect();
  answered?.observer.takeRecords();
  if (!changes.length && !takeRestBack) return;
  (event[ANSWERED] ??= new Map()).set(host, undefined);
  (answered ?? follow(host)).touches.push({ event, changes, takeRestBack, since: [] });
}

/** Keeps what others do to the attributes of an element from now on. */
function follow(host: Answered) {
  const touches: AnsweredTouch[] = [];
  const observer = new MutationObserver((records) => touches.at(-1)!.since.push(...records));
  observer.observe(host, { attributeOldValue: true });
  return (host[ANSWERED] = { touches, observer });
}
