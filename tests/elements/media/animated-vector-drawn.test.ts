import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { bell } from '../../../demo/gallery/animations/bell';
import { done } from '../../../demo/gallery/animations/done';
import { morning } from '../../../demo/gallery/animations/morning';
import { prerender } from '../../support/build';
import { type Bench, inChromium } from '../../support/engines';
import {
  click,
  eventually,
  isAwake,
  type PageOptions,
  publishedPage,
  seen,
  settled,
  show,
  spot,
} from '../../support/page';
import { archiveOf } from './archive-of';

const inside = (animation: object) =>
  `<script type="application/json">${JSON.stringify(animation)}</script>`;
const vector = (attributes: string, content = inside(bell)) =>
  `<wb-animated-vector ${attributes}>${content}</wb-animated-vector>`;
/** As short as a film of two frames, so that nobody waits for its end. */
const short = { ...bell, op: 6 };

const open = ({ page, server }: Bench, html: string, options: PageOptions = {}) =>
  show(page, server, publishedPage(html, options));

/** What is drawn now, as a text that differs when it does. */
const picture = (page: Page, selector = 'wb-animated-vector') =>
  page.$eval(selector, ({ shadowRoot }) => shadowRoot?.querySelector('.stage')?.innerHTML ?? '');
const state = (page: Page, selector = 'wb-animated-vector') =>
  page.$eval(selector, ({ shadowRoot }) =>
    Array.from(shadowRoot!.querySelector('.box')!.attributes, ({ name }) => name)
      .flatMap((name) => /^data-wb-(\w+)/.exec(name)?.[1] ?? [])
      .filter((it) => it !== 'long')
      .toSorted()
      .join(' '),
  );
const is = (page: Page, wanted: string, selector?: string) =>
  eventually(`it is ${wanted}`, async () => (await state(page, selector)) === wanted);
const told = async (page: Page, name: string) =>
  (await seen(page)).events.filter(({ type }) => type === `wb-animated-vector-${name}`).length;
const ends = (page: Page, times: number) =>
  eventually(`it has ended ${times} times`, async () => (await told(page, 'end')) === times);
const played = ({ server }: Bench) => server.requests.some((it) => it.includes('lottie-'));
const calm = (page: Page) =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
const isQuiet = async (page: Page) => {
  const { errors, reports, shift, printed } = await seen(page);
  const none = { errors: [], reports: [], shift: 0, printed: [] };
  assert.deepEqual({ errors, reports, shift, printed }, none);
};

