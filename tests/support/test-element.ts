import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Attribute } from '../../shared/contract/attribute';
import type { Contract, Emit } from '../../shared/contract/contract';
import { defineElement } from '../../shared/element/define';
import { fromElement } from '../../shared/content/light';
import { documentPage } from '../../shared/content/page';
import { registry } from '../../shared/element/registry';
import type { ElementOptions } from '../../shared/element/registry';
import { drawField, drawShadow, readElement } from '../../shared/programs/publish/draw';
import { atRest, task } from './rest';

/** What a component of a test is given; attributes by name, as whatever the kernel made of them. */
export interface Given {
  [attribute: string]: unknown;
  host: HTMLElement;
  emit: Emit<Contract>;
  content: unknown;
}

export interface TestElement extends ElementOptions<Given, unknown> {
  attributes?: Record<string, Attribute<unknown>>;
  events?: Contract['events'];
  methods?: Contract['methods'];
  styles?: string;
}

let count = 0;

/** A tag that no test of this page has used. */
export const freshTag = (): `wb-${string}` => `wb-test-${(count += 1)}`;

/** Defines an element for one test, and returns its tag. */
export function define(
  draw: (given: Given) => ReactNode,
  { attributes = {}, events, methods, styles = '', ...reading }: TestElement = {},
  tag = freshTag(),
): string {
  const contract: Contract = {
    tag,
    summary: 'An element of one test.',
    since: '0',
    spec: '',
    wakes: 'interaction',
    attributes,
    ...(events && { events }),
    ...(methods && { methods }),
  };
  defineElement(contract, draw as never, styles, reading as never);
  return tag;
}

/** Defines an element that keeps what it was given last. */
export function defineRecorder(options: TestElement = {}) {
  const record = { tag: '', given: undefined as unknown as Given, drawings: 0 };
  record.tag = define((given) => {
    record.given = given;
    record.drawings += 1;
    return createElement('slot');
  }, options);
  return record;
}

const place = document.createElement('main');
document.body.append(place);

/** Puts HTML into the page, in place of what an earlier test has put there; returns its first element. */
export function put<E extends HTMLElement = HTMLElement & Record<string, unknown>>(
  html: string,
): E {
  // Parsed apart: not every engine upgrades what setHTMLUnsafe makes before it returns.
  const draft = document.implementation.createHTMLDocument().body;
  draft.setHTMLUnsafe(html);
  place.replaceChildren(...draft.childNodes);
  return place.firstElementChild as E;
}

/** The HTML of one element as the publish step draws it: shadow root, field and content. */
export function published(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const host = page.body.firstElementChild!;
  const definition = registry.get(host.localName)!;
  const light = fromElement(host);
  const drawing = readElement(definition, light, documentPage);
  const shadow = drawShadow(definition, light, drawing, `<style>${definition.styles}</style>`);
  return html.replace(/>/, () => `>${shadow}${drawField(definition, light, drawing)}`);
}

/** The element's React root; none while it sleeps. */
export const reactRoot = (host: object): object | undefined =>
  (host as Record<symbol, object | undefined>)[Symbol.for('r2wc.context')];

/** Waits until a condition holds, turn by turn; fails with the condition when it does not. */
export async function until(condition: () => unknown): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Not within 45 seconds: ${String(condition)}`);
    await turn();
  }
}

/** Milliseconds; less than a test may take, so that the condition is told. */
const PATIENCE = 45_000;

/** Lets everything run that is due, and waits until nothing of what follows from it is left. */
export async function turn(): Promise<void> {
  // The browser's own events, such as those of a dialog or of the history, come as tasks as well.
  for (let tasks = 0; tasks < 4; tasks += 1) await task();
  await new Promise((done) => setTimeout(done));
  await atRest();
}

/** Collects what the page would report as uncaught errors, for as long as the action takes. */
export async function errorsOf(action: () => unknown): Promise<string[]> {
  const messages: string[] = [];
  // The runner's own handler, which fails the running test, stands in this place.
  const before = window.onerror;
  window.onerror = (message) => {
    messages.push(String(message));
    return true;
  };
  try {
    await action();
    await turn();
  } finally {
    window.onerror = before;
  }
  return messages;
}
