import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hostOf, isFrom } from '../../../elements/popups/referrer-sources';

const HERE = 'https://www.shop.example/sale';

describe('A visitor comes from', () => {
  const rows: [referrer: string, sources: string[]][] = [
    ['', ['direct']],
    [HERE, ['internal', 'shop.example']],
    ['https://shop.example/', ['internal', 'shop.example']],
    ['https://blog.shop.example/', ['external', 'shop.example', 'blog.shop.example']],
    ['https://myshop.example/', ['external']],
    ['https://www.google.com/search?q=a', ['external', 'search', 'google', 'google.com']],
    ['https://www.google.co.uk/', ['external', 'search', 'google', 'google.co.uk']],
    ['https://news.google.de/', ['external', 'search', 'google']],
    ['https://google.example/', ['external']],
    ['https://google.co.example/', ['external']],
    ['https://google.example.uk/', ['external']],
    ['https://google.a1b.com/', ['external']],
    ['https://com.google/', ['external']],
    ['https://duckduckgo.com/', ['external', 'search']],
    ['https://m.facebook.com/', ['external', 'social']],
    ['https://www.pinterest.ch/', ['external', 'social']],
    ['https://old.reddit.com/', ['external', 'social']],
    ['https://t.me/shop', ['external', 'social']],
    ['https://direct.com/', ['external']],
  ];
  const sources = [
    ...['direct', 'internal', 'external', 'search', 'social', 'google', 'google.com'],
    ...['google.co.uk', 'shop.example', 'blog.shop.example'],
  ];
  for (const [referrer, expected] of rows)
    it(`${expected.join(', ')}: ${referrer || 'no referrer'}`, () =>
      assert.deepEqual(
        sources.filter((source) => isFrom(source, referrer, HERE)),
        expected.toSorted((a, b) => sources.indexOf(a) - sources.indexOf(b)),
      ));

  it('a site however its address is written', () => {
    for (const source of ['https://www.news.example/a', 'www.News.example', 'news.example:8443'])
      assert.equal(isFrom(source, 'https://news.example/b', HERE), true);
  });
});

describe('The host of an address', () => {
  const rows: [address: string, host: string][] = [
    ['https://www.A.example/b', 'a.example'],
    ['a.example/b', 'a.example'],
    ['a.example?b', 'a.example'],
    ['a.example#https://b.example', 'a.example'],
    ['/b', ''],
    ['', ''],
  ];
  for (const [address, host] of rows)
    it(`${address || 'nothing'} is ${host || 'none'}`, () => assert.equal(hostOf(address), host));
});
