import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { dataScripts } from '../../../../demo/gallery/demo';
import { prerender, strip } from '../../../support/build';
import { examples } from '../../../support/element-list';
import { withoutAdded, withoutAttributes } from './added';
import { parentsOfDrawn } from './trees';

const styles = ['inline', 'linked'] as const;
const loader = '<script type="module" async src="/wb/loader.js"></script>';
const pageOf = (body: string, example: Parameters<typeof dataScripts>[0]) =>
  `<!doctype html><title>T</title>${loader}${dataScripts(example)}${body}`;

describe('Of every example of every element, the publish step', () => {
  for (const example of examples) {
    const page = pageOf(example.html, example);

    it(`draws ${example.title}, and says nothing its author did not ask for`, () => {
      const { html, warnings } = prerender(page);
      assert.match(html, new RegExp(`<${example.tag}[^>]*><template shadowrootmode="open">`));
      assert.deepEqual(
        warnings.filter((it) => !example.warns || !it.includes(example.warns)),
        [],
      );
      assert.equal(warnings.length > 0, example.warns !== undefined);
    });

    it(`keeps all but patched attributes, and can give the page back: ${example.title}`, () => {
      for (const mode of styles) {
        const { html } = prerender(page, { styles: mode });
        assert.equal(withoutAttributes(withoutAdded(html)), withoutAttributes(page));
        assert.equal(strip(html), page);
      }
    });

    // React writes into a text that stands alone, whatever a translator has made of it; of several it
    // would miss the one that was replaced.
    it(`has each text alone in its node: ${example.title}`, () => {
      assert.doesNotMatch(prerender(page).html, /<!-- -->/);
    });

    it(`gives the same bytes again, also between style modes: ${example.title}`, () => {
      for (const one of styles) {
        for (const other of styles) {
          const drawn = prerender(prerender(page, { styles: one }).html, { styles: other });
          assert.deepEqual(drawn, prerender(page, { styles: other }));
        }
      }
    });

    it(`draws into the element itself, wherever it may stand: ${example.title}`, () => {
      for (const place of ['p', 'span', 'li', 'td', 'label', 'h2', 'summary', 'div']) {
        const inside =
          place === 'td' ? ['<table><tr><td>', '</table>'] : [`<${place}>`, `</${place}>`];
        const { html } = prerender(pageOf(inside.join(example.html), example));
        const { html: alone } = prerender(page);
        const plain = parentsOfDrawn(alone);
        // A table would end the paragraph, so there it stays inside the element; an author's list ends it.
        const ends =
          alone.includes('<table slot="field"') || /^<wb-[^>]*>\s*<[ou]l\b/.test(example.html);
        const stays = place === 'p' && ends;
        assert.deepEqual(parentsOfDrawn(html), stays ? [] : plain, `in <${place}>`);
        assert.ok(
          plain.every((tag) => tag.startsWith('wb-')),
          plain.join(),
        );
      }
    });
  }
});

describe("A page's data", () => {
  const withData = examples.filter(({ data }) => data);

  it('never stops a page from being written, whatever is in it; what is wrong is a warning', () => {
    const broken = [
      ...['', '{', 'null', '[]', '0', '"text"', '{"linen-shirt":null}', '{"linen-shirt":[]}'],
      ...['{"linen-shirt":[{}]}', '{"linen-shirt":{"variants":7}}', '{"__proto__":{"a":1}}', '\0'],
    ];
    for (const example of withData) {
      for (const text of broken) {
        const data = Object.keys(example.data!).map(
          (name) => `<script type="application/json" data-wb-${name}>${text}</script>`,
        );
        const page = `<!doctype html>${data.join('')}${example.html}`;
        const { html, warnings } = prerender(page);
        assert.equal(withoutAttributes(withoutAdded(html)), withoutAttributes(page));
        // What a page says of itself may be left out; a product that is missing may not.
        if (!example.data!['products']) continue;
        assert.ok(warnings.length > 0, `${example.title} with ${text || 'nothing'}`);
      }
    }
    assert.equal(({} as { a?: number }).a, undefined);
  });

  it('may be any JSON at all', () => {
    const handles = ['linen-shirt', 'oak-board', 'wool-scarf', 'moneyFormat', '__proto__'];
    const value = fc.letrec((tie) => ({
      any: fc.oneof(fc.jsonValue(), tie('product')),
      product: fc.record(
        {
          optionNames: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
          variants: fc.array(
            fc.record(
              {
                id: fc.jsonValue(),
                options: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
                available: fc.jsonValue(),
                price: fc.jsonValue(),
                compare_at_price: fc.jsonValue(),
                image: fc.jsonValue(),
              },
              { requiredKeys: [] },
            ),
            { maxLength: 4 },
          ),
        },
        { requiredKeys: [] },
      ),
    })).any;
    fc.assert(
      fc.property(
        fc.constantFrom(...withData),
        fc.dictionary(fc.constantFrom(...handles), value),
        (example, products) => {
          const page = pageOf(example.html, { ...example, data: { products } });
          const { html } = prerender(page);
          assert.equal(withoutAttributes(withoutAdded(html)), withoutAttributes(page));
          assert.equal(prerender(html).html, html);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is named by one warning that says what happened, why it matters and what to do', () => {
    const price = '<wb-price product-handle="a"></wb-price>';
    const warned: [string, RegExp][] = [
      ['{', /^<script data-wb-products> is not JSON .*missing.*JSON\.stringify/],
      ['5', /^<wb-price product-handle="a">.*no product.*not an object.*Write an object/],
      ['{"a":[]}', /^<wb-price product-handle="a">.*no product.*no usable variant.*Write at least/],
      ['{"b":[]}', /^<wb-price product-handle="a">.*no product.*correct product-handle/],
    ];
    for (const [data, sentence] of warned) {
      const script = `<script type="application/json" data-wb-products>${data}</script>`;
      const { warnings } = prerender(script + price);
      assert.equal(warnings.length, 1, data);
      assert.match(warnings[0]!, sentence);
    }
  });

  it('that a page script holds in a template or a comment is no data', () => {
    const data = '<script type="application/json" data-wb-products>{"a":[]}</script>';
    for (const hidden of [`<template>${data}</template>`, `<!-- ${data} -->`]) {
      const { warnings } = prerender(`${hidden}<wb-price product-handle="a"></wb-price>`);
      assert.match(warnings.join(), /no product "a"/);
    }
  });
});
