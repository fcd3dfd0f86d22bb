import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'puppeteer-core';
import { withDefaults } from '../../../shared/programs/build/tokens.mjs';
import { launchChromium } from '../../support/browsers';
import { contrast, luminance, type Pixel, pixelOf } from '../../support/colours';
import { newPage } from '../../support/page';

const GROUNDS = ['surface', 'sunken', 'raised', 'overlay'];
const TEXTS = ['muted', 'link', 'error', 'success', 'warning'];
const EDGES = ['edge', 'focus'];
const ALL = [...GROUNDS, ...TEXTS, ...EDGES, 'text', 'line', 'tint', 'accent', 'on-accent'];

/** What the page around an element is like. */
interface Setting {
  name: string;
  scheme: 'light' | 'dark';
  contrast?: 'more';
  /** Declarations of the page; those of the browser alone unless told. */
  site?: string;
  /** A theme of the suite, as a page links it. */
  theme?: string;
}

const OWN = `color: light-dark(#26241f, #ece8df); --wb-color-surface: light-dark(#faf7f1, #1a1c1a);
  --wb-color-text: light-dark(#26241f, #ece8df); --wb-color-accent: light-dark(#3f5a48, #a5c4ae)`;

const folder = path.resolve(import.meta.dirname, '../../../shared/styles/themes');
const THEMES = readdirSync(folder).map((file) => ({
  theme: path.basename(file, '.css'),
  css: readFileSync(path.join(folder, file), 'utf8'),
}));

const settings: Setting[] = (['light', 'dark'] as const).flatMap((scheme) => [
  { name: `${scheme}, as the browser is`, scheme },
  {
    name: `${scheme}, in a site's own colours`,
    scheme,
    site: OWN,
  },
  { name: `${scheme}, with more contrast`, scheme, contrast: 'more' as const },
  {
    name: `${scheme}, in a site's own colours, with more contrast`,
    scheme,
    contrast: 'more' as const,
    site: OWN,
  },
  ...THEMES.flatMap(({ theme, css }) => [
    { name: `${scheme}, in the theme ${theme}`, scheme, theme: css },
    {
      name: `${scheme}, in the theme ${theme}, with more contrast`,
      scheme,
      contrast: 'more' as const,
      theme: css,
    },
  ]),
]);

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launchChromium();
  page = await newPage(browser);
});
after(() => browser.close());

/** The tokens as an element in such a page sees them, over each of the grounds. */
async function look({ scheme, contrast: wish = undefined, site = '', theme = '' }: Setting) {
  const client = await page.createCDPSession();
  const features = [
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-contrast', value: wish ?? 'no-preference' },
  ];
  await client.send('Emulation.setEmulatedMedia', { features });
  const html = `<!doctype html><style>:root { color-scheme: light dark; ${site} }</style><style>${theme}</style><div id="host"></div>`;
  await page.goto(`data:text/html,${encodeURIComponent(html)}`);
  // On what stands over the page, the text has the token's colour; elsewhere the page's own.
  const sheet = withDefaults(
    ALL.map((name) => `.${name}{background:var(--wb-color-${name})}`).join('') +
      '.overlaid,.raised{color:var(--wb-color-text)}',
    ':host',
  );
  const colours = await page.evaluate(
    (css, names) => {
      const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
      const style = document.createElement('style');
      style.textContent = css;
      root.append(style);
      const read = (name: string, place: string) => {
        const around = root.appendChild(document.createElement('div'));
        around.className = place;
        const node = around.appendChild(document.createElement('div'));
        node.className = name;
        const { backgroundColor } = getComputedStyle(node);
        around.remove();
        return backgroundColor;
      };
      return Object.fromEntries(
        ['', 'overlaid'].flatMap((place) =>
          names.map((name) => [`${place} ${name}`.trim(), read(name, place)]),
        ),
      );
    },
    sheet,
    ALL,
  );
  /** A colour on one of the grounds, and the ground. */
  const pair = async (name: string, ground: string): Promise<[Pixel, Pixel]> => {
    const place = ground === 'raised' || ground === 'overlay' ? 'overlaid ' : '';
    const own = colours[place + name]!;
    const below = [colours['surface']!, colours[ground]!];
    return [await page.evaluate(pixelOf, ...below, own), await page.evaluate(pixelOf, ...below)];
  };
  return pair;
}

const atLeast = (limit: number, [one, other]: [Pixel, Pixel], what: string) => {
  const found = contrast(one, other);
  assert.ok(found >= limit, `${what}: ${found.toFixed(2)} to 1, and ${limit} is the least`);
};

