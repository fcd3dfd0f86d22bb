import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';

const HEAD = '<link rel="canonical" href="https://linen.example/a">';
const publish = (share: string, head = HEAD) =>
  prerender(
    `<!doctype html><html lang="en"><head><title>A</title>${head}<script type="module" async src="/wb/loader.js"></script></head><body>${share}</body></html>`,
  );
const warnings = (share: string, head?: string) => publish(share, head).warnings.join('\n');

describe('The publisher of share links', () => {
  it('is told of networks that are unknown, and that have ended', () => {
    const said = warnings('<wb-share networks="vk MySpace skype"></wb-share>');
    assert.match(said, /names myspace, which no share link is known for/);
    assert.match(said, /names skype, which has ended/);
  });

  it('is told of an address that is of no page', () => {
    assert.match(warnings('<wb-share address="tel:123"></wb-share>'), /is no address of a page/);
    assert.match(warnings('<wb-share address="javascript:a()"></wb-share>'), /address/);
    assert.equal(warnings('<wb-share address="https://linen.example/b"></wb-share>'), '');
  });

  it('is told that a page does not say where it stands, unless the address is a whole one', () => {
    const said = /cannot know the address/;
    assert.match(warnings('<wb-share></wb-share>', ''), said);
    assert.match(warnings('<wb-share address="/b"></wb-share>', ''), said);
    assert.match(warnings('<wb-share></wb-share>', '<link rel="canonical" href="/a">'), said);
    assert.equal(warnings('<wb-share address="https://linen.example/b"></wb-share>', ''), '');
    const graph = '<meta property="og:url" content="https://linen.example/a">';
    assert.equal(warnings('<wb-share></wb-share>', graph), '');
  });

  it('asks no other site for anything', () => {
    const { policy } = publish('<wb-share></wb-share>');
    assert.doesNotMatch(policy, /https:/);
  });

  it('has texts in the language of the page', () => {
    const data =
      '<script type="application/json" data-wb-page>{"texts":{"Share on {network}":"Auf {network} teilen"}}</script>';
    assert.match(publish('<wb-share networks="vk"></wb-share>', HEAD + data).html, /Auf VK teilen/);
  });
});
