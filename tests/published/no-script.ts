import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples } from '../support/element-list';
import { server, withExample } from './laboratory';

/** Without any script, what an author wrote reads, links lead, forms post. */
export function describeWithoutScript(): void {
  for (const styles of ['inline', 'linked'] as const) {
    describe(`With script off (${styles}), all content shows, links lead and forms post`, () => {
      for (const example of examples) {
        it(example.title, async () => {
          await withExample(example, { styles, script: false }, async (page) => {
            const { hidden, shown, covered, dead } = await page.evaluate(look, example.tag);
            assert.deepEqual(hidden, [], 'content that does not show');
            assert.notEqual(shown, '', 'something to read or to work');
            assert.deepEqual(covered, [], 'links that cannot be clicked');
            assert.deepEqual(
              dead,
              [],
              'buttons that nothing answers: hide them in (scripting: none)',
            );
            for (let index = 0; await send(page, index); index += 1);
          });
        });
      }
    });
  }
}

/** Sends one of a page's forms by its button, if there is one and it can be; then comes back. */
async function send(page: Page, index: number): Promise<boolean> {
  const form = (await page.$$('form'))[index];
  const button = await form?.$('button:not([disabled])');
  if (!form || !button) return form !== undefined;
  const names = await form.evaluate((it) => [...new FormData(it).keys()].toSorted());
  const address = page.url();
  const before = server.posts.length;
  await Promise.all([page.waitForNavigation(), button.click()]);
  assert.equal(server.posts.length, before + 1);
  const sent = new URLSearchParams(server.posts.at(-1)!.body);
  assert.deepEqual([...sent.keys()].toSorted(), names);
  assert.notDeepEqual(names, []);
  await page.goto(address);
  return true;
}

/** Runs in the page: the author's texts that do not show, what shows, and links that are covered. */
function look(tag: string) {
  const hidden: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement!;
    // A button's label may be covered on purpose; the options of a list show when it opens.
    if (!node.nodeValue!.trim() || parent.closest('script, option, [data-wb-content]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isSeen = parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || !range.getBoundingClientRect().width) hidden.push(node.nodeValue!.trim());
  }
  const covered = [...document.querySelectorAll('a[href]')].filter((link) => {
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  const hosts = [...document.querySelectorAll('*')].filter((it) => it.shadowRoot);
  const dead = hosts.flatMap((it) =>
    [...it.shadowRoot!.querySelectorAll('button')].filter((button) => button.checkVisibility()),
  );
  const host = document.querySelector<HTMLElement>(tag)!;
  const field = host.querySelector('input:not([type=hidden]), select');
  const drawn = host.shadowRoot?.querySelector<HTMLElement>('[data-wb-root]')?.innerText ?? '';
  return {
    hidden,
    shown: (host.innerText + drawn).trim() || (field?.checkVisibility() ? 'a field' : ''),
    covered: covered.map((link) => link.outerHTML),
    dead: dead.map((button) => button.outerHTML),
  };
}