describe('The default colours', () => {
  for (const setting of settings) {
    const isMore = setting.contrast === 'more';

    it(`keep text, edges and rings apart from every ground: ${setting.name}`, async () => {
      const pair = await look(setting);
      for (const ground of GROUNDS) {
        const on = async (name: string, limit: number) =>
          atLeast(limit, await pair(name, ground), `${name} on ${ground}`);
        await on('text', 7);
        for (const name of TEXTS) await on(name, isMore ? 7 : 4.5);
        for (const name of EDGES) await on(name, isMore ? 7 : 3);
        await on('line', isMore ? 3 : 1.35);
        await on('tint', isMore ? 1.25 : 1.08);
      }
      atLeast(
        4.5,
        [(await pair('on-accent', 'accent'))[0], (await pair('accent', 'surface'))[0]],
        'on-accent',
      );
      atLeast(3, await pair('accent', 'surface'), 'accent on surface');
    });

    it(`have what is nearer lighter in the dark, and never darker: ${setting.name}`, async () => {
      const pair = await look(setting);
      const [surface, raised, overlay, sunken] = await Promise.all(
        ['surface', 'raised', 'overlay', 'sunken'].map(async (it) => (await pair(it, it))[1]),
      );
      const least = setting.scheme === 'dark' ? 1.05 : 1;
      atLeast(least, [raised!, surface!], 'raised beside the page');
      atLeast(least, [overlay!, raised!], 'overlay beside raised');
      assert.ok(luminance(raised!) >= luminance(surface!));
      assert.ok(luminance(overlay!) >= luminance(raised!));
      assert.ok(luminance(sunken!) < luminance(surface!));
    });
  }

  // A builder's band says its ground and the colour of its text, and often nothing else.
  const bands = [
    ['#1d2b3a', '#fff'],
    ['#3b0a45', '#f4e9ff'],
    ['#ffe9c7', '#3a2400'],
    ['#0b5d3b', '#fff'],
  ];
  for (const [ground, text] of bands) {
    it(`follow the text of a band that sets no token: ${text} on ${ground}`, async () => {
      const scheme = 'light';
      const site = `color: ${text}; --wb-color-surface: ${ground}; --wb-color-accent: initial`;
      const pair = await look({ name: '', scheme, site });
      for (const name of ['muted', 'link', 'error', 'success', 'warning', 'edge', 'focus'])
        atLeast(3, await pair(name, 'surface'), name);
      for (const name of ['muted', 'link']) atLeast(4.5, await pair(name, 'surface'), name);
    });
  }

  // Dark and light surfaces and those between, with white, with black, and with text that only just reads.
  const pairs = [
    ['#fff', '#767676'],
    ['#fff', '#b3541e'],
    ['#fff', '#1f7a4d'],
    ['#000', '#757575'],
    ['#111', '#e04f5f'],
    ['#1d2b3a', '#8b93a1'],
    ['#0b5d3b', '#fff'],
    ['#0b5d3b', '#a3d9bd'],
    ['#5b3a8c', '#fff'],
    ['#c2410c', '#fff'],
    ['#757575', '#fff'],
    ['#767676', '#fff'],
    ['#777', '#000'],
    ['#e8590c', '#000'],
    ['#38bdf8', '#000'],
    ['#38bdf8', '#173d4f'],
    ['#bbb', '#000'],
    ['#bbb', '#454545'],
  ];
  for (const [surface, text] of pairs)
    it(`write readable links on any surface on which text is, whatever the accent: ${text} on ${surface}`, async () => {
      for (const accent of ['initial', '#ffd400', '#f06', '#00f', '#fff', '#000', '#808080']) {
        const site = `color: ${text}; --wb-color-surface: ${surface}; --wb-color-accent: ${accent}`;
        const pair = await look({ name: '', scheme: 'light', site });
        atLeast(4.5, await pair('link', 'surface'), `link of ${accent}`);
      }
    });

  const usual = ['#2f5540', '#a5c4ae', '#ffd400', '#b0481e', '#3346c4', '#808080', '#f06'];
  const extreme = ['#ffe600', '#fff', '#000', '#f4f4f4', '#1a1a1a', '#00f', '#e8112d', '#0a7ea4'];
  for (const accent of [...usual, ...extreme]) {
    it(`write readable text on whatever accent a site has: ${accent}`, async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const site = `--wb-color-accent: ${accent}`;
        const pair = await look({ name: '', scheme, site });
        const [[text], [ground]] = [
          await pair('on-accent', 'accent'),
          await pair('accent', 'accent'),
        ];
        atLeast(4.5, [text, ground], 'on-accent');
        // As a mark; a yellow one on white would else not be seen.
        for (const place of GROUNDS) {
          atLeast(4.5, await pair('link', place), `link on ${place}, ${scheme}`);
          atLeast(3, await pair('focus', place), `focus on ${place}, ${scheme}`);
        }
      }
    });

    it(`keep marks further from the page with more contrast, whatever the accent: ${accent}`, async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const site = `--wb-color-accent: ${accent}`;
        const pair = await look({ name: '', scheme, contrast: 'more', site });
        for (const name of ['link', 'focus'])
          atLeast(7, await pair(name, 'surface'), `${name}, ${scheme}`);
      }
    });
  }
});

describe('The themes', () => {
  it('are three, each of at most 40 lines of tokens', () => {
    assert.deepEqual(
      THEMES.map(({ theme }) => theme),
      ['campaign', 'magazine', 'shop'],
    );
    for (const { theme, css } of THEMES) {
      const lines = css.match(/^ *--wb-[^]*?;$/gm)!.flatMap((it) => it.split('\n'));
      assert.ok(lines.length > 12 && lines.length <= 40, `${theme}: ${lines.length} lines`);
    }
  });

  for (const { theme, css } of THEMES)
    it(`write what is selected by an ancestor as they write a page: ${theme}`, async () => {
      for (const scheme of ['light', 'dark'] as const) {
        const page = await look({ name: '', scheme, theme: css });
        const part = await look({ name: '', scheme, theme: css.replaceAll(':root', 'body') });
        for (const name of ['surface', 'raised', 'overlay', 'muted', 'accent', 'on-accent', 'link'])
          assert.deepEqual(
            (await part(name, 'surface'))[0],
            (await page(name, 'surface'))[0],
            name,
          );
      }
    });
});