inChromium('A published animation', (check) => {
  check(
    'begins when it is seen, without React, and its button pauses and resumes it',
    async (it) => {
      await open(it, vector('loop label="Morning"', inside(morning)));
      await is(it.page, 'playing shown');
      const before = await picture(it.page);
      await eventually('it moves', async () => (await picture(it.page)) !== before);
      assert.equal(await isAwake(it.page, 'wb-animated-vector'), false);
      assert.ok(!it.server.requests.some((asked) => asked.includes('/react-')));

      await click(it.page, 'wb-animated-vector >> [part=toggle]');
      await is(it.page, 'shown');
      const paused = await picture(it.page);
      await settled(it.page);
      assert.equal(await picture(it.page), paused);
      await click(it.page, 'wb-animated-vector >> [part=toggle]');
      await is(it.page, 'playing shown');
      await isQuiet(it.page);
    },
  );

  check('waits until it is near, and then plays once', async (it) => {
    it.server.answer('/far.css', {
      headers: { 'content-type': 'text/css' },
      body: '.far { height: 3000px }',
    });
    await open(it, `<div class="far"></div>${vector('', inside(short))}`, {
      head: '<link rel="stylesheet" href="/far.css">',
    });
    await settled(it.page);
    assert.ok(!played(it));
    await it.page.$eval('wb-animated-vector', (host) => host.scrollIntoView());
    await ends(it.page, 1);
    await it.page.evaluate(() => scrollTo(0, 0));
    await it.page.$eval('wb-animated-vector', (host) => host.scrollIntoView());
    await settled(it.page);
    assert.equal(await state(it.page), 'shown');
    assert.equal(await told(it.page, 'end'), 1);
  });

  check('plays at a click, which may come early, and again when it has ended', async (it) => {
    const release = it.server.hold('/react-');
    await open(it, vector('trigger="click" label="A bell"', inside(short)));
    await settled(it.page);
    assert.ok(!played(it));
    await click(it.page, 'wb-animated-vector');
    release();
    await ends(it.page, 1);
    await click(it.page, 'wb-animated-vector');
    await ends(it.page, 2);
    await it.page.focus('wb-animated-vector >>> [part=toggle]');
    await it.page.keyboard.press('Enter');
    await ends(it.page, 3);
    await isQuiet(it.page);
  });

  check('in a link plays while that is pointed at, or has the focus of a keyboard', async (it) => {
    await open(
      it,
      `<p><a href="#a">${vector('trigger="hover"', inside(short))} News</a></p><p>Aside</p>`,
    );
    assert.equal(await it.page.$('wb-animated-vector >>> [part=toggle]'), null);
    await eventually('it listens', () =>
      it.server.requests.some((asked) => asked.includes('director')),
    );
    await settled(it.page);
    assert.ok(!played(it));
    await it.page.mouse.move(...(await spot(it.page, 'a')));
    await ends(it.page, 1);
    await it.page.mouse.move(700, 500);
    await it.page.keyboard.press('Tab');
    await ends(it.page, 2);
    assert.equal(await isAwake(it.page, 'wb-animated-vector'), false);
    await isQuiet(it.page);
  });

  check('that is hidden does not play when the link is pointed at that it is in', async (it) => {
    await open(
      it,
      `<p><a href="#a">${vector('loop trigger="hover"', inside(morning))} News</a></p><p>Aside</p>`,
    );
    const hide = async (isHidden: boolean) => {
      await it.page.$eval(
        'wb-animated-vector',
        (host, now) => host.toggleAttribute('hidden', now),
        isHidden,
      );
      await settled(it.page);
    };
    const pointAt = async () => it.page.mouse.move(...(await spot(it.page, 'a')));
    await eventually('it listens', () =>
      it.server.requests.some((asked) => asked.includes('director')),
    );
    await settled(it.page);
    await pointAt();
    await is(it.page, 'playing shown');
    await hide(true);
    await is(it.page, 'shown');
    await it.page.mouse.move(700, 500);
    await pointAt();
    await settled(it.page);
    await is(it.page, 'shown');
    await hide(false);
    await is(it.page, 'playing shown');
    await it.page.mouse.move(700, 500);
    await hide(true);
    await hide(false);
    await is(it.page, 'shown');
    const { errors, printed } = await seen(it.page);
    assert.deepEqual({ errors, printed }, { errors: [], printed: [] });
  });

  check('that is scrolled through the window shows the frame of its place', async (it) => {
    it.server.answer('/far.css', {
      headers: { 'content-type': 'text/css' },
      body: '.far { height: 2000px }',
    });
    await open(
      it,
      `<div class="far"></div>${vector('trigger="scroll"', inside(morning))}<div class="far"></div>`,
      { head: '<link rel="stylesheet" href="/far.css">' },
    );
    const to = async (place: 'start' | 'end') => {
      await it.page.$eval(
        'wb-animated-vector',
        (host, block) => host.scrollIntoView({ block: block as ScrollLogicalPosition }),
        place,
      );
    };
    await to('end');
    await is(it.page, 'shown');
    const low = await picture(it.page);
    await to('start');
    await eventually('it is another frame', async () => (await picture(it.page)) !== low);
    await to('end');
    await eventually('it is the first again', async () => (await picture(it.page)) === low);
    assert.equal(await state(it.page), 'shown');
  });

  check('goes backwards, as quick as told, on a canvas too', async (it) => {
    await open(
      it,
      vector('id="a" direction="-1" speed="4" renderer="canvas"', inside(done)) +
        vector('id="b" direction="-1" still="0"', inside(short)),
    );
    await ends(it.page, 2);
    const canvas = await it.page.$eval(
      '#a',
      ({ shadowRoot }) => shadowRoot!.querySelector('canvas')!.width,
    );
    assert.equal(canvas, 160);
    await isQuiet(it.page);
  });

  check('stays still where less motion is asked for, until its button is pressed', async (it) => {
    await calm(it.page);
    await open(it, vector('loop label="A bell"') + vector('id="b" trigger="hover"'));
    await it.page.mouse.move(...(await spot(it.page, '#b')));
    await settled(it.page);
    assert.ok(!played(it));
    await click(it.page, '#b >> [part=toggle]');
    await ends(it.page, 1);
    await click(it.page, 'wb-animated-vector >> [part=toggle]');
    await is(it.page, 'playing shown');
    await isQuiet(it.page);
  });

  check(
    'goes on from where it is when its speed or direction changes, and stays paused',
    async (it) => {
      await open(it, vector('loop label="Morning"', inside(morning)));
      await is(it.page, 'playing shown');
      await it.page.$eval('wb-animated-vector', (host) =>
        Object.assign(globalThis, { stage: host.shadowRoot!.querySelector('.stage') }),
      );
      const set = async (name: string, value: string) => {
        await it.page.$eval(
          'wb-animated-vector',
          (host, ...to) => host.setAttribute(...to),
          name,
          value,
        );
        await settled(it.page);
      };
      const isSame = () =>
        it.page.$eval(
          'wb-animated-vector',
          ({ shadowRoot }) =>
            shadowRoot!.querySelector('.stage') ===
            (globalThis as unknown as { stage: Element }).stage,
        );
      await set('speed', '2');
      await set('direction', '-1');
      assert.equal(await isSame(), true);
      await is(it.page, 'playing shown');
      await click(it.page, 'wb-animated-vector >> [part=toggle]');
      await is(it.page, 'shown');
      const paused = await picture(it.page);
      await set('speed', '3');
      await set('direction', '1');
      await is(it.page, 'shown');
      assert.deepEqual([await isSame(), await picture(it.page)], [true, paused]);
    },
  );

  check('plays back from its end when it turns there', async (it) => {
    await open(it, vector('label="Bell"', inside(short)));
    await ends(it.page, 1);
    const last = await picture(it.page);
    await it.page.$eval('wb-animated-vector', (host) => host.setAttribute('direction', '-1'));
    await ends(it.page, 2);
    assert.notEqual(await picture(it.page), last);
  });

  check('comes from a file, of which it plays the one that is told', async (it) => {
    const body = Buffer.from(
      archiveOf({
        'manifest.json': JSON.stringify({ animations: [{ id: 'x' }, { id: 'bell' }] }),
        'a/bell.json': JSON.stringify(short),
      }),
    );
    it.server.answer('/bell.lottie', { body });
    it.server.answer('/bell.json', { body: JSON.stringify(short) });
    await open(
      it,
      '<wb-animated-vector src="/bell.lottie" animation="bell"></wb-animated-vector>' +
        '<wb-animated-vector src="bell.json" width="48" height="48"></wb-animated-vector>',
    );
    await ends(it.page, 2);
    await isQuiet(it.page);
  });

  check('that cannot be played says so in its place, and warns once', async (it) => {
    it.server.answer('/page.json', { body: '<!doctype html><title>Missing</title>' });
    it.server.answer('/long.json', { body: `"${' '.repeat(8.1 * 1024 * 1024)}"` });
    for (const [src, reason] of [
      ['/missing.json', /answers with 404/],
      ['/page.json', /no JSON/],
      ['/long.json', /longer than 8 MB/],
      ['http://else.example/a.json', /only https and this site/],
    ] as const) {
      await open(it, `<wb-animated-vector src="${src}" loop></wb-animated-vector>`.repeat(2));
      await eventually('both have failed', async () => {
        const all = await it.page.$$eval(
          'wb-animated-vector',
          (hosts) =>
            hosts.filter((host) => host.shadowRoot!.querySelector('[data-wb-failed]')).length,
        );
        return all === 2;
      });
      const { errors, printed } = await seen(it.page);
      assert.deepEqual(errors, []);
      assert.equal(printed.length, 1);
      assert.match(printed[0]!, reason);
      const message = await it.page.$eval(
        'wb-animated-vector >>> [part=message]',
        (node) => [(node as HTMLElement).innerText, node.checkVisibility()] as const,
      );
      assert.deepEqual(message, ['This animation cannot be shown.', true]);
      assert.ok(!it.server.requests.some((asked) => asked.includes('else.example')));
    }
  });

  check('is seen again when somebody else takes away what it is drawn in', async (it) => {
    await open(it, vector('loop label="Morning"', inside(morning)));
    const takeAway = () =>
      it.page.$eval('wb-animated-vector', ({ shadowRoot }) =>
        shadowRoot!.querySelector('.stage')!.remove(),
      );
    await is(it.page, 'playing shown');
    await takeAway();
    const before = await picture(it.page);
    assert.notEqual(before, '');
    await eventually('it moves', async () => (await picture(it.page)) !== before);
    await click(it.page, 'wb-animated-vector >> [part=toggle]');
    await is(it.page, 'shown');
    await takeAway();
    assert.notEqual(await picture(it.page), '');
    await it.page.$eval('wb-animated-vector', (host) => host.setAttribute('renderer', 'canvas'));
    await eventually('it is drawn anew', async () => (await picture(it.page)).includes('<canvas'));
    const stages = await it.page.$eval(
      'wb-animated-vector',
      ({ shadowRoot }) => shadowRoot!.querySelectorAll('.stage').length,
    );
    assert.equal(stages, 1);
    await isQuiet(it.page);
  });

  check('leaves nothing behind when it is added and taken away 200 times', async (it) => {
    await open(it, vector('loop', inside(bell)));
    await is(it.page, 'playing shown');
    const cycles = await it.page.evaluate(async () => {
      const pending = new Set<number>();
      const { requestAnimationFrame: ask } = window;
      const host = document.querySelector('wb-animated-vector')!;
      host.remove();
      const { length: before } = document.body.children;
      const stages: WeakRef<Element>[] = [];
      for (let cycle = 0; cycle < 200; cycle += 1) {
        const one = host.cloneNode(true) as Element;
        document.body.prepend(one);
        if (cycle % 20 === 0)
          while (!one.shadowRoot?.querySelector('.stage')) await new Promise((done) => ask(done));
        const stage = one.shadowRoot?.querySelector('.stage');
        if (stage) stages.push(new WeakRef(stage));
        one.remove();
      }
      for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => ask(done));
      window.requestAnimationFrame = (draw) => {
        const id = ask(draw);
        pending.add(id);
        return id;
      };
      for (let frame = 0; frame < 5; frame += 1) await new Promise((done) => ask(done));
      const connected = stages.filter((it) => it.deref()?.isConnected).length;
      return {
        frames: pending.size,
        connected,
        left: document.body.children.length - before,
        played: stages.length,
      };
    });
    assert.deepEqual(cycles, { frames: 0, connected: 0, left: 0, played: 10 });
    const { errors } = await seen(it.page);
    assert.deepEqual(errors, []);
  });
});

