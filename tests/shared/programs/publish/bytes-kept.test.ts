import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { prerender, strip } from '../../../support/build';
import { withoutAdded } from './added';
import { anyPage, awkwardPages } from './awkward-pages';
import { treeOf, treeWithoutAdded } from './trees';

const modes = ['inline', 'linked'] as const;

describe('The publish step leaves every byte of a page that is not its own', () => {
  for (const [name, page] of Object.entries(awkwardPages)) {
    it(`with ${name}`, () => {
      for (const styles of modes) {
        const { html, warnings } = prerender(page, { styles, loader: false });
        assert.equal(withoutAdded(html), page);
        assert.equal(strip(html), page);
        assert.deepEqual(warnings, []);
      }
    });
  }

  it('on any page at all', () => {
    fc.assert(
      fc.property(anyPage, fc.constantFrom(...modes), (page, styles) => {
        const { html } = prerender(page, { styles });
        assert.equal(withoutAdded(html), page);
        assert.equal(strip(html), page);
      }),
      { numRuns: 600 },
    );
  });

  it('and changes nothing else in the tree a browser makes of it', () => {
    const check = (page: string, styles: (typeof modes)[number]) =>
      assert.deepEqual(treeWithoutAdded(prerender(page, { styles }).html), treeOf(page));
    for (const page of Object.values(awkwardPages)) for (const styles of modes) check(page, styles);
    fc.assert(fc.property(anyPage, fc.constantFrom(...modes), check), { numRuns: 600 });
  });

  it('on a page of ten thousand elements, and on one whose tags are never closed', () => {
    const many = '<wb-counter end="12"></wb-counter>\r\n'.repeat(10_000);
    assert.equal(withoutAdded(prerender(many).html), many);
    const deep = `${'<div>'.repeat(50_000)}<wb-tabs><section><h3>${'<b>'.repeat(50)}A`;
    assert.equal(withoutAdded(prerender(deep).html), deep);
  });

  it("also when authors use the publish step's own marks", () => {
    const page = '<p data-wb>mine</p><div data-wb-drawn>mine</div><wb-counter></wb-counter>';
    assert.ok(prerender(page).html.startsWith(prerender('<wb-counter>').html.split('<wb-')[0]!));
    assert.ok(prerender(page).html.includes('<p data-wb>mine</p><div data-wb-drawn>mine</div>'));
  });
});
