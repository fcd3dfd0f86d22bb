import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { prerender } from '../../../support/build';
import { anyPage, awkwardPages } from './awkward-pages';

type Mode = 'inline' | 'linked';
const draw = (page: string, styles: Mode = 'inline') => prerender(page, { styles }).html;
const times = (text: string, part: string) => text.split(part).length - 1;

describe('The publish step run on its own output', () => {
  const settles = (page: string) => {
    const inline = draw(page, 'inline');
    const linked = draw(page, 'linked');
    assert.equal(draw(inline, 'inline'), inline, 'inline again');
    assert.equal(draw(linked, 'linked'), linked, 'linked again');
    assert.equal(draw(linked, 'inline'), inline, 'from linked to inline');
    assert.equal(draw(inline, 'linked'), linked, 'from inline to linked');
  };

  for (const [name, page] of Object.entries(awkwardPages)) {
    it(`gives the same bytes, in both style modes and between them, with ${name}`, () =>
      settles(page));
  }

  it('gives the same bytes on any page at all', () => {
    fc.assert(fc.property(anyPage, settles), { numRuns: 400 });
  });

  it('gives the same policy and the same warnings', () => {
    const page = '<wb-counter end="many"></wb-counter>';
    const first = prerender(page);
    assert.equal(first.warnings.length, 1);
    assert.deepEqual(prerender(first.html), first);
  });

  it('draws anew what has changed: an attribute, the content, the field', () => {
    const page =
      '<wb-tabs><section><h3>One</h3></section><section><h3>Two</h3></section></wb-tabs><wb-quantity></wb-quantity>';
    const changed = (html: string) =>
      html
        .replace('<wb-tabs>', '<wb-tabs active="2">')
        .replace('<h3>One</h3>', '<h3>Uno</h3>')
        .replace('<wb-quantity>', '<wb-quantity value="3">');
    assert.equal(draw(changed(draw(page))), draw(changed(page)));
    assert.notEqual(draw(changed(page)), draw(page));
  });

  it('draws no field any more where an author has written one since', () => {
    const drawn = draw('<wb-quantity></wb-quantity>');
    const own = drawn.replace('</wb-quantity>', '<input slot="field" value="4"></wb-quantity>');
    assert.ok(drawn.includes('data-wb-drawn'));
    assert.equal(draw(own), draw('<wb-quantity><input slot="field" value="4"></wb-quantity>'));
    assert.ok(!draw(own).includes('data-wb-drawn'));
  });

  it('takes out of the head what no element needs any more', () => {
    for (const styles of ['inline', 'linked'] as const) {
      const drawn = draw('<!doctype html><wb-counter></wb-counter><p>x</p>', styles);
      const without = drawn.replace(/<wb-counter>.*<\/wb-counter>/, '');
      assert.equal(draw(without, styles), '<!doctype html><p>x</p>');
    }
  });

  it('knows its drawings of an earlier version, however they look', () => {
    const earlier =
      '<script data-wb>old()</script><wb-counter end="3"><template shadowrootmode="open"><style>:host{color:red}</style><div data-wb-root="{}"><b>3</b></div></template></wb-counter>';
    assert.equal(draw(earlier), draw('<wb-counter end="3"></wb-counter>'));
  });
});

describe('What the publish step draws', () => {
  it('leaves shadow roots alone that an author wrote', () => {
    const page =
      '<wb-counter><template shadowrootmode="open"><p>mine</p></template></wb-counter><my-own><template shadowrootmode="open"><wb-counter></wb-counter></template></my-own>';
    assert.equal(draw(page), page);
    assert.equal(draw(page, 'linked'), page);
  });

  it('stands right behind the start tag, one shadow root for each element', () => {
    const html = draw('<wb-counter end="1"></wb-counter><wb-counter end="2"></wb-counter>');
    assert.equal(times(html, '<wb-counter end="1"><template shadowrootmode="open">'), 1);
    assert.equal(times(html, '<wb-counter end="2"><template shadowrootmode="open">'), 1);
    assert.equal(times(html, '<template'), 2);
  });

  it('puts the queue in once, behind the charset, which must be among the first bytes', () => {
    const queue = /<script data-wb>/g;
    for (const [before, page] of [
      ['<head><meta charset="utf-8">', '<head><meta charset="utf-8"><title>T</title>'],
      ['<!doctype html>\n<html>\n<head>', '<!doctype html>\n<html>\n<head>\n<title>T</title>'],
      ['<html lang="en">', '<html lang="en">'],
      ['<!doctype html>', '<!doctype html>'],
      ['\uFEFF', '\uFEFF'],
      ['', ''],
    ] as const) {
      const html = draw(`${page}<wb-counter></wb-counter><wb-tabs></wb-tabs>`);
      assert.deepEqual(
        [...html.matchAll(queue)].map(({ index }) => index),
        [before.length],
      );
    }
    const late = '<head><meta http-equiv="Content-Type" content="text/html; charset=utf-8">';
    assert.ok(draw(`${late}<wb-counter></wb-counter>`).startsWith(`${late}<script data-wb>`));
  });

  it('has no white space inside its root, which hydration would take for a difference', () => {
    assert.match(
      draw('<wb-counter></wb-counter>'),
      /data-wb-root="" data-wb-digests="\w+ \w+"><[^]*><\/div><\/template>/,
    );
  });

  it('names each sheet once in the head of a page with linked styles, and in each root', () => {
    const page = '<wb-counter></wb-counter><wb-counter></wb-counter><wb-tabs></wb-tabs>';
    const { html } = prerender(page, { styles: 'linked', assets: 'https://cdn.example/a&b/' });
    const head = html.slice(0, html.indexOf('<wb-'));
    const counter = /href="https:\/\/cdn\.example\/a&amp;b\/wb-counter-[\w-]{8}\.css"/g;
    assert.equal(head.match(counter)?.length, 1);
    assert.equal(html.match(counter)?.length, 3);
    assert.equal(times(head, '<link data-wb rel="stylesheet"'), 2);
    assert.ok(!html.includes('<style>'));
  });

  it('writes rules for the page once where several tags have them alike', () => {
    const list = (tag: string) => `<${tag}><div><h3>Sunday service</h3></div></${tag}>`;
    const head = (...tags: string[]) => {
      const html = draw(tags.map(list).join(''));
      return html.slice(0, html.indexOf('<wb-'));
    };
    const rule = ':where([data-wb-item]){box-sizing:border-box';
    assert.equal(times(head('wb-group-list'), rule), 1);
    assert.equal(times(head('wb-group-list', 'wb-sermon-list', 'wb-article-list'), rule), 1);
  });

  it('takes an address for the assets with a slash at its end or without', () => {
    const page = '<wb-counter></wb-counter>';
    const at = (assets: string) => prerender(page, { styles: 'linked', assets }).html;
    assert.equal(at('/files'), at('/files/'));
    assert.equal(at('/wb/'), prerender(page, { styles: 'linked' }).html);
  });

  it('escapes what authors wrote wherever it is written again', () => {
    const hostile = `<wb-tabs><section><h3>&lt;img src=x onerror=alert(1)&gt; &lt;/template&gt;</h3></section></wb-tabs><wb-quantity label='"><script>alert(1)</script>' name="</template><b>"></wb-quantity>`;
    const html = draw(hostile);
    assert.ok(!html.replace(hostile, '').includes('<img'));
    assert.equal(times(html, '<script>alert'), times(hostile, '<script>alert'));
    assert.equal(times(html, '</template>'), 2 + times(hostile, '</template>'));
  });
});
