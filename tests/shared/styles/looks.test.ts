import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { inChromium } from '../../support/engines';
import { prerender } from '../../support/build';
import { publishedPage, show, until } from '../../support/page';

const FORM = `<wb-form form-id="a" project-id="b"><form action="/forms/a" method="post">
  <p><label>Name<br><input name="name" required></label></p>
  <p data-look="none"><input name="plain"></p>
  <p><button>Send</button></p>
</form></wb-form>`;
const TABS = '<wb-tabs><section><h3>One</h3><p><a href="/a">A</a></p></section></wb-tabs>';

const heightOf = (selector: string) => document.querySelector(selector)!.clientHeight;

inChromium("An author's own content", (check) => {
  check('in a form looks as the suite draws fields and buttons, with no script', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(FORM, { loader: false }));
    const look = await page.evaluate(() => {
      const of = (it: string) => getComputedStyle(document.querySelector(it)!);
      return {
        field: of('[name=name]').minHeight,
        radius: of('[name=name]').borderRadius,
        send: of('button').backgroundColor !== of('[name=name]').backgroundColor,
      };
    });
    assert.deepEqual(look, { field: '44px', radius: '8px', send: true });
  });

  check('is left as the browser has it where its author says data-look="none"', async (bench) => {
    const { page, server } = bench;
    await show(page, server, publishedPage(FORM, { loader: false }));
    assert.ok((await page.evaluate(heightOf, '[name=plain]')) < 30);
    const html = 'lang="en" data-look="none"';
    await show(page, server, publishedPage(FORM, { loader: false, html }));
    assert.ok((await page.evaluate(heightOf, '[name=name]')) < 30);
  });

  check('breaks very long words, also in a column as narrow as a sidebar', async (bench) => {
    const { page, server } = bench;
    const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte';
    const form = FORM.replace('Name', word)
      .replace('Send', word)
      .replace('</form>', `<p><label><input type="checkbox"> ${word}</label></p></form>`);
    const body = `<div style="width: 180px">${form.replace('</p>', `<small>${word}</small></p>`)}</div>`;
    await show(page, server, { ...publishedPage(body, { loader: false }), policy: '' });
    assert.equal(await page.$eval('wb-form', (form) => form.scrollWidth), 180);
  });

  check('begins at one edge in a centred section', async ({ page, server }) => {
    const hint = FORM.replace('</p>', '<small>A hint</small></p>');
    const body = `<div style="text-align: center">${hint}</div>`;
    await show(page, server, { ...publishedPage(body, { loader: false }), policy: '' });
    assert.equal(await page.$eval('small', (it) => getComputedStyle(it).textAlign), 'start');
  });

  check(
    'has an edge around a main button whose accent is the colour of the page',
    async (bench) => {
      const { page, server } = bench;
      const body = `<div style="--wb-color-accent: white">${FORM}</div>`;
      await show(page, server, { ...publishedPage(body, { loader: false }), policy: '' });
      const edge = await page.$eval('button', (it) => getComputedStyle(it).borderTopColor);
      assert.ok(!/\b0\)$|transparent/.test(edge), edge);
    },
  );

  check("gives way to one line of a site's own", async ({ page, server }) => {
    const head = '<link rel="stylesheet" href="/site.css">';
    const body = 'input { border-radius: 1px }';
    server.answer('/site.css', { headers: { 'content-type': 'text/css' }, body });
    await show(page, server, publishedPage(FORM, { loader: false, head }));
    const radius = () => getComputedStyle(document.querySelector('[name=name]')!).borderRadius;
    assert.equal(await page.evaluate(radius), '1px');
  });

  check('looks the same in a page that nobody has published', async ({ page, server }) => {
    await show(page, server, { ...publishedPage(FORM, { drawn: false }), policy: '' });
    await until(
      page,
      'the fields are styled',
      () => getComputedStyle(document.querySelector('[name=name]')!).minHeight === '44px',
    );
  });

  check('is styled once, by the publish step or by the loader', async ({ page, server }) => {
    await show(page, server, publishedPage(FORM, { live: true }));
    await until(page, 'it is awake', () =>
      Boolean(document.querySelector('wb-form')!.shadowRoot!.querySelector('.box')),
    );
    const adopted = () =>
      document.adoptedStyleSheets.filter((it) => it.cssRules[0] instanceof CSSLayerBlockRule);
    assert.equal(await page.evaluate(`(${String(adopted)})().length`), 0);
    assert.equal(await page.$$eval('[data-wb-look]', (all) => all.length), 1);
  });

  check('brings its sheets only to pages with such elements, 3 kB at most', async () => {
    const looksIn = (html: string) =>
      [...html.matchAll(/<style data-wb data-wb-look="(\w+)">([^<]*)/g)].map(([, name, css]) => {
        assert.ok(brotliCompressSync(css!).length <= 3000, name);
        return name;
      });
    assert.deepEqual(looksIn(prerender(FORM).html), ['fields']);
    assert.deepEqual(looksIn(prerender(FORM + TABS + FORM).html), ['fields', 'prose']);
    assert.deepEqual(looksIn(prerender('<wb-counter end="12"></wb-counter>').html), []);
    const { html, files } = prerender(FORM, { styles: 'linked' });
    assert.match(html, /<link data-wb data-wb-look="fields" rel="stylesheet" href="[^"]+">/);
    assert.deepEqual(files, []);
  });
});
