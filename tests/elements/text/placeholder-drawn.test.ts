import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';
import { inEveryEngine } from '../../support/engines';
import {
  awake,
  eventually,
  idle,
  isAwake,
  publishedPage,
  seen,
  settled,
  show,
} from '../../support/page';

const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const html = (content: string, more = '') =>
  `<wb-placeholder format="html" base64="${encoded(content)}" ${more}>Fallback</wb-placeholder>`;
const LETTER =
  '<h3>Pão</h3><p>For <a href="/you">{{name}}</a><img src="x" onerror="globalThis.wbRan=1"></p>';

describe('A published placeholder', () => {
  const drawn = (source: string) =>
    /<(?:div|span) slot="content" data-wb-drawn="">[^]*?(?=Fallback)/.exec(
      prerender(source).html,
    )?.[0];

  it('has its text in the page, escaped', () => {
    const source = `<wb-placeholder base64="${encoded('<b>&"')}">Fallback</wb-placeholder>`;
    assert.equal(drawn(source), '<span slot="content" data-wb-drawn="">&lt;b>&amp;&quot;</span>');
  });

  it('is written as the specification writes it, too', () => {
    const source = `<wb-placeholder name="placeholder" content="${encoded('For {{name}}')}" attributes='{"name":"Ada"}'>Fallback</wb-placeholder>`;
    assert.equal(drawn(source), '<span slot="content" data-wb-drawn="">For Ada</span>');
    assert.deepEqual(prerender(source, { loader: false }).warnings, []);
    const [warning] = prerender(source.replace('name="p', 'name="P'), { loader: false }).warnings;
    assert.match(warning!, /name="Placeholder">: the value is none of placeholder/);
  });

  it('has its HTML in the page, cleaned and filled in', () => {
    assert.equal(
      drawn(html(LETTER, `values='{"name":"<Ada>"}'`)),
      '<div slot="content" data-wb-drawn=""><h3>Pão</h3><p>For <a href="/you">&lt;Ada></a><img src="x" alt=""></p></div>',
    );
  });

  it('has nothing in the page where nothing of the content may be', () => {
    assert.equal(drawn(html('<script>alert(1)</script><svg onload=alert(1)></svg>')), undefined);
  });

  it('does not end the paragraph it stands in', () => {
    const source = `<p>Dear ${html('<p>Ada</p><ul><li>and Bob</li></ul>')}!</p>`;
    assert.match(
      prerender(source).html,
      /<span slot="content" data-wb-drawn="">Adaand Bob<\/span>Fallback<\/wb-placeholder>!/,
    );
  });

  it('tells its author what cannot be read', () => {
    const { warnings } = prerender('<wb-placeholder base64="%">Fallback</wb-placeholder>');
    assert.match(warnings.join(), /is no base64 of UTF-8/);
  });
});

inEveryEngine('A page with wb-placeholder', (check) => {
  const text = () => document.querySelector<HTMLElement>('wb-placeholder')!.innerText;

  check('is complete at first paint, and brings neither React nor a sanitiser', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(html('<h3>Pão</h3>')));
    assert.equal((await page.evaluate(text)).trim(), 'Pão');
    await idle(page);
    await page.hover('h3');
    await idle(page);
    assert.equal(await isAwake(page, 'wb-placeholder'), false);
    assert.deepEqual(
      server.requests.filter((it) => /\/(react|placeholder|sanitise)-/.test(it)),
      [],
    );
  });

  check('wakes without a change, and without the sanitiser', async ({ page, server }) => {
    await show(page, server, publishedPage(html('<h3>Pão</h3>')));
    const before = await page.evaluate(() => document.body.innerHTML);
    await page.evaluate(
      `import('/wb/loader.js').then(({ wake }) => wake(document.querySelector('wb-placeholder')))`,
    );
    await awake(page, 'wb-placeholder');
    assert.equal(await page.evaluate(() => document.body.innerHTML), before);
    assert.deepEqual(
      server.requests.filter((it) => /\/sanitise-/.test(it)),
      [],
    );
    assert.deepEqual((await seen(page)).errors, []);
  });

  const change = (content: string) =>
    `document.querySelector('wb-placeholder').setAttribute('base64', '${encoded(content)}')`;
  const policies = {
    'its own policy': (it: string) => it,
    'trusted-types wb-elements': (it: string) => `${it}; trusted-types wb-elements`,
  };
  for (const [name, policyFrom] of Object.entries(policies)) {
    check(`cleans in the browser what a script gives it, under ${name}`, async (bench) => {
      const { page, server } = bench;
      const published = publishedPage(html('<h3>Pão</h3>'));
      await show(page, server, { ...published, policy: policyFrom(published.policy) });
      await idle(page);
      await page.evaluate(
        change(
          '<p>Olá<script>globalThis.wbRan=1</script><img src="/icon.svg" onerror="globalThis.wbRan=1"></p>',
        ),
      );
      await awake(page, 'wb-placeholder');
      await eventually(
        'the new content shows',
        async () => (await page.evaluate(text)).trim() === 'Olá',
      );
      await settled(page);
      assert.equal(await page.evaluate(() => 'wbRan' in globalThis), false);
      const { errors, reports } = await seen(page);
      // A browser says of handlers that it has not run them, also where nothing could run.
      const own = reports.filter((it) => !it.startsWith('script-src-attr'));
      assert.deepEqual({ errors, reports: own }, { errors: [], reports: [] });
    });
  }

  check('shows the fallback, and says why, where the page forbids the policy', async (bench) => {
    const { page, server, engine } = bench;
    const published = publishedPage(html('<h3>Pão</h3>'));
    await show(page, server, { ...published, policy: `${published.policy}; trusted-types other` });
    // An engine without Trusted Types has nothing to forbid.
    if (!(await page.evaluate(() => 'trustedTypes' in globalThis)))
      return assert.equal(engine, 'firefox');
    await idle(page);
    await page.evaluate(change('<p>Olá</p>'));
    await awake(page, 'wb-placeholder');
    await eventually(
      'the fallback shows',
      async () => (await page.evaluate(text)).trim() === 'Fallback',
    );
    await eventually('it is said', async () =>
      (await seen(page)).printed.some((it) =>
        /cannot clean its HTML.+trusted-types allows wb-elements/.test(it),
      ),
    );
  });
});
