import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, it } from 'node:test';
import { buildFolder, prerender } from '../../../support/build';
import { awkwardPages } from './awkward-pages';
import { directivesOf } from './directives';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inside = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, text = '']) => text);

describe('The policy of a published page', () => {
  const page = '<wb-counter></wb-counter><wb-tabs></wb-tabs><wb-counter></wb-counter>';

  it('names every inline style and script that was put in, and nothing else, by its hash', () => {
    const { html, policy } = prerender(page);
    const directives = directivesOf(policy);
    const styles = [...new Set(inside(html, 'style').map(hashOf))];
    // Of two elements, and two of what an author writes into tabs: its look, and headings that are titles already.
    assert.equal(styles.length, 4);
    const [own, ...hashes] = directives.get('style-src')!;
    assert.equal(own, "'self'");
    assert.deepEqual(hashes.toSorted(), styles.toSorted());
    assert.deepEqual(directives.get('script-src'), [
      "'self'",
      ...inside(html, 'script').map(hashOf),
    ]);
  });

  it('names a style once that tags of one family have in common', () => {
    const { policy } = prerender(
      '<wb-article-detail></wb-article-detail><wb-group-detail></wb-group-detail>',
    );
    const hashes = directivesOf(policy).get('style-src')!;
    assert.deepEqual(hashes, [...new Set(hashes)]);
  });

  it('has no hash of a style when styles are linked', () => {
    const { html, policy } = prerender(page, { styles: 'linked' });
    assert.deepEqual(directivesOf(policy).get('style-src'), ["'self'"]);
    assert.deepEqual(inside(html, 'style'), []);
    assert.equal(directivesOf(policy).get('script-src')?.length, 2);
  });

  it('names the rules for the page itself, which stand in its head once', () => {
    const form = '<wb-form><form action="/f"><input name="a"></form></wb-form>';
    const { html, policy } = prerender(`<head></head>${form}${form}`);
    const [ofPage = '', ...more] = /<style data-wb>([^]*?)<\/style>/.exec(html)!.slice(1);
    assert.match(ofPage, /@media screen and \(scripting:enabled\)/);
    assert.deepEqual(more, []);
    assert.ok(html.indexOf('<style data-wb>') < html.indexOf('</head>'));
    assert.ok(directivesOf(policy).get('style-src')!.includes(hashOf(ofPage)));
    assert.equal(prerender(html).html, html);
    const linked = prerender(`<head></head>${form}`, { styles: 'linked' });
    assert.deepEqual(inside(linked.html, 'style'), []);
    const [file] = /wb-form-[\w-]{8}\.css/.exec(linked.html.split('</head>')[0]!)!;
    assert.ok(readFileSync(path.join(buildFolder, 'browser', file), 'utf8').endsWith(ofPage));
  });

  it('allows nothing inline, evaluated or foreign, and asks for Trusted Types', () => {
    for (const source of [page, ...Object.values(awkwardPages)]) {
      const { policy } = prerender(source);
      assert.doesNotMatch(policy, /unsafe|http|data:|blob:|\*/);
      const directives = directivesOf(policy);
      assert.deepEqual(directives.get('default-src'), ["'self'"]);
      assert.deepEqual(directives.get('style-src-attr'), ["'none'"]);
      assert.deepEqual(directives.get('object-src'), ["'none'"]);
      assert.deepEqual(directives.get('base-uri'), ["'self'"]);
      assert.deepEqual(directives.get('require-trusted-types-for'), ["'script'"]);
    }
  });

  it('allows the origin that serves the files of the suite, and no other', () => {
    const assets = 'https://cdn.example/wb/';
    const directives = directivesOf(prerender(page, { styles: 'linked', assets }).policy);
    for (const name of ['script-src', 'style-src', 'connect-src']) {
      assert.deepEqual(directives.get(name)?.slice(0, 2), ["'self'", 'https://cdn.example'], name);
    }
    assert.deepEqual(directives.get('default-src'), ["'self'"]);
  });

  it('lets forms go to its own site, and only that site frame it', () => {
    const directives = directivesOf(prerender(page).policy);
    assert.deepEqual(directives.get('form-action'), ["'self'"]);
    assert.deepEqual(directives.get('frame-ancestors'), ["'self'"]);
  });

  it('names the providers of films, and only those that the page shows', () => {
    const film = (attributes: string) => `<wb-video label="A" ${attributes}></wb-video>`;
    const youtube = film('src="https://youtu.be/aqz-KE-bpKQ"');
    const hidden = film('src="https://youtu.be/aqz-KE-bpKQ" privacy-mode="on"');
    const vimeo = film('src="https://vimeo.com/76979871"');
    const framesOf = (html: string) => directivesOf(prerender(html).policy).get('frame-src');
    assert.equal(framesOf(film('src="/film.mp4"')), undefined);
    assert.equal(framesOf(film('src="https://evil.example/youtube.com"')), undefined);
    assert.deepEqual(framesOf(vimeo), ["'self'", 'https://player.vimeo.com']);
    assert.deepEqual(framesOf(youtube + vimeo + youtube), [
      "'self'",
      'https://www.youtube.com',
      'https://player.vimeo.com',
    ]);
    assert.deepEqual(framesOf(hidden), ["'self'", 'https://www.youtube-nocookie.com']);
    const scripts = directivesOf(prerender(hidden).policy).get('script-src')!;
    assert.ok(scripts.includes('https://www.youtube.com'));
    const untrusted = prerender(youtube, { assets: '/wb/' });
    assert.equal(directivesOf(untrusted.policy).get('frame-src'), undefined);
    assert.match(untrusted.warnings.join(), /www\.youtube\.com.*frame-src/);
  });

  const MAPS = 'https://www.google.com';
  const CALENDLY = 'https://calendly.com';
  const shown: [what: string, html: string, frames: string[]][] = [
    ['a map', '<wb-map address="Main Street 5"></wb-map>', [MAPS]],
    ['a place that is none', '<wb-map coordinates="123, 456"></wb-map>', []],
    [
      'a calendar',
      '<wb-booking src="https://calendly.com/linen/fitting"></wb-booking>',
      [CALENDLY],
    ],
    [
      'a calendar of another site',
      '<wb-booking src="https://calendly.com.evil.example/a/b"></wb-booking>',
      [],
    ],
    [
      'a page of Facebook',
      '<wb-social-embed kind="facebook-page" src="https://www.facebook.com/linen"></wb-social-embed>',
      ['https://www.facebook.com'],
    ],
    [
      'a timeline of X',
      '<wb-social-embed kind="x-timeline" src="https://x.com/linen"></wb-social-embed>',
      ['https://syndication.twitter.com'],
    ],
    [
      'a button of X',
      '<wb-social-embed kind="x-follow" src="https://x.com/linen"></wb-social-embed>',
      [],
    ],
    [
      'a post of LinkedIn',
      '<wb-social-embed kind="linkedin-post" src="https://www.linkedin.com/feed/update/urn:li:share:6898694772484112384"></wb-social-embed>',
      ['https://www.linkedin.com'],
    ],
    [
      'a post of nowhere',
      '<wb-social-embed kind="linkedin-post" src="https://evil.example/"></wb-social-embed>',
      [],
    ],
    ['comments', '<wb-comments shortname="linen"></wb-comments>', ['https://disqus.com']],
    ['comments of no name', '<wb-comments shortname="evil.example/"></wb-comments>', []],
    ['links to share', '<wb-share networks="facebook"></wb-share>', []],
  ];
  for (const [what, html, frames] of shown) {
    it(`allows just the frames of ${what}`, () => {
      const directives = directivesOf(prerender(html).policy);
      assert.deepEqual(directives.get('frame-src') ?? ["'self'"], ["'self'", ...frames]);
      assert.equal(
        directives.has('require-trusted-types-for'),
        what !== 'comments',
        'the script of Disqus writes texts',
      );
    });
  }

  const elsewhere: [string, string[]][] = [
    ['<form action="https://forms.example/f?a=1">', ['https://forms.example']],
    ['<form action=" HTTPS://Forms.Example:8443/f ">', ['https://forms.example:8443']],
    ['<form action="//forms.example/f">', ['https://forms.example']],
    ['<button formaction="https://forms.example">', ['https://forms.example']],
    ['<input type="submit" formaction="https://forms.example">', ['https://forms.example']],
    ['<wb-form action="https://forms.example/f"></wb-form>', ['https://forms.example']],
    [
      '<form action="https://a.example"></form><form action="https://b.example"></form><form action="https://a.example/2">',
      ['https://a.example', 'https://b.example'],
    ],
    ['<form action="/f">', []],
    ['<form action="?a=https://forms.example">', []],
    ['<form>', []],
    ['<form action="http://forms.example/f">', []],
    ['<form action="javascript:alert(1)">', []],
    ['<form action="https://forms.example;script-src *">', []],
    ["<form action=\"https://forms.example' 'unsafe-inline'\">", []],
    ['<p action="https://forms.example">', []],
    ['<svg><form action="https://forms.example"></form></svg>', []],
  ];
  for (const [html, sites] of elsewhere) {
    it(`lets forms go where they say, if that is https: ${html}`, () => {
      const { policy, warnings } = prerender(html);
      const directives = directivesOf(policy);
      assert.deepEqual(directives.get('form-action'), ["'self'", ...sites]);
      assert.deepEqual(directives.get('connect-src'), ["'self'", ...sites]);
      assert.equal(directives.size, 10);
      assert.doesNotMatch(warnings.join(), /form-action/);
    });
  }

  it('trusts no form of a page that is published with the address of the suite, and says so', () => {
    const html = '<form action="https://forms.example/f"></form>';
    const { policy, warnings } = prerender(html, { assets: '/wb/' });
    assert.deepEqual(directivesOf(policy).get('form-action'), ["'self'"]);
    assert.match(
      warnings.join(),
      /sent to https:\/\/forms\.example, which its policy forbids.+Add these sites to its form-action/,
    );
    assert.deepEqual(prerender('<form action="/f"></form>', { assets: '/wb/' }).warnings, []);
  });

  it('has no hash at all on a page without elements', () => {
    assert.doesNotMatch(prerender('<p>Nothing</p>').policy, /sha256/);
  });

  it('is one line, as a header must be', () => {
    assert.doesNotMatch(prerender(page).policy, /[\r\n]/);
  });

  it('holds for the same styles and queue on every page, so that a site can send one', () => {
    const one = prerender('<wb-counter end="1"></wb-counter>').policy;
    assert.equal(prerender('<p>x<wb-counter end="2" start="9"></wb-counter>').policy, one);
  });
});

