import type { Page } from 'puppeteer-core';
import { elements } from '../support/element-list';
import { settled } from '../support/page';
import type { TestServer } from '../support/server';
import { dataOf, htmlOf } from './groups';
import type { Group } from './groups';
import { withExample } from './laboratory';

/** Selects those that a touch wakes. */
export const touchable = elements
  .filter(({ contract }) => contract.wakes !== 'script')
  .map(({ contract }) => contract.tag)
  .join();
const holding = elements
  .filter(({ contract }) => contract.defers?.includes('submit'))
  .map(({ contract }) => contract.tag)
  .join();
declare global {
  /** What a visitor may click in the elements of a section, in page order; of many alike only one. */
  var touchables: (tags: string, holding: string, section: string) => HTMLElement[];
  /** The element that answers what is clicked: the one that it names, else the one that it is in. */
  var hostOf: (node: HTMLElement, tags: string) => Element;
  /** What an element has drawn, without what moves it meanwhile. */
  var drawnIn: (host: Element) => string | undefined;
}

/** Runs in a page before its own scripts. */
function lookThrough() {
  // Embla marks what it moves, and moves it.
  const moving = / data-live=""| style="transform: translate3d[^"]*"/g;
  globalThis.drawnIn = ({ shadowRoot }) =>
    shadowRoot?.querySelector('[data-wb-root]')?.innerHTML.replace(moving, '');
  /** What names a host in its page. */
  const invokersOf = ({ id, ownerDocument }: HTMLElement) =>
    id
      ? ownerDocument.querySelectorAll<HTMLElement>(
          `a[href="#${id}"], [commandfor="${id}"], [data-wb-names="${id}"]`,
        )
      : [];
  globalThis.hostOf = (node, tags) => {
    const id = /#(.+)/.exec(node.getAttribute('href') ?? '')?.[1];
    const named = node.getAttribute('commandfor') ?? node.dataset['wbNames'] ?? id;
    const host = named ? document.getElementById(named) : null;
    if (host?.matches(tags)) return host;
    return (node.getRootNode() as ShadowRoot).host ?? node.closest(tags)!;
  };
  globalThis.touchables = (tags, holders, section) => {
    const selector = 'button:not(:disabled), [role=tab], summary, label';
    const hosts = [...document.querySelector(section)!.querySelectorAll<HTMLElement>(tags)];
    const nodes = hosts.flatMap((host) => [
      ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
      ...host.querySelectorAll<HTMLElement>(selector),
      ...invokersOf(host),
    ]);
    // A form that no element answers is sent at once, and the page is left.
    const leaves = (node: HTMLElement) =>
      node instanceof HTMLButtonElement &&
      node.type === 'submit' &&
      node.form !== null &&
      !(holders && node.closest(holders));
    const found = [...new Set(nodes)].filter((node) => node.checkVisibility() && !leaves(node));
    const kindOf = (node: HTMLElement) => {
      const host = hostOf(node, tags);
      const control = node instanceof HTMLLabelElement ? node.control : node;
      const type = control?.getAttribute('type');
      return [host.localName, node.localName, node.part, node.role, type].join(' ');
    };
    // The last of a kind stands for a row of many.
    return found.filter((node) => {
      const alike = found.filter((it) => kindOf(it) === kindOf(node));
      return alike.at(-1) === node;
    });
  };
}

const prepare = (page: Page) => page.evaluateOnNewDocument(lookThrough);

/** Opens the page of a group, asleep. */
export const openTouchable = (
  group: Group,
  action: (page: Page) => Promise<void>,
  from?: TestServer,
): Promise<void> =>
  withExample(
    { html: `<div id="first">${htmlOf(group)}</div>`, data: dataOf(group) },
    { prepare, ...(from && { from }) },
    action,
  );

/** How much there is to click in a section. */
export const count = (page: Page, section: string) =>
  page.evaluate((...given) => touchables(...given).length, touchable, holding, section);

/** Clicks one of a section with the mouse; returns which of the page's elements it belongs to. */
export async function touch(page: Page, section: string, index: number): Promise<number> {
  const { x, y, place } = await page.evaluate(
    (tags, holders, root, at) => {
      const node = touchables(tags, holders, root)[at]!;
      node.scrollIntoView({ block: 'center' });
      const box = node.getBoundingClientRect();
      const place = [...document.querySelectorAll(tags)].indexOf(hostOf(node, tags));
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, place };
    },
    touchable,
    holding,
    section,
    index,
  );
  await page.mouse.click(x, y);
  await settled(page);
  return place;
}

/** Whether one of the page's elements, in page order, is awake. */
export const isAwake = (page: Page, place: number) =>
  page.evaluate(
    (tags, at) => {
      const host = document.querySelectorAll(tags)[at] as unknown as Record<symbol, unknown>;
      return Boolean(host[Symbol.for('r2wc.context')]);
    },
    touchable,
    place,
  );
