import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { address, feed, spelled, text } from '../../../../shared/contract/attribute';
import { registry } from '../../../../shared/element/registry';
import {
  feedSites,
  forbiddenForms,
  formSitesOf,
} from '../../../../shared/programs/publish/form-sites';
import { parsePage } from '../../../../shared/programs/publish/parsed';

const defineWith = (tag: string, action: object) =>
  registry.set(tag, { contract: { attributes: { action } } } as never);

describe('The other sites that forms of a page go to', () => {
  before(() => {
    defineWith('wb-sender', spelled('sendto', address('', 'Where it goes.')));
    defineWith('wb-speaker', text('', 'What it does.'));
  });
  after(() => {
    registry.delete('wb-sender');
    registry.delete('wb-speaker');
  });

  const https = 'https://forms.example';
  const rows: [what: string, page: string, sites: string[]][] = [
    ['are those of https', `<form action="${https}/a?b"></form>`, [https]],
    ['have their port', `<form action="${https}:8443/a"></form>`, [`${https}:8443`]],
    ['are of https where the page says no scheme', '<form action="//forms.example">', [https]],
    ['are not asked for in the clear', '<form action="http://forms.example/a">', []],
    ['are none where forms stay on their own site', '<form action="/a"></form><form></form>', []],
    ['may be those of buttons', `<button formaction="${https}">`, [https]],
    ['may be those of images that send', `<input type="image" formaction="${https}">`, [https]],
    ['are none of what a button does by script', `<button action="${https}">`, []],
    ['may be those of elements that send', `<wb-sender action="${https}">`, [https]],
    ['by either name of the attribute', `<wb-sender sendto="${https}">`, [https]],
    ['are none of what is no address there', `<wb-speaker action="${https}">`, []],
    ['are none of other tags', `<div action="${https}"><a href="${https}">`, []],
    ['are none of drawings', `<svg><form action="${https}"></svg>`, []],
    [
      'are named once each, in their order',
      `<form action="https://b.example/1"></form><form action="${https}"></form>
      <form action="https://b.example/2"></form>`,
      ['https://b.example', https],
    ],
    ['can end no directive', `<form action="https://a.example;script-src"></form>`, []],
    ['are hosts with names', `<form action="https://[::1]/a"></form>`, []],
  ];
  for (const [what, page, sites] of rows)
    it(`${what}: ${page}`, () => assert.deepEqual(formSitesOf(parsePage(page)), sites));

  it('are not those that data come from, which are named for that', () => {
    const definition = {
      contract: { attributes: { src: feed({} as never, ''), href: address('', '') } },
    };
    const sitesOf = (src: string) =>
      feedSites(definition as never, { src, href: 'https://b.example' }).connects;
    assert.deepEqual(sitesOf(`${https}/a.json`), [https]);
    assert.deepEqual(sitesOf('//forms.example/a.json'), [https]);
    for (const own of ['/a.json', 'a.json', '', 'http://a.example', 'https://a.example;x'])
      assert.deepEqual(sitesOf(own), [], own);
  });

  it('are named in a warning where no tag of the page is trusted', () =>
    assert.match(
      forbiddenForms([https, 'https://b.example']),
      /^The page's forms are sent to https:\/\/forms\.example and https:\/\/b\.example, which its policy forbids: .+ Add these sites to its form-action and connect-src\.$/,
    ));
});