describe('The queue in the head', () => {
  const [queue = ''] = inside(prerender('<wb-counter>').html, 'script');

  it('costs at most 200 bytes', () => {
    assert.ok(queue.length > 0);
    assert.ok(Buffer.byteLength(queue) <= 200, `${Buffer.byteLength(queue)} bytes`);
  });

  it('is the same for the same elements, whatever the page', () => {
    const scriptOf = (html: string) => inside(prerender(html).html, 'script');
    assert.deepEqual(scriptOf('<p>x<wb-counter end="2">'), [queue]);
    const [one, other] = ['<wb-tabs><p>1</p></wb-tabs><wb-counter>', '<wb-counter><p>x<wb-tabs>'];
    assert.deepEqual(scriptOf(one), scriptOf(other));
  });

  it('brings the answers of the elements in the page, and of no others', () => {
    const [tabs = ''] = inside(prerender('<wb-tabs>').html, 'script');
    assert.match(tabs, /wba\["wb-tabs"\]=/);
    assert.doesNotMatch(tabs, /wba\["wb-(?!tabs)/);
  });

  it('takes at most 1 kB, and 1.3 kB more for the answers of each element', () => {
    const { program, answers } = JSON.parse(
      readFileSync(path.join(buildFolder, 'browser', 'answers.json'), 'utf8'),
    ) as { program: string; answers: Record<string, string> };
    for (const [what, text, limit] of [
      ['the program', program, 1000] as const,
      ...Object.entries(answers).map(([tag, text]) => [tag, text, 1300] as const),
    ])
      assert.ok(brotliCompressSync(text).length <= limit, `${what}: ${text.length} bytes`);
    // Each keeps its names to itself.
    for (const text of [program, ...Object.values(answers)])
      assert.match(text, /^\(\(\)=>\{[^]*\}\)\(\);$/);
  });
});
