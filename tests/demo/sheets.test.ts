import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textAt } from './gallery/served';

const SHEETS = ['site/base', 'site/site', 'site/church', 'gallery/files/gallery'];

describe('A style sheet of the demo', () => {
  for (const name of SHEETS) {
    it(`has the suite's default behind each token that it reads: ${name}`, async () => {
      const css = await textAt(`/${name}.css`);
      assert.match(css, /var\(--wb-color-line,/);
      assert.deepEqual(css.match(/var\(--wb-[\w-]+\)/g), null);
    });
  }

  it('of what all pages begin with is below the looks of the suite, and the site sends it with its own', async () => {
    const base = await textAt('/site/base.css');
    assert.match(base, /@layer wb\.base \{/);
    const site = await textAt('/site/site.css');
    assert.match(site, /@layer wb\.base \{[^]*\.header \{[^]*\.site-footer \{/);
  });
});
