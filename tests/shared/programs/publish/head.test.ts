import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import vm from 'node:vm';
import { RECORD } from '../../../../shared/programs/publish/answers';
import { apply } from '../../../../shared/programs/publish/edits';
import { headEdits, isHeadNode } from '../../../../shared/programs/publish/head';
import { descendants, parsePage } from '../../../../shared/programs/publish/parsed';

const nothing = {
  sheets: [],
  styles: [],
  looks: new Map(),
  isLinked: false,
  script: '',
  things: [],
};
const withHead = (page: string, head: Partial<Parameters<typeof headEdits>[1]>) =>
  apply(page, headEdits(parsePage(page), { ...nothing, ...head }));

describe("The suite's part of a head stands", () => {
  // The place is written as ▲.
  const rows: [where: string, page: string][] = [
    ['after the charset', '<!doctype html><head><title>a</title><meta charset="utf-8">▲<link>'],
    ['after a charset of the old kind', '<head><meta http-equiv="Content-Type" content="">▲'],
    ['at the beginning of a head without one', '<html><head lang="en">▲<meta name="a">'],
    ['before a refresh, which is no charset', '<head>▲<meta http-equiv="refresh" content="5">'],
    ['before a script, whatever its charset', '<head>▲<script charset="utf-8"></script>'],
    ['after html where no head is written', '<!doctype html><html lang="en">▲<title>a</title>'],
    ['after the doctype where no html is', '<!-- a --><!doctype html>▲\n<title>a</title>'],
    ['at the beginning of a part of a page', '▲<p>a</p>'],
  ];
  for (const [where, page] of rows)
    it(where, () =>
      assert.equal(
        withHead(page.replace('▲', ''), { styles: ['a{}'] }),
        page.replace('▲', '<style data-wb>a{}</style>'),
      ),
    );
});

describe("The suite's part of a head", () => {
  it('tells search engines of things, one or several, whatever is in their texts', () => {
    const [one, other] = [
      { '@type': 'Event', name: '</script><b>' },
      { '@type': 'Person', name: 'Ada' },
    ];
    assert.equal(
      withHead('', { things: [one!] }),
      '<script data-wb type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"\\u003c/script>\\u003cb>"}</script>',
    );
    assert.match(
      withHead('', { things: [one!, other!] }),
      /"@graph":\[\{"@type":"Event".+Ada"\}\]/,
    );
  });

  it('is the script of first touches, then sheets, then styles', () =>
    assert.equal(
      withHead('', { script: 'a()', sheets: ['/a.css?b&c="d"', '/e.css'], styles: ['f{}', 'g{}'] }),
      '<script data-wb>a()</script>' +
        '<link data-wb rel="stylesheet" href="/a.css?b&amp;c=&quot;d&quot;">' +
        '<link data-wb rel="stylesheet" href="/e.css">' +
        '<style data-wb>f{}</style><style data-wb>g{}</style>',
    ));

  it('keeps clicks and keys, with what they were on, before anybody else hears them', () => {
    const listeners = new Map<string, (event: object) => void>();
    const page = vm.createContext({
      window: {},
      wbq: undefined as unknown,
      addEventListener: (type: string, listener: () => void, isFirst: boolean) =>
        isFirst && listeners.set(type, listener),
    });
    vm.runInContext(RECORD, page);
    const event = { composedPath: () => ['button', 'body'] };
    for (const type of ['click', 'keydown']) listeners.get(type)?.(event);
    const kept = [event, ['button', 'body']];
    assert.deepEqual(
      [...(page['wbq'] as object[][])].map((it) => [...it]),
      [kept, kept],
    );
  });

  it('is nothing where nothing is needed', () =>
    assert.deepEqual(headEdits(parsePage('<head>'), nothing), []));

  it('is known again, and nothing of the author’s is taken for it', () => {
    const page = `${withHead('<head>', { script: 'a()', sheets: ['/a.css'], styles: ['a{}'] })}
      <script>1</script><link rel="icon"><style>b{}</style><meta data-wb name="c"></head><p data-wb>`;
    const known = [...descendants(parsePage(page))].filter(isHeadNode);
    assert.deepEqual(
      known.map(({ tagName }) => tagName),
      ['script', 'link', 'style'],
    );
  });
});
