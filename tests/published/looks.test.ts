import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { OF_PAGES, violationsIn } from '../support/axe';
import { examples } from '../support/element-list';
import { settled } from '../support/page';
import { wakeAll, withExample } from './laboratory';

/** Runs in the page: what keeps a visitor from seeing, or from hitting, the controls of elements. */
function controlProblems(what: string): string[] {
  const selector = 'button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
  const inside = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((node) => [
      ...(node.matches(selector) ? [node] : []),
      ...(node.shadowRoot ? inside(node.shadowRoot) : []),
    ]);
  const above = (node: Element): Element | null =>
    node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;
  const nameOf = (node: Element) => node.getAttribute('part') || node.outerHTML.slice(0, 80);

  const backgroundOf = (node: Element): string => {
    for (let at: Element | null = node; at; at = above(at)) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\(.*, 0\)|transparent/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  /** A line round it, of its own or of a box that holds it. */
  const hasEdge = (node: Element, depth = 3): boolean => {
    const { borderTopStyle, borderTopWidth, borderBottomWidth } = getComputedStyle(node);
    const isDrawn = parseFloat(borderTopWidth) + parseFloat(borderBottomWidth) > 0;
    const parent = above(node);
    return (
      (borderTopStyle !== 'none' && isDrawn) ||
      (depth > 0 && parent !== null && hasEdge(parent, depth - 1))
    );
  };
  const colourProblems = (node: HTMLElement) => {
    const problems: string[] = [];
    const style = getComputedStyle(node);
    const isNative =
      style.appearance !== 'none' && node.matches('input[type=radio], input[type=checkbox]');
    if (node.innerText && style.color === backgroundOf(node))
      problems.push('text on its own colour');
    if (!node.innerText && !isNative && !hasEdge(node)) problems.push('neither text nor edge');
    node.focus();
    const focused = getComputedStyle(node);
    const isOutlined = focused.outlineStyle !== 'none' && parseFloat(focused.outlineWidth) >= 1;
    const label = node.closest('label');
    const isOutlinedAround = label !== null && getComputedStyle(label).outlineStyle !== 'none';
    if (node.matches(':focus-visible') && !isOutlined && !isOutlinedAround)
      problems.push('no outline when focused');
    return problems;
  };
  const roomProblems = (node: HTMLElement) => {
    const problems: string[] = [];
    // A whole label answers for its button, not for a field to type in.
    const target = (node.matches('[type=radio], [type=checkbox]') && node.closest('label')) || node;
    target.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) < 24) problems.push(`${width} x ${height}, less than 24 x 24`);
    if (x < 0 || x + width > innerWidth) problems.push('sideways out of view');
    let hit = document.elementFromPoint(x + width / 2, y + height / 2);
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    if (!hit || !(target.contains(hit) || hit.contains(target))) problems.push('covered');
    return problems;
  };
  // How an author's own buttons look is the author's; what an element draws or takes in is ours.
  const isOurs = (node: Element) =>
    node.getRootNode() instanceof ShadowRoot || node.closest('[slot=field]') !== null;
  return inside(document)
    .filter(isOurs)
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((node) =>
      (what === 'colours' ? colourProblems : roomProblems)(node).map(
        (it) => `${nameOf(node)}: ${it}`,
      ),
    );
}

async function forceColours(page: Page) {
  const client = await page.createCDPSession();
  const features = [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  await client.send('Emulation.setEmulatedMedia', { features });
}

/** Whoever needs other colours or a closer look can still work every control. */
describe('Other colours, other sizes', () => {
  describe('In forced colours every control keeps its text, an edge and a focus ring, asleep and awake', () => {
    for (const example of examples) {
      it(example.title, async () => {
        await withExample(example, { prepare: forceColours, isOpen: true }, async (page) => {
          assert.ok(await page.evaluate(() => matchMedia('(forced-colors: active)').matches));
          // By key, so that the browser shows where focus is.
          await page.keyboard.press('Tab');
          assert.deepEqual(await page.evaluate(controlProblems, 'colours'), []);
          await wakeAll(page);
          assert.deepEqual(await page.evaluate(controlProblems, 'colours'), []);
          assert.deepEqual(await violationsIn(page, { without: OF_PAGES }), []);
        });
      });
    }
  });

  describe('At 400 % zoom nothing scrolls sideways, and every control can be hit, asleep and awake', () => {
    for (const example of examples) {
      it(example.title, async () => {
        const viewport = { width: 320, height: 256 };
        await withExample(example, { viewport }, async (page) => {
          for (const wake of [false, true]) {
            if (wake) await wakeAll(page);
            await settled(page);
            const { scrollWidth, clientWidth } = await page.evaluate(() => {
              const { scrollWidth, clientWidth } = document.scrollingElement!;
              return { scrollWidth, clientWidth };
            });
            assert.ok(scrollWidth <= clientWidth, `${scrollWidth} wide in ${clientWidth}`);
            assert.deepEqual(await page.evaluate(controlProblems, 'room'), []);
          }
        });
      });
    }
  });
});
