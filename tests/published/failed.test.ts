import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { firstExamples } from '../support/element-list';
import { withExample } from './laboratory';

/** All elements in one page: what each shows is looked at by itself. */
const everything = {
  html: firstExamples.map(({ html, tag }) => `<div data-of="${tag}">${html}</div>`).join('\n'),
  data: Object.assign({}, ...firstExamples.map(({ data }) => data ?? {})) as Record<
    string,
    unknown
  >,
};

describe('An element whose code could not be had', () => {
  it('shows the texts and controls that it shows without script, and no others', async () => {
    const [without, failed] = await Promise.all([
      shownOn({ script: false }),
      // Nothing wakes, and the loader would say the same of each.
      shownOn({ loader: false }, (page) =>
        page.evaluate(() => {
          for (const host of document.querySelectorAll('*'))
            if (host.localName.startsWith('wb-')) host.toggleAttribute('data-wb-failed', true);
        }),
      ),
    ]);
    assert.ok(without.length >= firstExamples.length);
    assert.deepEqual(failed, without);
  });
});

async function shownOn(
  setting: { script?: boolean; loader?: boolean },
  change: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<string[]> {
  let shown: string[] = [];
  await withExample(everything, setting, async (page) => {
    await change(page);
    shown = await page.evaluate(look);
  });
  return shown;
}

/** Runs in the page: what of each element can be seen, in its drawing and its content. */
function look(): string[] {
  const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=combobox]';
  const isSeen = (node: Element) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shownIn = (root: ParentNode & Node): string[] => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: string[] = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      const isText =
        data.trim() && parentElement && !parentElement.closest('style, script, option');
      if (isText && isSeen(parentElement)) shown.push(data.trim());
    }
    for (const control of root.querySelectorAll(CONTROLS))
      if (isSeen(control)) shown.push(`<${control.localName}> ${control.className}`);
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot) shown.push(...shownIn(shadowRoot));
    return shown;
  };
  return [...document.querySelectorAll<HTMLElement>('[data-of]')].map(
    (box) => `${box.dataset['of']}: ${shownIn(box).join(' | ')}`,
  );
}
