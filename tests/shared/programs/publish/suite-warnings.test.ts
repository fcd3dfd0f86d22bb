import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePage } from '../../../../shared/programs/publish/parsed';
import { suiteOf } from '../../../../shared/programs/publish/suite';

const tag = (src: string) => `<script type="module" async src="${src}"></script>`;
const cdn = 'https://cdn.example';

describe('The author of a page is told', () => {
  const page = '<!doctype html><p>a</p>';
  const rows: [what: string, page: string, publisher: object, warning: RegExp | undefined][] = [
    [
      'that it has no loader',
      page,
      {},
      /^No module script .+ never answer anybody\. Add <script .+ publish with loader: false/,
    ],
    [
      'where its sheets are looked for then',
      page,
      { sheets: true },
      /never answer anybody, and its style sheets are looked for under \/wb\/\. Add/,
    ],
    [
      'nothing of that with a known folder',
      page,
      { sheets: true, assets: '/s' },
      /never answer anybody\. Add/,
    ],
    ['nothing where its own scripts bring it', page, { loader: false }, undefined],
    ['nothing of a part of a page', '<p>a</p>', {}, undefined],
    ['the same of a page without a doctype', '<body><p>a</p>', {}, /^No module script/],
    ['nothing of one loader', page + tag('/wb/loader.js'), { sheets: true }, undefined],
    [
      'of two loaders',
      tag('/a/loader.js') + tag('/b/loader.js'),
      {},
      /^The page has two loaders, \/a\/loader\.js and \/b\/loader\.js\. .+ Remove the other tag\.$/,
    ],
    [
      'nothing of the same one twice',
      tag('/a/loader.js') + tag('/b/../a/loader.js'),
      {},
      undefined,
    ],
    [
      'that its sheets cannot be found',
      `<base href="a/">${tag('loader.js')}`,
      { sheets: true },
      /^The page's <base> makes it depend .+ where loader\.js is, .+ Begin the address/,
    ],
    [
      'nothing of sheets whose folder is said',
      `<base href="a/">${tag('loader.js')}`,
      { sheets: true, assets: '/s' },
      undefined,
    ],
    ['nothing of sheets that are not linked', `<base href="a/">${tag('loader.js')}`, {}, undefined],
    [
      'that a policy cannot name the site',
      tag('https://a;b.example/loader.js'),
      {},
      /^A policy cannot name the site of https:\/\/a;b\.example\/loader\.js, .+ Serve it from/,
    ],
    [
      'that its loader may not run',
      tag('/wb/loader.js'),
      { assets: cdn },
      /^The page has its loader from \/wb\/loader\.js, but is published for a suite under https:\/\/cdn\.example, .+ Publish it/,
    ],
    [
      'nothing of another folder of the same site',
      tag(`${cdn}/a/loader.js`),
      { assets: `${cdn}/b` },
      undefined,
    ],
    [
      'that browsers ignore its base',
      `<base href="${cdn}">${tag('/wb/loader.js')}`,
      {},
      /^The page's <base> leads to another site, https:\/\/cdn\.example, .+ Write whole addresses/,
    ],
  ];
  for (const [what, html, publisher, warning] of rows)
    it(what, () => {
      const { warnings } = suiteOf(parsePage(html), { loader: true, sheets: false, ...publisher });
      assert.equal(warnings.length, warning ? 1 : 0, warnings.join('\n'));
      if (warning) assert.match(warnings[0]!, warning);
    });
});
