import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parsePage } from '../../../../shared/programs/publish/parsed';
import { type Suite, suiteOf } from '../../../../shared/programs/publish/suite';

const tag = (src: string) => `<script type="module" async src="${src}"></script>`;
const inline = (source: string) => `<script type="module">${source}</script>`;
const suiteIn = (page: string, publisher: Partial<Parameters<typeof suiteOf>[1]> = {}) =>
  suiteOf(parsePage(page), { loader: true, sheets: false, ...publisher });

/** Where the suite is, without what is said of it. */
const placeIn = (...given: Parameters<typeof suiteIn>) => {
  const { warnings: _, ...place } = suiteIn(...given);
  return place;
};

const cdn = 'https://cdn.example';
const guess = { folder: '/wb/', isKnown: false, site: undefined };
const found = (folder: string, site?: string) => ({ folder, isKnown: true, site });

type Row = [what: string, page: string, suite: Omit<Suite, 'warnings'>];

describe('A page has the suite from', () => {
  const rows: Row[] = [
    ['the folder of its loader', tag('/a/b/loader.js'), found('/a/b/')],
    ['a folder beside it', tag('wb/loader.js?v=2/3#4/5'), found('wb/')],
    ['its own folder', tag('loader.js'), found('')],
    ['another site', tag(`${cdn}/s/loader.js`), found(`${cdn}/s/`, cdn)],
    [
      'a site in the clear',
      tag('http://localhost:8080/loader.js'),
      found('http://localhost:8080/', 'http://localhost:8080'),
    ],
    [
      'a site with its own scheme',
      tag('//cdn.example/loader.js'),
      found('//cdn.example/', 'cdn.example'),
    ],
    ['an address with white space around it', tag(' \n/s/loader.js\t'), found('/s/')],
    ['the first of two loaders', tag('/a/loader.js') + tag('/b/loader.js'), found('/a/')],
    ['a module that imports it', inline("import '/s/loader.js';"), found('/s/')],
    [
      'one that imports some of it',
      inline('import { wake }\n  from "../s/loader.js"'),
      found('../s/'),
    ],
    [
      'one that imports it later',
      inline("await import('https://cdn.example/loader.js')"),
      found(`${cdn}/`, cdn),
    ],
    [
      'a module however it is written',
      '<SCRIPT type=" Module " src="/s/loader.js"></SCRIPT>',
      found('/s/'),
    ],
    [
      'a module on a site in the clear',
      inline("import 'http://localhost/loader.js'"),
      found('http://localhost/', 'http://localhost'),
    ],
    ['nowhere by an import map', inline("import 'suite/loader.js'"), guess],
    ['nowhere by a script that is no module', '<script src="/s/loader.js"></script>', guess],
    ['nowhere by another type', '<script type="text/plain" src="/s/loader.js"></script>', guess],
    ['nowhere without script', `<body><noscript>${tag('/s/loader.js')}</noscript>`, guess],
    ['nowhere deep in that', `<body><noscript><p>${tag('/s/loader.js')}</noscript>`, guess],
    ['nowhere by a drawing', `<svg>${tag('/s/loader.js')}</svg>`, guess],
    ['nowhere by a link', '<link type="module" src="/s/loader.js">', guess],
    ['nowhere by a scheme of another name', tag('xhttps://a.example/loader.js'), guess],
    ['nowhere by a script of another name', tag('/s/myloader.js'), guess],
    ['nowhere by no address', tag('https://[/loader.js') + tag('data:/loader.js'), guess],
    [
      'no site that a policy cannot name',
      tag('https://a;b.example/loader.js'),
      found('https://a;b.example/'),
    ],
  ];
  for (const [what, page, suite] of rows)
    it(`${what}: ${page}`, () => assert.deepEqual(placeIn(page), suite));
});

describe('A page with a base has the suite from', () => {
  const base = (href: string) => `<base href="${href}">`;
  const rows: Row[] = [
    ['below that', base(' /shop/ ') + tag('wb/loader.js'), found('/shop/wb/')],
    [
      'another site all the same',
      base('/shop/') + tag(`${cdn}/s/loader.js`),
      found(`${cdn}/s/`, cdn),
    ],
    [
      'below the first',
      `<base target="_top">${base('/a/')}${base('/b/')}${tag('loader.js')}`,
      found('/a/'),
    ],
    [
      'beside it all the same, with a link',
      `<link href="/a/">${tag('wb/loader.js')}`,
      found('wb/'),
    ],
    ['where nobody knows, if that depends on the page', base('shop/') + tag('loader.js'), guess],
    [
      'its own folder where browsers ignore the base',
      base(`${cdn}/`) + tag('wb/loader.js'),
      found('wb/'),
    ],
    [
      'its own folder where the base is none',
      base('https://[') + tag('wb/loader.js'),
      found('wb/'),
    ],
    [
      'its own folder where a drawing has one',
      `<svg>${base('/a/')}</svg>${tag('wb/loader.js')}`,
      found('wb/'),
    ],
  ];
  for (const [what, page, suite] of rows)
    it(`${what}: ${page}`, () => assert.deepEqual(placeIn(page), suite));
});

describe('A publisher who says where the suite is', () => {
  const rows: [assets: string, suite: object][] = [
    ['/s', found('/s/')],
    ['/s///', found('/s/')],
    [`${cdn}/s`, found(`${cdn}/s/`, cdn)],
    ['', found('/')],
  ];
  for (const [assets, suite] of rows)
    it(`is believed, whatever the page says: '${assets}'`, () => {
      const { warnings: _, ...others } = suiteIn(tag('https://other.example/loader.js'), {
        assets,
      });
      assert.deepEqual(others, suite);
    });

  it('is believed of a page without a loader', () =>
    assert.deepEqual(placeIn('<p>a</p>', { assets: '/s' }), found('/s/')));
});
