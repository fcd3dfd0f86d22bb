import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import type { Wakes } from '../../../../shared/contract/contract';
import { inEveryEngine } from '../../../support/engines';
import {
  awake,
  click,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
  until,
} from '../../../support/page';
import type { TestServer } from '../../../support/server';
import { loaderWith } from './loader-with';
import {
  ALL,
  chosen,
  COUNTER,
  QUANTITY,
  REACT,
  sectionsInView,
  TABS,
  TABS_CODE,
  title,
} from './widgets';

declare global {
  /** How often the document was searched for the loader's script tag. */
  var searched: number;
}

const FAR = '<div style="height: 9000px"></div>';
/** A page that may have style attributes, and a script that writes HTML. */
const unpoliced = (body: string, options = {}) => ({ ...publishedPage(body, options), policy: '' });

/** Has counters wake in another way: no element so far does so. */
async function serveCounter(server: TestServer, wakes: Wakes) {
  const body = await loaderWith(({ elements }) => {
    const { watch: _, ...entry } = elements['wb-counter']!;
    elements['wb-counter'] = { ...entry, wakes };
  });
  const headers = { 'content-type': 'text/javascript' };
  server.answer('/wb/loader.js', { body, headers });
}

inEveryEngine('an element that the publish step has drawn', (check) => {
  check('sleeps while one inside it begins to run, and marks that', async ({ page, server }) => {
    const countdown = '<wb-countdown end="2040-01-01T00:00Z"></wb-countdown>';
    await show(page, server, publishedPage(TABS.replace('</h3>', `</h3>${countdown}`)));
    await until(
      page,
      'it runs',
      () => document.querySelector<HTMLElement>('wb-countdown')!.dataset['wbState'] === 'running',
    );
    await idle(page);
    await settled(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    const { requests } = server;
    assert.deepEqual(
      requests.filter((path) => path.includes(REACT)),
      [],
    );
  });
});

inEveryEngine('an element that the publish step has not drawn', (check) => {
  check('wakes by itself when it is near the viewport', async ({ page, server }) => {
    await show(page, server, publishedPage(ALL, { drawn: false }));
    for (const tag of ['wb-quantity', 'wb-tabs', 'wb-counter']) await awake(page, tag);
    assert.deepEqual(await sectionsInView(page), [true, false, false]);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('sleeps while it is far away, until it comes near', async ({ page, server }) => {
    await show(page, server, unpoliced(FAR + TABS, { drawn: false }));
    await idle(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await page.evaluate(() => document.querySelector('wb-tabs')!.scrollIntoView());
    await awake(page, 'wb-tabs');
  });

  check('wakes all the same in a closed dialog, which is never near', async ({ page, server }) => {
    await show(page, server, publishedPage(`<dialog>${TABS}</dialog>`, { drawn: false }));
    await awake(page, 'wb-tabs');
  });

  check('wakes when a script puts it into the page later', async ({ page, server }) => {
    await show(page, server, unpoliced(''));
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), ALL);
    for (const tag of ['wb-quantity', 'wb-tabs', 'wb-counter']) await awake(page, tag);
    await click(page, title(2));
    assert.equal(await chosen(page), 2);
  });
});

inEveryEngine('a drawn element', (check) => {
  check('put into the page later sleeps until it is touched', async ({ page, server }) => {
    await show(page, server, unpoliced('<div id="there"></div>'));
    const drawn = /<wb-tabs>[^]*<\/wb-tabs>/.exec(publishedPage(TABS).html)![0];
    await page.evaluate((html) => document.querySelector('#there')!.setHTMLUnsafe(html), drawn);
    await idle(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
  });

  check('in a closed dialog sleeps until it is touched', async ({ page, server }) => {
    const body = `<dialog id="dialog">${TABS}</dialog>`;
    await show(page, server, publishedPage(body));
    await idle(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await page.$eval('dialog', (it) => it.showModal());
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
  });

  check('that wakes when visible does so only when it nears the viewport', async (bench) => {
    const { page, server } = bench;
    await serveCounter(server, 'visible');
    await show(page, server, unpoliced(COUNTER + FAR + QUANTITY + COUNTER));
    await awake(page, 'wb-counter');
    await idle(page);
    const second = 'wb-quantity ~ p > wb-counter';
    assert.equal(await isAwake(page, second), false);
    await page.$eval(second, (it) => it.scrollIntoView());
    await awake(page, second);
    assert.equal(await isAwake(page, 'wb-quantity'), false);
  });

  for (const wakes of ['idle', 'eager'] as const)
    check(`that is ${wakes} wakes by itself, however far away`, async ({ page, server }) => {
      await serveCounter(server, wakes);
      await show(page, server, unpoliced(FAR + QUANTITY + COUNTER));
      await awake(page, 'wb-counter');
      assert.equal(await isAwake(page, 'wb-quantity'), false);
    });

  check('wakes with all others in an editor, however far away', async ({ page, server }) => {
    await show(page, server, unpoliced(TABS + FAR + QUANTITY, { live: true }));
    await awake(page, 'wb-tabs');
    await awake(page, 'wb-quantity');
  });
});

inEveryEngine('many elements that come at once', (check) => {
  check('have the page searched for the loader’s settings no more', async ({ page, server }) => {
    await show(page, server, unpoliced(''));
    await page.evaluate(() => {
      globalThis.searched = 0;
      document.querySelectorAll = (selector: string) => {
        if (selector === 'script[src]') searched += 1;
        return Document.prototype.querySelectorAll.call(document, selector);
      };
    });
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), TABS + ALL);
    await awake(page, 'wb-tabs');
    assert.equal(await page.evaluate(() => searched), 0);
  });
});

inEveryEngine('a script of the page', (check) => {
  check('wakes a sleeper by changing an attribute, and sees it shown', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(TABS));
    await page.$eval('wb-tabs', (host) => host.setAttribute('active', '2'));
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.deepEqual(await sectionsInView(page), [false, true, false]);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('lets it sleep by what any element of a page may have', async ({ page, server }) => {
    await show(page, server, publishedPage(TABS));
    await page.$eval('wb-tabs', (it) => {
      const host = it as HTMLElement;
      host.className = 'wide';
      host.id = 'sizes';
      host.title = 'Sizes';
      host.dataset['state'] = 'read';
      host.ariaLabel = 'Sizes';
      host.style.color = 'green';
    });
    await settled(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
  });

  check('may set an attribute before the loader is there: shown at waking', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/loader.js');
    await show(page, server, publishedPage(TABS), { until: 'parsed' });
    await page.$eval('wb-tabs', (host) => host.setAttribute('active', '2'));
    release();
    await until(page, 'the loader is there', () => Symbol.for('wb.loader') in globalThis);
    await click(page, 'wb-tabs h3');
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 2);
    assert.deepEqual(await sectionsInView(page), [false, true, false]);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('may set a property of a sleeper: kept, and adopted when it wakes', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(TABS));
    await page.$eval('wb-tabs', (host) => Object.assign(host, { active: 3 }));
    await idle(page);
    assert.equal(await isAwake(page, 'wb-tabs'), false);
    await click(page, 'wb-tabs h3');
    await awake(page, 'wb-tabs');
    assert.equal(await chosen(page), 3);
    assert.equal(await page.$eval('wb-tabs', (host) => host.getAttribute('active')), '3');
  });

  check('wakes a sleeper by a property once its tag is defined', async ({ page, server }) => {
    await show(page, server, publishedPage(TABS.replace('<wb-tabs', '<wb-tabs id="first"') + TABS));
    await page.$eval('#first', (host) => host.setAttribute('active', '2'));
    await awake(page, '#first');
    const second = 'wb-tabs:not(#first)';
    assert.equal(await isAwake(page, second), false);
    await page.$eval(second, (host) => Object.assign(host, { active: 3 }));
    await awake(page, second);
    assert.equal(await page.$eval(second, (host) => host.getAttribute('active')), '3');
  });

  check('may await wake() of the loader, and then call methods', async ({ page, server }) => {
    await show(page, server, unpoliced(FAR + COUNTER));
    const answer = await page.evaluate(async () => {
      const address = new URL('/wb/loader.js', location.href).href;
      const { wake } = (await import(address)) as { wake<E>(host: E): Promise<E> };
      const host = document.querySelector('wb-counter')! as Element & { restart?(): void };
      const before = typeof host.restart;
      await Promise.all([wake(host), wake(host)]);
      await wake(document.body);
      (await wake(host)).restart!();
      return [before, typeof host.restart];
    });
    assert.deepEqual(answer, ['undefined', 'function']);
    assert.equal(await isAwake(page, 'wb-counter'), true);
  });

  check('hears from wake() when the code cannot be had', async ({ page, server }) => {
    server.fail(TABS_CODE, 4);
    await show(page, server, publishedPage(TABS));
    const answer = await page.evaluate(async () => {
      const address = new URL('/wb/loader.js', location.href).href;
      const { wake } = (await import(address)) as { wake(host: Element): Promise<void> };
      return wake(document.querySelector('wb-tabs')!).then(() => 'awake', String);
    });
    assert.match(answer, /<wb-tabs> could not wake: .* answered 503/);
    await settled(page);
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('adds a section to an awake element: it gets its title', async ({ page, server }) => {
    await show(page, server, unpoliced(TABS));
    await click(page, title(2));
    await awake(page, 'wb-tabs');
    await page.$eval('wb-tabs', (host) =>
      host.insertAdjacentHTML('beforeend', '<section><h3>New</h3></section>'),
    );
    await until(
      page,
      'there are four titles',
      () =>
        document.querySelector('wb-tabs')!.shadowRoot!.querySelectorAll('[role=tab]').length === 4,
    );
    assert.deepEqual((await seen(page)).errors, []);
  });
});

inEveryEngine("an element in somebody else's open shadow root", (check) => {
  /** Whether the first element in a path of hosts is drawn, each in the open root of the one before. */
  const isDrawn = (page: Page, ...path: string[]) =>
    until(
      page,
      `${path.join(' > ')} is drawn`,
      (...names) => {
        let root: ParentNode | null | undefined = document;
        for (const name of names) root = root?.querySelector(name)?.shadowRoot;
        return Boolean(root?.querySelector('[role=tab]'));
      },
      ...path,
    );
  /** Defines a component that puts HTML into its root when it gets into a page. */
  const define = (page: Page, name: string, inside: string) =>
    page.evaluate(
      (tag, html) =>
        customElements.define(
          tag,
          class extends HTMLElement {
            connectedCallback() {
              if (!this.shadowRoot) this.attachShadow({ mode: 'open' }).innerHTML = html;
            }
          },
        ),
      name,
      inside,
    );

  const drawnTabs = /<wb-tabs>[^]*<\/wb-tabs>/.exec(publishedPage(TABS).html)![0];
  const body = `<x-around id="around"><template shadowrootmode="open">${drawnTabs}</template></x-around>
    <script>around.shadowRoot.querySelectorAll('h3')[1].textContent = 'Upkeep'</script>
    <x-around></x-around>`;
  const texts = (page: Page) =>
    page.$eval('#around', ({ shadowRoot }) => {
      const root = shadowRoot!.querySelector('wb-tabs')!.shadowRoot!;
      return [...root.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent);
    });

  check('follows its content asleep, and wakes by an attribute', async ({ page, server }) => {
    const { html } = publishedPage('<main></main>');
    await show(page, server, { html: html.replace('<main></main>', body), policy: '' });
    await until(page, 'its drawing has followed what changed before', () =>
      document
        .querySelector('#around')!
        .shadowRoot!.querySelector('wb-tabs')!
        .shadowRoot!.textContent!.includes('Upkeep'),
    );
    await page.$eval('#around', ({ shadowRoot }) => {
      shadowRoot!.querySelector('h3')!.firstChild!.nodeValue = 'Height';
    });
    await until(page, 'its drawing has followed', () =>
      document
        .querySelector('#around')!
        .shadowRoot!.querySelector('wb-tabs')!
        .shadowRoot!.textContent!.includes('Height'),
    );
    assert.deepEqual(await texts(page), ['Height', 'Upkeep', 'Origin']);
    await page.$eval('#around', ({ shadowRoot }) =>
      shadowRoot!.querySelector('wb-tabs')!.setAttribute('active', '2'),
    );
    await until(page, 'the second is chosen', () => {
      const tabs = document.querySelector('#around')!.shadowRoot!.querySelector('wb-tabs')!;
      return tabs.shadowRoot!.querySelector('[aria-selected=true]')!.textContent === 'Upkeep';
    });

    // One that the publish step has not drawn wakes when its component is defined and puts it there.
    await define(page, 'x-around', TABS);
    await isDrawn(page, 'x-around:not([id])', 'wb-tabs');
    assert.deepEqual((await seen(page)).errors, []);
  });

  check('wakes in a component within another, defined later', async ({ page, server }) => {
    await show(page, server, { ...publishedPage(`<x-outer></x-outer>${TABS}`), policy: '' });
    await idle(page);
    await define(page, 'x-outer', '<x-inner></x-inner>');
    await idle(page);
    await define(page, 'x-inner', TABS);
    await isDrawn(page, 'x-outer', 'x-inner', 'wb-tabs');
  });

  check('wakes where a component fills its root later, or out of the page', async (bench) => {
    const { page, server } = bench;
    await show(page, server, { ...publishedPage(`<x-late></x-late>${TABS}`), policy: '' });
    await define(page, 'x-late', '<p>Wait</p>');
    await idle(page);
    const fill = () =>
      page.$eval('x-late', (host, html) => (host.shadowRoot!.innerHTML = html), TABS);
    await fill();
    await isDrawn(page, 'x-late', 'wb-tabs');
    await page.evaluate(async (html) => {
      const host = document.querySelector('x-late')!;
      host.remove();
      host.shadowRoot!.innerHTML = html;
      for (let turn = 0; turn < 3; turn += 1)
        await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      document.body.append(host);
    }, TABS);
    await isDrawn(page, 'x-late', 'wb-tabs');
    assert.deepEqual((await seen(page)).errors, []);
  });
});
