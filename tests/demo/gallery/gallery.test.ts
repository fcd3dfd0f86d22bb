import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { loadCatalogue } from '../../../demo/gallery/catalogue';
import { LONGEST } from '../../../demo/gallery/drawings';
import { dashed } from '../../../shared/contract/parse';
import { escapeHtml } from '../../../shared/foundation/escape-html';
import { answerAt, gallerySite, get, textAt } from './served';

const all = await loadCatalogue();

describe('The gallery', () => {
  it('lists every element on disk with its summary, and links the guides', async () => {
    const html = await textAt('/gallery');
    assert.ok(all.length > 0);
    for (const { contract } of all) {
      assert.ok(html.includes(`href="/gallery/${contract.tag}"`), contract.tag);
      assert.ok(html.includes(escapeHtml(contract.summary).replace(/'/g, '&#39;')), contract.tag);
    }
    for (const place of ['guides/start', 'guides/publish', 'guides/events', 'theming']) {
      assert.ok(html.includes(`href="/gallery/${place}"`), place);
    }
  });

  it('shows widgets at once, before it says what they promise', async () => {
    const beginning = (await textAt('/gallery')).split('id="promise"')[0]!;
    assert.equal(beginning.match(/class="thumbnail"/g)?.length, 3);
  });

  it('leads nowhere in vain: every link into the gallery has a page, and every place in it', async () => {
    const pages = ['', '/theming', '/search?q=section', '/guides/start', '/guides/publish'];
    pages.push(
      '/guides/events',
      '/recipes/landing',
      ...all.map(({ contract }) => `/${contract.tag}`),
    );
    const links = new Set<string>();
    for (const page of pages) {
      for (const [, href] of (await textAt(`/gallery${page}`)).matchAll(/ href="([^"]+)"/g)) {
        links.add(href!.startsWith('#') ? `/gallery${page}${href}` : href!);
      }
    }
    const inside = [...links].filter((it) => it.startsWith('/gallery'));
    assert.ok(inside.length > pages.length);
    for (const link of inside) {
      const [at = '', anchor] = link.split('#');
      const { status, text } = await answerAt(at);
      assert.equal(status, 200, link);
      if (anchor) assert.ok(text.includes(`id="${anchor}"`), link);
    }
  });

  it('answers 404, with a way back, to what it does not have', async () => {
    for (const at of ['wb-nothing', 'wb-tabs/examples/99', 'wb-tabs/examples/x', 'guides/none']) {
      const response = await get(`/gallery/${at}`);
      assert.equal(response.status, 404, at);
      assert.match(await response.text(), /href="\/gallery"/);
    }
  });

  it('serves what lies in its folders and nothing else, and says where a missing file belongs', async () => {
    assert.equal((await get('/gallery/pictures/oak-30.svg')).status, 200);
    for (const name of [
      '..%2Fgallery.ts',
      '.hidden.svg',
      'none.svg',
      '%2e%2e%2fdemo.ts',
      'a%00.svg',
    ]) {
      const response = await get(`/gallery/pictures/${name}`);
      assert.equal(response.status, 404, name);
      assert.match(await response.text(), /demo\/gallery\/pictures.*Put it there/);
    }
    for (const name of ['..%2Fgallery.ts', 'page.ts', 'nothing.js']) {
      assert.equal((await get(`/gallery/scripts/${name}`)).status, 404, name);
    }
    assert.equal((await get('/gallery/wb/manifest.json')).status, 404);
  });

  for (const { contract, demo } of all) {
    const { tag, attributes, events = {}, methods = {}, slots = {}, parts = {} } = contract;

    it(`names every word of the contract of ${tag}`, async () => {
      const html = await textAt(`/gallery/${tag}`);
      const names = [
        ...Object.keys(attributes).map(dashed),
        ...Object.keys(events),
        ...Object.keys(contract.subscribes ?? {}),
        ...Object.keys(methods).map((name) => `${name}()`),
        ...Object.keys(slots).filter(Boolean),
        ...Object.keys(parts),
        ...Object.keys(contract.cssProperties ?? {}),
      ];
      const missing = names.filter(
        (name) => !new RegExp(`<code[^>]*>${escaped(name)}<`).test(html),
      );
      assert.deepEqual(missing, []);
      for (const keys of Object.keys(contract.keyboard ?? {})) {
        for (const key of keys.split(', ')) assert.ok(html.includes(`<kbd>${key}</kbd>`), key);
      }
      const sentences = [
        ...(contract.accessibility ?? []),
        ...Object.values(contract.keyboard ?? {}),
        ...Object.values(attributes).map(({ doc }) => doc),
      ];
      const read = html
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&');
      assert.deepEqual(
        sentences.filter((it) => !read.includes(it)),
        [],
      );
    });

    it(`has every example of ${tag} drawn, under a strict policy`, async () => {
      for (const [index, { html: written }] of demo.examples.entries()) {
        const response = await get(`/gallery/${tag}/examples/${index + 1}`);
        const html = await response.text();
        const elements = written.match(/<wb-/g)?.length ?? 0;
        assert.equal(html.match(/<template shadowrootmode="open">/g)?.length, elements);
        assert.match(html, /src="\/gallery\/wb\/loader\.js"/);
        const policy = response.headers.get('content-security-policy') ?? '';
        assert.match(policy, /default-src 'self'/);
        assert.doesNotMatch(policy, /unsafe/);
      }
    });
  }
});

describe('A drawing', () => {
  const wish = { tag: 'wb-tabs', example: 1, html: '<p>Hello</p>', mode: 'awake' };
  const post = (body: unknown, headers = {}) =>
    Promise.resolve(
      gallerySite.request('/gallery/drawings', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { host: 'localhost', ...headers },
      }),
    );

  it('is made of posted HTML, published under a policy of its own', async () => {
    const html = '<wb-tabs><section aria-label="One">1</section></wb-tabs>';
    const { address } = (await (await post({ ...wish, html })).json()) as { address: string };
    const response = await get(address);
    assert.match(await response.text(), /<wb-tabs><template shadowrootmode="open">/);
    const policy = response.headers.get('content-security-policy') ?? '';
    assert.match(policy, /script-src 'self' 'sha256-/);
    // The first of two counts.
    assert.match(policy, /^form-action 'none';/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  });

  it('says what publishing warns of', async () => {
    const html = '<wb-tabs active="first"></wb-tabs>';
    const { warnings } = (await (await post({ ...wish, html })).json()) as { warnings: string[] };
    assert.match(warnings.join(), /is no number/);
  });

  it('is refused when it is too long, none, of nothing, or asked for by another site', async () => {
    assert.equal((await post({ ...wish, html: 'x'.repeat(LONGEST + 1) })).status, 413);
    assert.equal((await post('x'.repeat(LONGEST * 5))).status, 413);
    assert.equal((await post('{"html":')).status, 400);
    assert.equal((await post('null')).status, 400);
    assert.equal((await post({ ...wish, tag: 'wb-nothing' })).status, 404);
    assert.equal((await post({ ...wish, example: 99 })).status, 404);
    for (const origin of ['https://elsewhere.example', 'null']) {
      assert.equal((await post(wish, { origin })).status, 403, origin);
    }
    assert.equal((await post(wish, { origin: 'http://localhost' })).status, 200);
    assert.equal((await get('/gallery/drawings/none')).status, 404);
  });
});

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