describe('An animation at publish', () => {
  const publish = (html: string, files: Record<string, string | Uint8Array<ArrayBuffer>> = {}) =>
    prerender(html, {
      loader: false,
      file: (address) => {
        if (/^https?:/.test(address)) return undefined;
        const found = files[address];
        return typeof found === 'string'
          ? new Uint8Array(new TextEncoder().encode(found))
          : (found ?? null);
      },
    });
  const still = (html: string) => /<svg class="still".*?<\/svg>/.exec(html)?.[0] ?? '';
  const src = '<wb-animated-vector src="a.json"></wb-animated-vector>';

  it('has its first frame in the page, from what is inside or from a file of the site', () => {
    const drawn = still(publish(vector('', inside(done))).html);
    assert.match(drawn, /viewBox="0 0 160 160" width="160" height="160" aria-hidden="true"/);
    assert.match(drawn, /<path/);
    assert.doesNotMatch(drawn, / style=/);
    const { html, warnings } = publish(src, { 'a.json': JSON.stringify(done) });
    assert.equal(still(html), drawn);
    assert.deepEqual(warnings, []);
    for (const [base, at] of [
      ['/', '/a.json'],
      ['../films/index.html?a', '../films/a.json'],
    ] as const)
      assert.equal(
        still(publish(`<base href="${base}">${src}`, { [at]: JSON.stringify(done) }).html),
        drawn,
      );
    const packed = archiveOf({
      'manifest.json': '{"animations":[{"id":"a"}]}',
      'animations/a.json': JSON.stringify(done),
    });
    assert.equal(still(publish(src, { 'a.json': packed }).html), drawn);
  });

  it('gives the same bytes again, and those of its author back', () => {
    const source = vector('', inside(done)) + vector('', inside(morning));
    const { html } = publish(source);
    assert.equal(publish(html).html, html);
  });

  it('has the frame that is told, and as large as told', () => {
    const at = (attributes: string) => still(publish(vector(attributes, inside(done))).html);
    assert.notEqual(at('still="40"'), at(''));
    assert.equal(at('direction="-1"'), at('still="47"'));
    assert.equal(at('still="900"'), at('still="47"'));
    assert.match(at('width="80"'), /viewBox="0 0 160 160" width="80" height="80"/);
    assert.match(at('width="80" height="20"'), /width="80" height="20"/);
  });

  it('warns its author once of what visitors could not see', () => {
    const vector = (src: string, poster = '') =>
      `<wb-animated-vector src="${src}">${poster}</wb-animated-vector>`;
    const poster = '<img src="a.png" alt="A bell">';
    const letters = JSON.stringify({ ...bell, layers: [{ ty: 5 }] });
    const broken = JSON.stringify({ ...bell, layers: [{ ty: 4, ks: {}, shapes: [{ ty: 'gr' }] }] });
    const elsewhere = 'https://else.example/a.json';
    for (const [html, file, reason] of [
      ['<wb-animated-vector></wb-animated-vector>', undefined, /nothing to play/],
      [vector('javascript:alert(1)'), undefined, /javascript:/],
      [src, undefined, /no such file/],
      [src, '<html>', /no JSON/],
      [src, '{"name":"a page"}', /no animation/],
      [src, letters, /need fonts.*poster/],
      [src, broken, /cannot draw.*poster/],
      [vector(elsewhere), undefined, /no file of the site.*poster/],
    ] as const) {
      const { warnings, html: drawn } = publish(html, file === undefined ? {} : { 'a.json': file });
      assert.equal(warnings.length, 1, warnings.join('\n'));
      assert.match(warnings[0]!, reason);
      assert.equal(still(drawn), '');
      assert.match(drawn, /<template/);
    }
    for (const [html, file] of [
      [vector('a.json', poster), letters],
      [vector(elsewhere, poster), ''],
    ] as const)
      assert.deepEqual(publish(html, { 'a.json': file }).warnings, []);
  });

  it('takes no markup, address or script out of a file', () => {
    const evil = '"><script>alert(1)</script>';
    const layer = { ...bell.layers[0], nm: evil, ln: evil, cl: evil, tg: evil };
    const image = { ty: 2, refId: 'a', ip: 0, op: 45, st: 0, ind: 9, ks: bell.layers[0]!.ks };
    const animation = {
      ...bell,
      layers: [layer, image],
      assets: [{ id: 'a', w: 9, h: 9, u: '', p: 'https://else.example/spy.png' }],
    };
    const drawn = still(publish(src, { 'a.json': JSON.stringify(animation) }).html);
    assert.match(drawn, /<path/);
    assert.doesNotMatch(drawn, /script|else\.example|alert/);
  });
});
