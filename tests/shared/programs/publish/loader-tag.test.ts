import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PrerenderOptions } from '../../../../shared/programs/publish/prerender';
import { prerender } from '../../../support/build';
import { directivesOf } from './directives';

const cdn = 'https://cdn.example';
const element = '<wb-counter end="5"></wb-counter>';
const tagOf = (src: string, more = '') =>
  `<script type="module" async src="${src}"${more}></script>`;
const pageOf = (head: string, body = element) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

/** What is published of a page whose head has this. */
const published = (head: string, options?: PrerenderOptions) => prerender(pageOf(head), options);
const allowed = (head: string, options?: PrerenderOptions) => {
  const directives = directivesOf(published(head, options).policy);
  return (name: string) => directives.get(name)?.filter((it) => !it.startsWith("'sha256-"));
};
/** The folders that the sheets of a published page are linked from. */
const sheetFolders = (html: string) => [
  ...new Set([...html.matchAll(/href="([^"]*)wb-counter-[\w-]{8}\.css"/g)].map((it) => it[1])),
];
const linked = { styles: 'linked' } as const;

describe("A page's policy", () => {
  it('allows the site that the loader comes from, for scripts and what they fetch, and no other', () => {
    const sources = allowed(tagOf(`${cdn}/suite/loader.js`));
    assert.deepEqual(sources('script-src'), ["'self'", cdn]);
    assert.deepEqual(sources('connect-src'), ["'self'", cdn]);
    for (const name of ['default-src', 'style-src', 'base-uri'])
      assert.deepEqual(sources(name), ["'self'"], name);
  });

  it('allows its style sheets too when they are linked', () => {
    assert.deepEqual(allowed(tagOf(`${cdn}/suite/loader.js`), linked)('style-src'), [
      "'self'",
      cdn,
    ]);
  });

  it('names no other site for a loader on its own', () => {
    for (const src of [
      '/wb/loader.js',
      '/a/b/loader.js',
      'wb/loader.js',
      '../loader.js',
      'loader.js',
    ])
      assert.doesNotMatch(published(tagOf(src), linked).policy, /:\/\/|example/, src);
  });

  const sites: [string, string, string][] = [
    ['a port', 'http://localhost:8080/wb/loader.js', 'http://localhost:8080'],
    ['a query and a fragment', `${cdn}/wb/loader.js?v=2&x=/y#z`, cdn],
    ['white space around it', ` \n${cdn}/wb/loader.js\t`, cdn],
    ['a scheme that the page chooses', '//cdn.example/wb/loader.js', 'cdn.example'],
    ['a name and a password', 'https://me:secret@cdn.example/wb/loader.js', cdn],
    [
      'letters of another alphabet',
      'https://ünï.example/wb/loader.js',
      'https://xn--n-nga1b.example',
    ],
  ];
  for (const [what, src, site] of sites) {
    it(`names the site of a loader whose address has ${what}`, () => {
      assert.deepEqual(allowed(tagOf(src))('script-src'), ["'self'", site]);
      assert.deepEqual(published(tagOf(src)).warnings, []);
    });
  }

  it('takes no notice of what else stands on the tag, and leaves it there', () => {
    const tag = tagOf(
      `${cdn}/wb/loader.js`,
      ' integrity="sha384-abc" crossorigin nonce="n" data-live',
    );
    assert.deepEqual(allowed(tag)('script-src'), ["'self'", cdn]);
    assert.ok(published(tag).html.includes(tag));
    assert.deepEqual(published(tag.replace('module', ' MODULE ')).warnings, []);
  });

  it('allows a loader that an inline module imports', () => {
    for (const code of [
      `import { wake } from '${cdn}/wb/loader.js'; wake(host)`,
      `import "${cdn}/wb/loader.js"`,
      `await import('${cdn}/wb/loader.js')`,
    ]) {
      const head = `<script type="module">${code}</script>`;
      assert.deepEqual(allowed(head)('script-src'), ["'self'", cdn], code);
      assert.deepEqual(published(head).warnings, [], code);
    }
  });

  it('never has a site that stands for others, or ends its directive', () => {
    for (const host of ['*', '*.example', 'a;b', 'a,b', "'self'", "'unsafe-inline'", 'x$y']) {
      const { policy, warnings } = published(tagOf(`https://${host}/wb/loader.js`));
      assert.equal(policy, published(tagOf('/wb/loader.js')).policy, host);
      assert.match(
        warnings.join(),
        /^A policy cannot name the site of .+ runs .+ Serve it from/,
        host,
      );
      const { policy: given } = published('', { assets: `https://${host}/wb/` });
      assert.equal(given, policy, host);
    }
  });

  it('has the same directives whatever the address of the loader', () => {
    const names = [...directivesOf(published('').policy).keys()];
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (url, text) => {
        for (const src of [url, `${url}/loader.js`, `${text}/loader.js`, `//${text}/loader.js`]) {
          const { policy } = published(tagOf(src.replace(/"/g, '&quot;')));
          assert.deepEqual([...directivesOf(policy).keys()], names, src);
          assert.ok((directivesOf(policy).get('connect-src')?.length ?? 0) <= 2, src);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('Linked style sheets', () => {
  const folders: [string, string, string][] = [
    ['of the site', '/wb/loader.js', '/wb/'],
    ['below a path', '/shop/assets/wb/loader.js?v=2', '/shop/assets/wb/'],
    ['at the root', '/loader.js', '/'],
    ['below the page', 'wb/loader.js', 'wb/'],
    ['above the page', '../../wb/loader.js#x', '../../wb/'],
    ['beside the page', 'loader.js', ''],
    ['of another site', `${cdn}/a&amp;b/loader.js`, `${cdn}/a&amp;b/`],
    ['of another site, by its scheme', '//cdn.example/wb/loader.js', '//cdn.example/wb/'],
  ];
  for (const [where, src, folder] of folders) {
    it(`lie where the loader does, in a folder ${where}`, () => {
      const { html, warnings, assets } = published(tagOf(src), linked);
      assert.deepEqual(sheetFolders(html), [folder]);
      assert.equal(assets, folder.replace('&amp;', '&'));
      assert.deepEqual(warnings, []);
      assert.equal(prerender(html, linked).html, html);
    });
  }

  const bases: [string, string, string, string][] = [
    ['a folder of the site', '/shop/', 'wb/loader.js', '/shop/wb/'],
    ['a page of the site', '/shop/a.html', '../wb/loader.js', '/wb/'],
    ['a folder, for a loader that has nothing to do with it', 'sub/', '/wb/loader.js', '/wb/'],
    ['nothing at all', '', 'wb/loader.js', 'wb/'],
  ];
  for (const [what, base, src, folder] of bases) {
    it(`lie where the loader does when the page's base is ${what}`, () => {
      const { html, warnings } = published(`<base href="${base}">${tagOf(src)}`, linked);
      assert.deepEqual(sheetFolders(html), [folder]);
      assert.deepEqual(warnings, []);
    });
  }

  it('are looked for under /wb/, with a warning, when only the address of the page tells the rest', () => {
    const head = `<base href="../shop/">${tagOf('wb/loader.js')}`;
    const { html, warnings, assets } = published(head, linked);
    assert.deepEqual(sheetFolders(html), ['/wb/']);
    assert.equal(assets, undefined);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /<base>.+ wb\/loader\.js .+ under \/wb\/\. Begin .+ with a slash/);
    assert.deepEqual(published(head).warnings, []);
  });

  it('lie where the publisher says, whatever the page says', () => {
    const { html, warnings } = published(tagOf('/wb/loader.js'), { ...linked, assets: '/files' });
    assert.deepEqual(sheetFolders(html), ['/files/']);
    assert.deepEqual(warnings, []);
  });

  it('do not follow a base to another site, which the policy forbids, and a warning says so', () => {
    const { policy, warnings } = published(
      `<base href="https://other.example/">${tagOf('wb/loader.js')}`,
      linked,
    );
    assert.doesNotMatch(policy, /example/);
    assert.equal(warnings.length, 1);
    assert.match(
      warnings[0]!,
      /<base> leads to another site, .+ ignore it\. Write whole addresses/,
    );
  });
});

describe('A page with elements and no loader', () => {
  it('is warned about once: what, why, and what to do', () => {
    const { warnings } = prerender(pageOf('', element.repeat(3)));
    assert.equal(warnings.length, 1);
    assert.match(
      warnings[0]!,
      /^No module script .+ brings the suite's loader\.js, so .+ never answer anybody\. Add <script type="module" async src="\/wb\/loader\.js"><\/script> .+ \(--no-loader\)\.$/,
    );
    assert.deepEqual(prerender(prerender(pageOf('')).html).warnings, warnings);
  });

  it('is told where its linked style sheets are looked for', () => {
    assert.match(
      published('', linked).warnings.join(),
      /style sheets are looked for under \/wb\/\./,
    );
    assert.doesNotMatch(published('', { ...linked, assets: '/wb' }).warnings.join(), /looked for/);
  });

  const none: [string, string][] = [
    ['a module preload', '<link rel="modulepreload" href="/wb/loader.js">'],
    ['a script that is no module', '<script src="https://charts.example/loader.js"></script>'],
    ['a comment', `<!-- ${tagOf('/wb/loader.js')} -->`],
    ['a template', `<template>${tagOf('/wb/loader.js')}</template>`],
    ['a noscript', `<p><noscript>${tagOf('/wb/loader.js')}</noscript>`],
    ['another script', tagOf('/wb/page.js') + tagOf('/wb/myloader.js') + tagOf('/wb/loader.js/a')],
    ['an address that leads nowhere', tagOf('https://[/loader.js') + tagOf('data:a/loader.js')],
    ['an inline script that only speaks of it', '<script type="module">"/wb/loader.js"</script>'],
  ];
  for (const [what, head] of none) {
    it(`is warned about also when it has ${what}`, () => {
      const { warnings, policy } = published(head);
      assert.match(warnings.join(), /^No module script/);
      assert.equal(policy, published('').policy);
    });
  }

  it('is as it should be without elements, as a part of a page, and where its publisher says so', () => {
    assert.deepEqual(prerender(pageOf('', '<p>Nothing</p>')).warnings, []);
    assert.deepEqual(prerender(element).warnings, []);
    assert.deepEqual(published('', { loader: false }).warnings, []);
  });
});

describe('A page with several loaders', () => {
  it('is as it should be when they are one and the same', () => {
    const head = tagOf('/wb/loader.js') + tagOf('/wb/loader.js', ' data-live');
    const code = '<script type="module">import { wake } from "/wb/loader.js";</script>';
    assert.deepEqual(published(head + code).warnings, []);
  });

  it('has a policy for the first alone, and a warning that names both', () => {
    const head = tagOf('/wb/loader.js') + tagOf(`${cdn}/wb/loader.js`) + tagOf('/other/loader.js');
    const { policy, warnings } = published(head);
    assert.doesNotMatch(policy, /example/);
    assert.equal(warnings.length, 1);
    assert.match(warnings[0]!, /two loaders, \/wb\/loader\.js and https:\/\/cdn.+ Remove/);
  });
});

describe('A page published for a suite on one site with its loader on another', () => {
  it('has a policy for what the publisher says alone, and a warning', () => {
    const pairs = [
      [`${cdn}/wb/loader.js`, '/wb/'],
      ['/wb/loader.js', `${cdn}/wb/`],
    ] as const;
    for (const [src, assets] of pairs) {
      const { policy, warnings } = published(tagOf(src), { assets });
      assert.equal(policy, published('', { assets }).policy);
      assert.equal(warnings.length, 1);
      assert.match(warnings[0]!, /has its loader from .+ lets no loader run\. Publish it with/);
    }
  });
});
