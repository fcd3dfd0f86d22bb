import assert from 'node:assert/strict';
import { describe } from 'node:test';
import type { Page } from 'puppeteer-core';
import { isAsked } from '../support/asked-element';
import { OF_PAGES, violationsIn } from '../support/axe';
import { pass, setAhead } from '../support/clock';
import { firstExamples } from '../support/element-list';
import { inChromium, inEveryEngine } from '../support/engines';
import { answerOutside, block, showPage } from '../support/outside';
import {
  click,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../support/page';
import { wakeAll } from './laboratory';

/** What shows something of others, by tag: its purpose, its HTML, and where that comes from. */
const SITES = [
  ['wb-map', 'maps', 'address="Main Street 5"', 'https://www.google.com/'],
  ['wb-booking', 'booking', 'src="https://calendly.com/linen/fitting"', 'https://calendly.com/'],
  [
    'wb-social-embed',
    'social',
    'kind="facebook-page" src="https://www.facebook.com/linen"',
    'https://www.facebook.com/',
  ],
  ['wb-comments', 'comments', 'shortname="linen"', 'https://linen.disqus.com/'],
  ['wb-shop', 'shop', 'store-id="1003"', 'https://app.ecwid.com/'],
] as const;
const SHOWN = SITES.filter(([tag]) => isAsked(tag));

type Answer = 'well' | 'blocked' | 'never' | 'html' | 'throws';

const offline = (page: Page, own: string, answer: Answer = 'well') =>
  answerOutside(page, own, (request) => {
    if (answer === 'blocked') return block(request);
    if (answer === 'never') return undefined;
    if (request.resourceType() !== 'script' || answer === 'html')
      return showPage(request, '<p>Theirs</p>');
    const body = answer === 'throws' ? 'throw new Error("theirs")' : DISQUS;
    return void request.respond({ contentType: 'text/javascript', body });
  });

/** As their script does: a script by its address as text, a frame, styles of its own. */
const DISQUS = `(() => {
  globalThis.DISQUS = { reset() {} };
  const place = document.getElementById('disqus_thread');
  if (!place) return;
  place.innerHTML = '<p>Comments</p>';
  const more = document.createElement('script');
  more.src = 'https://disqus.com/next/config.js';
  document.head.append(more);
  const frame = document.createElement('iframe');
  frame.src = 'https://disqus.com/embed/comments/?f=linen';
  frame.style.cssText = 'inline-size: 100%; block-size: 300px; border: 0';
  place.append(frame);
})()`;

const of = (tag: string, attributes: string) => `<${tag} ${attributes}></${tag}>`;
/** Higher than the window, by an attribute, since the page's policy allows no styles of one node. */
const LONG = '<svg width="10" height="3000"></svg>';
const decide = (page: Page, way: 'giveConsent' | 'withdrawConsent', purpose: string) =>
  page.evaluate(
    (name, it) =>
      import('/wb/page.js' as string).then((api: Record<string, (purpose: string) => void>) =>
        api[name]!(it),
      ),
    way,
    purpose,
  );
const watched = (page: Page, tag: string) =>
  eventually(`${tag} is watched`, () =>
    page.evaluate(
      (it) =>
        (globalThis as unknown as Record<symbol, Set<string> | undefined>)[
          Symbol.for('wb.consent-tags.1')
        ]?.has(it),
      tag,
    ),
  );

describe('What comes of others', () => {
  inChromium('where the visitor is asked,', (test) => {
    test('is asked for by nothing on a page of every element, asleep, awake and scrolled through', async ({
      page,
      server,
    }) => {
      const asked = await offline(page, server.origin);
      const names = ['media', 'social', 'maps', 'comments', 'booking', 'shop'];
      const consent = Object.fromEntries(names.map((name) => [name, 'ask']));
      const shown = SHOWN.map(([tag, , attributes]) => of(tag, attributes)).join('');
      const films = '<wb-video src="https://youtu.be/aqz-KE-bpKQ" autoplay="on"></wb-video>';
      const body = firstExamples
        .filter(({ once }) => !once)
        .map(({ html }) => `<div>${html}</div>`)
        .join('\n');
      const data = Object.assign({}, ...firstExamples.map((it) => it.data ?? {})) as object;
      await show(
        page,
        server,
        publishedPage(`${shown}${films}${body}`, { data: { ...data, page: { consent } } }),
      );
      const scroll = () =>
        page.evaluate(async () => {
          for (let top = 0; top < document.body.scrollHeight; top += 400) {
            scrollTo(0, top);
            await new Promise(requestAnimationFrame);
          }
        });
      await scroll();
      await idle(page);
      await wakeAll(page);
      await scroll();
      await settled(page);
      assert.deepEqual(asked, []);
    });

    for (const [tag, purpose, attributes, address] of SHOWN) {
      test(`sleeps as ${tag} until it is allowed elsewhere and seen, and is emptied when that is taken back`, async ({
        page,
        server,
      }) => {
        const asked = await offline(page, server.origin);
        await show(page, server, publishedPage(`${LONG}${of(tag, `consent ${attributes}`)}`));
        await idle(page);
        await watched(page, tag);
        await decide(page, 'giveConsent', purpose);
        await idle(page);
        assert.deepEqual([asked, await isAwake(page, tag)], [[], false]);
        await page.evaluate((it) => document.querySelector(it)!.scrollIntoView(), tag);
        await eventually('it is asked for', async () => asked.some((it) => it.startsWith(address)));
        await decide(page, 'withdrawConsent', purpose);
        await eventually('it is a card again', () =>
          page.evaluate(
            (it) =>
              Boolean(document.querySelector(it)!.shadowRoot!.querySelector('[part=consent]')),
            tag,
          ),
        );
        const left = await page.evaluate((it) => {
          const host = document.querySelector(it)!;
          return (
            host.querySelector('iframe, #disqus_thread') ?? host.shadowRoot!.querySelector('iframe')
          );
        }, tag);
        assert.equal(left, null);
      });
    }
  });

  inChromium('where nobody is asked,', (test) => {
    for (const [tag, purpose, attributes] of SHOWN) {
      if (tag === 'wb-map') continue;
      test(`is emptied as ${tag} asleep where the visitor refused before`, async ({
        page,
        server,
      }) => {
        await offline(page, server.origin);
        await page.evaluateOnNewDocument(
          (name) => localStorage.setItem('wb-consent', JSON.stringify({ [name]: false })),
          purpose,
        );
        await show(page, server, publishedPage(of(tag, attributes)));
        await eventually('it is a card', () =>
          page.evaluate(
            (it) =>
              Boolean(document.querySelector(it)!.shadowRoot!.querySelector('[part=consent]')),
            tag,
          ),
        );
      });

      test(`says as ${tag} that it failed to load where it is blocked and nobody touches it`, async ({
        page,
        server,
      }) => {
        await offline(page, server.origin, 'blocked');
        await show(page, server, publishedPage(of(tag, attributes)));
        await told(page, tag, 'Failed to load');
        await isAccessible(page, tag);
        const { printed, shift } = await seen(page);
        assert.equal(printed.filter((line) => line.includes('Failed to load')).length, 1);
        assert.equal(shift, 0);
        assert.equal(await hasWayOn(page, tag), true);
      });
    }

    for (const [tag, purpose, attributes] of SHOWN) {
      // It waits for 30 seconds, and has no site of its own to lead to.
      if (tag === 'wb-shop') continue;
      test(`offers a link as ${tag} after ten seconds, while it is waited for`, async ({
        page,
        server,
      }) => {
        await setAhead(page, 0);
        const asked = await offline(page, server.origin, 'never');
        await show(page, server, publishedPage(of(tag, `consent ${attributes}`)));
        await watched(page, tag);
        await decide(page, 'giveConsent', purpose);
        await eventually('it is asked for', () => asked.length);
        await settled(page);
        await pass(page, 10_000);
        await told(page, tag, '');
        assert.equal(await hasWayOn(page, tag), true);
        await isAccessible(page, tag);
        const { printed, shift } = await seen(page);
        assert.deepEqual({ printed, shift }, { printed: [], shift: 0 });
      });
    }

    for (const answer of ['html', 'throws'] as const) {
      for (const [tag, , attributes] of SHOWN) {
        test(`leaves a way on as ${tag} whose provider ${answer === 'html' ? 'answers something else' : 'throws'}`, async ({
          page,
          server,
        }) => {
          await offline(page, server.origin, answer);
          await show(page, server, publishedPage(of(tag, attributes)));
          await idle(page);
          await settled(page);
          await eventually('there is a way on', () => hasWayOn(page, tag));
          const { errors, shift } = await seen(page);
          const ours = errors.filter((it) => !/theirs|Script error/.test(it));
          assert.deepEqual({ ours, shift }, { ours: [], shift: 0 });
        });
      }
    }

    if (!isAsked('wb-comments')) return;

    test('runs no script that was on its way when the visitor withdrew consent', async ({
      page,
      server,
    }) => {
      const waiting: (() => void)[] = [];
      await answerOutside(page, server.origin, (request) =>
        waiting.push(() => request.respond({ contentType: 'text/javascript', body: DISQUS })),
      );
      await show(page, server, publishedPage(of('wb-comments', 'shortname="linen"')));
      await eventually('their script is asked for', () => waiting.length === 1);
      await decide(page, 'withdrawConsent', 'comments');
      const hasRun = () => page.evaluate(() => 'DISQUS' in globalThis);
      const answered = page.waitForResponse((it) => it.url().includes('disqus'));
      waiting[0]!();
      await answered;
      await settled(page);
      assert.equal(await hasRun(), false);
      await decide(page, 'giveConsent', 'comments');
      await eventually('it is asked for again', () => waiting.length === 2);
      waiting[1]!();
      await eventually('it has run', hasRun);
      const { errors, printed } = await seen(page);
      assert.deepEqual({ errors, printed }, { errors: [], printed: [] });
    });

    test('are comments under the page’s own policy, which their script writes texts and styles into', async ({
      page,
      server,
    }) => {
      const asked = await offline(page, server.origin);
      await show(page, server, publishedPage(of('wb-comments', 'shortname="linen"')));
      // In whichever order the browser asks.
      for (const address of [
        'https://disqus.com/embed/comments',
        'https://disqus.com/next/config.js',
      ])
        await eventually(`${address} is asked for`, () =>
          asked.some((it) => it.startsWith(address)),
        );
      const height = await page.evaluate(
        () => document.querySelector('#disqus_thread iframe')!.getBoundingClientRect().height,
      );
      assert.equal(height, 300);
      const { errors, reports } = await seen(page);
      assert.deepEqual({ errors, reports }, { errors: [], reports: [] });
    });
  });
});

describe('A frame of others', () => {
  inEveryEngine('that is blocked once the visitor has allowed it,', (test) => {
    const [tag, , attributes] = SITES[0];
    if (!isAsked(tag)) return;
    test('says that it failed to load, and leaves a link', async ({ page, server }) => {
      await offline(page, server.origin, 'blocked');
      await show(page, server, publishedPage(of(tag, `consent ${attributes}`)));
      await click(page, `${tag} >> [part=allow-once]`);
      await told(page, tag, 'Failed to load');
      const { printed } = await seen(page);
      assert.equal(printed.filter((line) => line.includes('Failed to load')).length, 1);
      assert.equal(await hasWayOn(page, tag), true);
    });
  });
});

/** Waits until the notice in its place says so. */
const told = (page: Page, tag: string, text: string) =>
  eventually('it is told', () =>
    page.evaluate(
      (it, wanted) =>
        document
          .querySelector(it)!
          .shadowRoot!.querySelector('[part=notice]')
          ?.textContent?.includes(wanted),
      tag,
      text,
    ),
  );

/** Nothing is left for axe to say, in light and in dark. */
async function isAccessible(page: Page, tag: string) {
  for (const value of ['light', 'dark']) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    assert.deepEqual(await violationsIn(page, { without: OF_PAGES, within: tag }), [], value);
  }
}

/** Whether a link to the third party's own site can be seen; of a shop, which has none, its button to retry. */
const hasWayOn = (page: Page, tag: string) =>
  page.evaluate(
    (it, part) =>
      [...document.querySelector(it)!.shadowRoot!.querySelectorAll(part)].some((way) =>
        way.checkVisibility({ visibilityProperty: true }),
      ),
    tag,
    tag === 'wb-shop' ? '[part=retry]' : '[part=open]',
  );
