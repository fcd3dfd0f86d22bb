import type { Demo, Example, State } from '../../demo/gallery/demo';
import { dataScripts } from '../../demo/gallery/demo';
import type { Contract } from '../../shared/contract/contract';
import { expectWarning, warnings } from '../support/console';
import { atRest } from '../support/rest';

/** One element of the suite: what it promises, and the HTML that shows it. */
export interface Listed {
  contract: Contract;
  demo: Demo;
}

/** An element of the page, with its properties by name. */
export type Host = HTMLElement & Record<string, unknown>;

const stage = document.createElement('main');
document.body.append(stage);

const nativeFetch = globalThis.fetch;

/** Whether a request is for another site: whether that is there is no matter of these tests. */
export const isForOthers = (asked: RequestInfo | URL): boolean =>
  new URL(asked instanceof Request ? asked.url : asked, document.baseURI).origin !==
  location.origin;

/** Who is told of the pages of a shop. */
const pages = new Set<(page: object) => void>();

/** What scripts of others leave in a page is there already, so that none is asked for. */
const theirs = {
  DISQUS: { reset: () => undefined },
  Ecwid: {
    init: () => pages.forEach((tell) => tell({})),
    OnAPILoaded: { add: () => undefined },
    OnPageLoaded: { add: (tell: (page: object) => void) => pages.add(tell) },
  },
};

globalThis.fetch = (asked, options) =>
  isForOthers(asked) ? Promise.resolve(new Response()) : nativeFetch(asked, options);

/** Puts an example into the page, in place of the one before; returns all hosts of the tag in it. */
export function show(example: Example, tag: string): Host[] {
  // What the example before has announced concerns this one no more.
  const bus = (globalThis as Record<symbol, { latest: Map<string, unknown> } | undefined>)[
    Symbol.for('wb.bus.1')
  ];
  bus?.latest.clear();
  Object.assign(globalThis, theirs);
  stage.removeAttribute('dir');
  stage.setHTMLUnsafe(`<div>${dataScripts(example)}${example.html}</div>`);
  return [...stage.querySelectorAll<Host>(tag)];
}

/** The first host of an example. */
export function showFirst(example: Example, tag: string): Host {
  const [host] = show(example, tag);
  if (!host) throw new Error(`The example "${example.name}" of <${tag}> has no <${tag}> in it.`);
  return host;
}

/** Where examples stand. */
export const theStage = stage;

/** The states of an element: every example as it is drawn, then each that has to be reached. */
export const statesOf = ({
  demo,
}: Listed): { name: string; example: Example; reach?: State['reach'] }[] => [
  ...demo.examples.map((example) => ({ name: example.name, example })),
  ...(demo.states ?? []).map(({ name, example, reach, warns }) => {
    const from = demo.examples.find((it) => it.name === example) ?? demo.examples[0];
    if (!from) throw new Error(`The state "${name}" starts from no example: write one.`);
    return {
      name: `${from.name}: ${name}`,
      example: { ...from, warns: warns ?? from.warns },
      reach,
    };
  }),
];

/** Shows a state and brings its first element there. */
export async function reachState(
  { example, reach }: ReturnType<typeof statesOf>[number],
  tag: string,
): Promise<Host> {
  const host = showFirst(example, tag);
  await settled();
  reach?.(host);
  await settled();
  return host;
}

/** Lets everything run that the page has put off, a drawing and its observers included. */
export async function settled(): Promise<void> {
  await atRest();
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise<unknown>((done) => requestAnimationFrame(done));
  }
  await atRest();
}

/** Says that the lines printed so far were meant: those that name the tag and a value, or this text. */
export function claim(tag: string, text?: string): void {
  for (const line of warnings()) {
    if (line.startsWith(`<${tag} `) || (text && line.includes(text))) {
      expectWarning(new RegExp(line.replace(/[$()*+.?[\\\]^{|}/-]/g, '\\$&')));
    }
  }
}
