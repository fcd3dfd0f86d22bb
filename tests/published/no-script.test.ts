import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { examples, firstExamples } from '../support/element-list';
import type { Post } from '../support/server';
import { allGroups, dataOf, firstGroups, htmlOf, sectionsOf } from './groups';
import type { Group } from './groups';
import { server, withExample } from './laboratory';
import { visitOnce } from './visits';

type Styles = 'inline' | 'linked';

const openWithout = (styles: Styles) => (group: Group, action: (page: Page) => Promise<void>) =>
  withExample(
    { html: `<div id="first">${htmlOf(group)}</div>`, data: dataOf(group) },
    { styles, script: false },
    action,
  );

/** Fails when anything of an author's content does not show, or a link or a form does not work. */
async function works(page: Page, group: Group) {
  for (const { example, section } of sectionsOf(group)) {
    const { hidden, shown, covered, dead } = await page.evaluate(look, section, example.tag);
    assert.deepEqual(hidden, [], 'content that does not show');
    assert.notEqual(
      shown,
      '',
      'something to read, to see or to work: text, a field, a picture, or a drawing with role="img" and a name',
    );
    assert.deepEqual(covered, [], 'links that cannot be clicked');
    assert.deepEqual(dead, [], 'buttons that nothing answers: hide them in (scripting: none)');
  }
  for (let index = 0; await send(page, index); index += 1);
}

/** Without any script, what an author wrote reads, links lead, forms post. */
describe('Without script', () => {
  // Where its sheet comes from is the same for all examples of an element.
  for (const styles of ['inline', 'linked'] as const) {
    const visit = visitOnce(
      openWithout(styles),
      [works],
      styles === 'linked' ? firstGroups : allGroups,
    );
    describe(`With script off (${styles}), all content shows, links lead and forms post`, () => {
      for (const example of styles === 'linked' ? firstExamples : examples) {
        it(example.title, () => visit(works, example));
      }
    });
  }
});

/** Sends one of a page's forms by its button, if there is one and it can be; then comes back. */
async function send(page: Page, index: number): Promise<boolean> {
  const form = (await page.$$('form'))[index];
  const button = await form?.$('button:not([disabled])');
  if (!form || !button) return form !== undefined;
  const names = await form.evaluate((it) => {
    // Whether a form goes is asked here, not whether it is filled in.
    it.noValidate = true;
    return [...new FormData(it).keys()].toSorted();
  });
  const address = page.url();
  const before = server.posts.length;
  await Promise.all([page.waitForNavigation(), button.click()]);
  assert.equal(server.posts.length, before + 1);
  assert.deepEqual(namesIn(server.posts.at(-1)!).toSorted(), names);
  assert.notDeepEqual(names, []);
  await page.goto(address);
  return true;
}

/** The names of the fields of a form that was sent, with files or without. */
const namesIn = ({ type, body }: Post): string[] =>
  type === 'multipart/form-data'
    ? [...body.matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)].map(
        ([, name]) => name!,
      )
    : [...new URLSearchParams(body).keys()];

/**
 * Runs in the page: the author's texts that do not show, what shows, and links that are covered. What
 * an element draws in place of a node of the page counts as that; so does what opens under the focus.
 */
function look(section: string, tag: string) {
  const root = document.querySelector(section)!;
  // What opens under the focus would cover what stands below it.
  (document.activeElement as HTMLElement).blur();
  const hosts = [...root.querySelectorAll<HTMLElement>('*')].filter((it) => it.shadowRoot);
  const inShadows = (selector: string) =>
    hosts.flatMap((it) => [...it.shadowRoot!.querySelectorAll<HTMLElement>(selector)]);
  const textsIn = (tree: Node) => {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ data }) => data.trim());
  };
  const isSeen = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const element = node instanceof Element ? node : node.parentElement!;
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && range.getBoundingClientRect().width > 0;
  };
  const controls = [...root.querySelectorAll<HTMLElement>('a[href]'), ...inShadows('a, button')];
  const unfolded: HTMLDetailsElement[] = [];
  /** What stands in closed details the browser itself opens. */
  const unfolds = (node: Node) => {
    for (let it = node.parentElement; it; it = it.parentElement)
      if (it instanceof HTMLDetailsElement && !it.open) {
        it.open = true;
        unfolded.push(it);
      }
    return isSeen(node);
  };
  const opens = (node: Node) =>
    isSeen(node) ||
    unfolds(node) ||
    controls.some((control) => {
      control.focus();
      return isSeen(node);
    });

  const drawnTexts = hosts.flatMap((it) => textsIn(it.shadowRoot!));
  const twinsOf = (text: Text) =>
    drawnTexts.filter(({ data }) => data.trim() === text.data.trim().replace(/\s+/g, ' '));
  const hidden = textsIn(root)
    // A button's label may be covered on purpose; the options of a list show when it opens.
    .filter((text) => !text.parentElement!.closest('script, option, [data-wb-content]'))
    .filter((text) => ![text, ...twinsOf(text)].some(opens));

  const hit = (x: number, y: number) => {
    let node = document.elementFromPoint(x, y);
    while (node?.shadowRoot) {
      const inner: Element | null = node.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === node) break;
      node = inner;
    }
    return node;
  };
  const canBeHit = (link: Element) => {
    if (!opens(link)) return false;
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(hit(x + width / 2, y + height / 2));
  };
  const covered = [...root.querySelectorAll('a[href]')].filter((link) => {
    const address = link.getAttribute('href')!;
    return ![link, ...inShadows(`a[href="${CSS.escape(address)}"]`)].some(canBeHit);
  });

  const shownNow = () => [...textsIn(root), ...drawnTexts].filter(isSeen).length;
  const dead = inShadows('button').filter((button) => {
    // What sends a form does so without script.
    if (button instanceof HTMLButtonElement && button.form && button.type === 'submit')
      return false;
    (document.activeElement as HTMLElement).blur();
    if (!button.checkVisibility()) return false;
    const before = shownNow();
    button.focus();
    return shownNow() <= before;
  });

  const host = root.querySelector<HTMLElement>(tag)!;
  const other =
    host.querySelector('input:not([type=hidden]), select, a > img') ??
    host.shadowRoot?.querySelector('.still, [role=img][aria-label]:not([aria-label=""])');
  const drawn = host.shadowRoot?.querySelector<HTMLElement>('[data-wb-root]')?.innerText ?? '';
  // What has been opened here would cover what is looked at next.
  for (const it of unfolded) it.open = false;
  return {
    hidden: hidden.map(({ data }) => data.trim()),
    shown: (host.innerText + drawn).trim() || (other?.checkVisibility() ? other.localName : ''),
    covered: covered.map((link) => link.outerHTML),
    dead: dead.map((button) => button.outerHTML),
  };
}
