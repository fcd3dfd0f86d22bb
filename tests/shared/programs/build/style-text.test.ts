import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'puppeteer-core';
import { rollup } from 'rollup';
import { styleText, styleTextPlugin } from '../../../../shared/programs/build/style-text.mjs';
import { filesUnder } from '../../../runner/files-under';
import { atEnd } from '../../../support/at-end';
import { launchChromium } from '../../../support/browsers';
import { newPage } from '../../../support/page';

const root = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'wb-style-text-'));
after(() => rmSync(folder, { recursive: true }));

/** What the build makes of a sheet of its own, after the rules that every sheet begins with. */
function built(css: string): string {
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return styleText(file);
  };
  const beginning = write('none.css', '');
  const text = write('some.css', css);
  assert.ok(text.startsWith(beginning));
  return text.slice(beginning.length);
}

const WORKING = ':where(:not([data-wb-failed]),[data-wb-state])';
const FAILED = ':where([data-wb-failed]:not([data-wb-state]))';

describe('The style sheet of an element whose code could not be had', () => {
  const rows: [what: string, css: string, text: string][] = [
    [
      'does nothing that is done with script alone',
      '@media (scripting: enabled) { :host { b { color: red } } :host([late]) i { color: red } wb-form > u { color: red } }',
      `@media (scripting:enabled){:host(${WORKING}) b{color:red}:host([late]${WORKING}) i,wb-form${WORKING}>u{color:red}}`,
    ],
    [
      'does besides what is done without script',
      '@media print, (scripting: none) { :host { b { color: red } } }',
      `@media print,(scripting:none){:host b{color:red}}:host(${FAILED}) b{color:red}`,
    ],
    [
      'does it in the same media',
      '@media (width < 40em) and (scripting: none) { :host { b { color: red } } }',
      `@media (width<40em) and (scripting:none){:host b{color:red}}@media (width<40em){:host(${FAILED}) b{color:red}}`,
    ],
    [
      'has the values and the animations of every other one',
      '@media (scripting: enabled) { :host { b { border: 1px solid var(--wb-x-line, red); animation: wb-x 1s } } @keyframes wb-x { from { opacity: 0 } } }',
      `@media (scripting:enabled){:host(${WORKING}) b{border:1px solid var(--wb-x-line,red);animation:1s wb-x}@keyframes wb-x{0%{opacity:0}}}`,
    ],
  ];
  for (const [what, css, text] of rows) it(what, () => assert.equal(built(css), text));
});

describe('Every style sheet of the suite', () => {
  let page: Page;
  before(async () => {
    const browser = await launchChromium();
    atEnd(() => browser.close());
    page = await newPage(browser);
    await page.goto('about:blank');
  });

  it('has no selector and no declaration that a browser does not know', async () => {
    const sheets = ['elements', 'shared']
      .flatMap((folderOf) => filesUnder(root, folderOf, '.css'))
      .filter((file) => !file.endsWith('tokens.css'))
      .map((file) => [file, styleText(path.join(root, file))] as const);
    assert.ok(sheets.length > 40);
    const unknown = await page.evaluate(unknownIn, sheets);
    assert.deepEqual(unknown, []);
    assert.deepEqual(
      await page.evaluate(unknownIn, [
        ['a.css', ':host b{color:var(--x:not(y));top:1px}:host ::marked{top:0}'],
      ] as const),
      ['a.css: color:var(--x:not(y))', 'a.css: :host ::marked'],
    );
  });
});

describe('The module of a sheet', () => {
  /** The texts that it exports and how often the code has a rule, where sheets import some that are shared. */
  async function bundled(sheets: Record<string, string>) {
    for (const [name, text] of Object.entries(sheets)) writeFileSync(path.join(folder, name), text);
    const names = Object.keys(sheets).filter((it) => !it.startsWith('shared'));
    const bundle = await rollup({
      input: 'all',
      plugins: [
        {
          name: 'all',
          resolveId: (id) => (id === 'all' ? id : null),
          load: (id) =>
            id === 'all'
              ? names
                  .map((it, at) => `export { default as a${at} } from '${path.join(folder, it)}';`)
                  .join('')
              : null,
        },
        styleTextPlugin((it) => path.basename(it).startsWith('shared')),
      ],
    });
    const { code } = (await bundle.generate({ format: 'es' })).output[0];
    const exported = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as object;
    const texts = Object.values(exported) as string[];
    assert.deepEqual(
      texts,
      names.map((it) => styleText(path.join(folder, it))),
    );
    return (rule: string) => code.split(rule).length - 1;
  }

  it('has what others import too from one place, and is the same text', async () => {
    const timesOf = await bundled({
      'shared.css': ':host { .first { color: var(--wb-color-line) } }',
      'shared-two.css': ':host { .second { top: 1px } }',
      'one.css':
        "@import './shared.css';\n@import './shared-two.css';\n:host { .one { top: 2px } }",
      'two.css': "@import './shared.css';\n:host { .two { top: 3px } }",
      'three.css':
        "@import './none.css';\n@import './shared-two.css';\n:host { .three { top: 4px } }",
      'none.css': ':host { .none { top: 5px } }',
    });
    assert.equal(timesOf('.first{'), 1);
    assert.equal(timesOf('.second{'), 1);
    assert.equal(timesOf('.one{'), 1);
  });

  it('is that also where it begins with more than what it imports does', async () => {
    const timesOf = await bundled({
      'shared.css': ':host { .first { top: 1px } }',
      'one.css': "@import './shared.css';\n:host { .one { color: var(--wb-color-line) } }",
    });
    assert.equal(timesOf('.first{'), 1);
  });
});

/** Runs in a page: what it does not know of flat, minified sheets. */
function unknownIn(sheets: readonly (readonly [file: string, text: string])[]): string[] {
  const OTHER_ENGINES = /::?-moz-/;
  const isDeclared = (declaration: string) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1).replace(/!important$/, '');
    // A library's sheet has words of other engines beside those that all know.
    if (/(^|:)-(moz|ms)-|^-webkit-touch-callout:/.test(declaration)) return true;
    return CSS.supports(declaration.slice(0, colon), value || ' ');
  };
  const isSelector = (selector: string) => {
    try {
      document.querySelector(selector);
      return true;
    } catch {
      return false;
    }
  };
  return sheets.flatMap(([file, text]) => {
    const blocks = [...text.matchAll(/([^{}]+)\{([^{}]*)(?=\})/g)];
    return blocks
      .flatMap(([, prelude = '', body = '']) => {
        const isRule = !prelude.includes('@') && !/^(\d+%|from|to|,)+$/.test(prelude);
        const selector = prelude.slice(prelude.lastIndexOf(';') + 1);
        const isKnown = !isRule || OTHER_ENGINES.test(selector) || isSelector(selector);
        const declarations = body.split(/;(?![^(]*\))/).filter(Boolean);
        return [
          ...declarations.filter((it) => !prelude.startsWith('@') && !isDeclared(it)),
          ...(isKnown ? [] : [selector]),
        ];
      })
      .map((it) => `${file}: ${it}`);
  });
}
