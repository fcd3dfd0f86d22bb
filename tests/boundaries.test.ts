import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { homeProblems, importProblems, weightProblems } from './boundaries/import-rules';
import { sourceProblems } from './boundaries/source-rules';
import { styleProblems } from './boundaries/style-rules';
import type { Source } from './boundaries/source';
import { filesUnder } from './runner/files-under';

const root = path.resolve(import.meta.dirname, '..');
const sources: Source[] = ['elements', 'shared', 'demo', 'tests']
  .flatMap((folder) => filesUnder(root, folder, '.ts', '.tsx', '.mjs', '.css'))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const file = (name: string, ...lines: string[]): Source => ({ path: name, text: lines.join('\n') });
const none = (problems: string[]) => assert.equal(problems.join('\n'), '');
const popup = 'elements/popups/popup/popup.tsx';

describe('The repository', () => {
  it('has sources to look at', () =>
    assert.ok(sources.some((it) => it.path.startsWith('shared/'))));
  it('imports only downwards', () => none(sources.flatMap(importProblems)));
  it('has in shared/ only what serves several families', () => none(homeProblems(sources)));
  it('keeps React out of what runs before a touch', () => none(weightProblems(sources)));
  it('keeps names, lengths, sinks and timers in bounds', () =>
    none(sources.flatMap(sourceProblems)));
  it('takes every colour from the one sheet of tokens, and knows each token by its name', () =>
    none(sources.flatMap(styleProblems)));
});

describe('An import', () => {
  const bad: [string, string, RegExp][] = [
    ['shared/page/ready.ts', "import { a } from '../../elements/popups/rules';", /names none/],
    ['elements/images/viewer.tsx', "import('photoswipe');", /Only elements\/images\/stage\.ts/],
    [
      'elements/sliding/use-sliding.ts',
      "import Fade from 'embla-carousel-fade';",
      /Only elements\/sliding\/embla\.ts/,
    ],
    ['shared/foundation/money.ts', "import { hear } from '../bus/bus';", /Tiers point down/],
    [
      'shared/browser/network/post.ts',
      "import type { X } from '../../contract/contract';",
      /Tiers point down/,
    ],
    [
      'shared/react/hooks/use-x.ts',
      "const { a } = await import('../../element/host');",
      /Tiers point down/,
    ],
    ['shared/element/host.ts', "export { a } from '../programs/loader/wake';", /Tiers point down/],
    ['shared/page/ready.ts', "import { a } from '../extras/a';", /has no tier/],
    ['shared/page/ready.ts', "import { a } from '../../tests/support/clock';", /without demo/],
    [popup, "import { a } from '../lightbox/rules';", /never imports another/],
    [popup, "import type { A } from '../lightbox/rules';", /never imports another/],
    [popup, "import { a } from '../../storefront/product';", /Families/],
    [
      popup,
      "import { wake } from '../../../shared/programs/loader/loader';",
      /not the other way round/,
    ],
    ['elements/popups/rules.ts', "import { a } from './popup/rules';", /never imports another/],
    ['elements/popups/popup/popup.contract.ts', "import { a } from './rules';", /words of/],
    ['elements/popups/popup/popup.contract.ts', "import { a } from '../sizes';", /words of/],
    ['elements/popups/attributes.ts', "import { a } from './rules';", /words of/],
    ['elements/popups/rule-attributes.ts', "import { a } from './rules';", /words of/],
    ['demo/site/app.ts', "import { a } from '../../tests/support/clock';", /is published/],
  ];
  for (const [name, line, message] of bad) {
    it(`is refused in ${name}: ${line}`, () => {
      assert.match(importProblems(file(name, line)).join(), message);
    });
  }

  const good: [string, string][] = [
    [popup, "import { a } from './rules';"],
    [popup, "import { a } from '../rules';"],
    [popup, "import { a } from '../../../shared/react/hooks/use-native';"],
    [popup, "// import { a } from '../lightbox/rules';"],
    [
      'elements/popups/popup/popup.contract.ts',
      "import { a } from '../../../shared/contract/shape';",
    ],
    ['elements/popups/popup/popup.contract.ts', "import { a } from '../attributes';"],
    ['elements/popups/popup/popup.contract.ts', "import { a } from '../rule-attributes';"],
    ['elements/popups/rule-attributes.ts', "import { a } from './attributes';"],
    ['elements/popups/attributes.ts', "import { a } from '../../shared/contract/attribute';"],
    ['shared/programs/publish/list.ts', "import '../../../elements/popups/popup/popup';"],
    ['shared/programs/loader/subscriptions.ts', "import { subscribe } from '../../bus/bus';"],
    ['demo/site/app.ts', "import { a } from '../../shared/foundation/format-money';"],
  ];
  for (const [name, line] of good) {
    it(`is welcome in ${name}: ${line}`, () => none(importProblems(file(name, line))));
  }
});

describe('A module of shared/', () => {
  const importing = (name: string) => file(name, "import { a } from '../../shared/bus/line';");
  const first = importing('elements/popups/a.ts');

  it('that one family alone imports is sent there', () => {
    assert.match(homeProblems([first, importing('elements/popups/b.ts')]).join(), /popups alone/);
  });
  it('stays where another family, another room or the demo imports it', () => {
    none(homeProblems([first, importing('elements/panels/b.ts')]));
    none(homeProblems([first, importing('shared/page/b.ts')]));
    none(homeProblems([first, importing('demo/site/b.ts')]));
  });
  it('is sent home also where a test imports it', () => {
    assert.match(homeProblems([first, importing('tests/shared/b.ts')]).join(), /popups alone/);
  });
});

describe('What runs before a touch', () => {
  const host = file('shared/element/host.ts', "import { createRoot } from 'react-dom/client';");

  it('is refused when it leads to React, and the way is shown', () => {
    const loader = file(
      'shared/programs/loader/loader.ts',
      "import { a } from '../../element/host';",
    );
    assert.match(
      weightProblems([loader, host]).join(),
      /loader\.ts -> shared\/element\/host\.ts -> react-dom\/client/,
    );
  });
  it('may name its types', () => {
    const loader = file(
      'shared/programs/loader/loader.ts',
      "import type { Host } from '../../element/host';",
    );
    none(weightProblems([loader, host]));
  });
  it('may not be a watcher that draws', () => {
    const watcher = file(
      'elements/popups/popup/popup.watch.ts',
      "import { useState } from 'react';",
    );
    assert.match(weightProblems([watcher]).join(), /60 kB/);
  });
});

describe('A source', () => {
  const ending = 'defineElement(popup, Popup, styles);';
  const bad: [string, string, RegExp][] = [
    ['shared/page/utils.ts', '', /says nothing/],
    ['elements/popups/popup/popup-helpers.ts', '', /says nothing/],
    ['shared/common/a.ts', '', /says nothing/],
    ['shared/page/index.ts', '', /is an index/],
    ['shared/page/long.ts', 'a();\n'.repeat(201), /201 lines/],
    ['elements/popups/popup/popup.css', 'a {}\n'.repeat(201), /201 lines/],
    ['shared/page/draw.ts', 'node.innerHTML = text;', /innerHTML/],
    ['shared/page/draw.ts', 'document.write(text);', /document\.write/],
    ['shared/page/draw.ts', 'new Function(text);', /new Function/],
    [popup, `const A = () => <p dangerouslySetInnerHTML={a} />;\n${ending}`, /dangerously/],
    [popup, `const A = () => <p onMouseEnter={a} />;\n${ending}`, /events that no component/],
    [popup, `const A = () => <p onClickCapture={a} />;\n${ending}`, /events that no component/],
    [popup, `const A = () => <Suspense><p /></Suspense>;\n${ending}`, /waits or is kept hidden/],
    [popup, `document.querySelector('p');\n${ending}`, /searches the document/],
    [popup, `window.setTimeout(close, 5);\n${ending}`, /raw timer/],
    [popup, `setInterval(close, 5);\n${ending}`, /raw timer/],
    ['shared/visitor/visit.ts', "const VISIT = Symbol.for('wb.visit');", /pageSlot/],
    [popup, `${ending}\nlet last = 1;`, /last line/],
  ];
  for (const [name, text, message] of bad) {
    it(`is refused in ${name}: ${text.slice(0, 40) || 'its name'}`, () => {
      assert.match(sourceProblems(file(name, text)).join(), message);
    });
  }

  const good: [string, string][] = [
    ['shared/page/long.ts', 'a();\n'.repeat(200)],
    ['shared/page/draw.ts', "// innerHTML\nconst word = 'innerHTML';"],
    ['elements/popups/popup/popup.watch.ts', 'setTimeout(open, 5);'],
    ['shared/react/hooks/use-timeout.ts', 'setTimeout(run, 5);'],
    ['shared/foundation/slot.ts', 'const key = Symbol.for(name);'],
    ['shared/element/accessor.ts', "const GIVEN = Symbol('wb.given');"],
    ['tests/shared/page/draw.test.ts', 'node.innerHTML = text;'],
    ['shared/page/commonly-used.ts', ''],
    [popup, ending],
  ];
  for (const [name, text] of good) {
    it(`is welcome in ${name}: ${text.slice(0, 40) || 'its name'}`, () => {
      none(sourceProblems(file(name, text)));
    });
  }
});

describe('A style sheet', () => {
  const own = 'elements/popups/popup/popup.css';
  const shared = 'shared/react/list.css';
  const site = 'demo/site/styles/site.css';
  const bad: [string, string, RegExp][] = [
    [own, ':host { color: #b3261e }', /the colour #b3261e, which no site can change/],
    [own, ':host { .a { color: var(--wb-popup-color, Tomato) } }', /the colour Tomato/],
    [own, ':host { --shade: oklch(0.5 0.1 20) }', /the colour oklch\(/],
    [own, '.a { box-shadow: 0 0 1px rgb(0 0 0 / 20%) }', /the colour rgb\(/],
    [own, '.a { color: color-mix(in srgb, currentcolor 72%, transparent) }', /mixes a colour/],
    [own, '.a { background: canvas }', /the system colour canvas outside/],
    [shared, '.a { border-radius: var(--wb-radius, 4px) }', /--wb-radius a second default/],
    [shared, '.a { color: var( --wb-color-line , red) }', /--wb-color-line a second default/],
    [own, ':host { --wb-color-line: inherit }', /sets --wb-color-line, which would hide/],
    [own, '.a { color: var(--wb-color-border) }', /--wb-color-border, which is no token/],
    [own, '.a { gap: var(--wb-tabs-gap, 1rem) }', /--wb-tabs-gap, which is no token/],
    [shared, '.a { gap: var(--wb-popup-gap, 1rem) }', /--wb-popup-gap, which is no token/],
    [site, ':root { --wb-color-border: #ccc }', /--wb-color-border, which is no token/],
    [site, 'a { color: var(--wb-color-links, blue) }', /--wb-color-links, which is no token/],
    [site, 'wb-popup { --wb-pop-size: 20rem }', /--wb-pop-size, which is no token/],
    ['shared/styles/themes/shop.css', ':root { --wb-pop-size: 20rem }', /--wb-pop-size, which/],
    ['demo/gallery/themes.ts', "const it = '--wb-color-border';", /--wb-color-border, which/],
    ['elements/a/b/b.contract.ts', "'As high as --wb-control.'", /--wb-control, which/],
  ];
  for (const [name, text, message] of bad) {
    it(`is refused in ${name}: ${text}`, () => {
      assert.match(styleProblems(file(name, text)).join(), message);
    });
  }

  const good: [string, string][] = [
    [own, '.a { color: var(--wb-color-muted); border: 1px solid transparent }'],
    [own, '.a { gap: var(--wb-popup-gap, var(--wb-space)) }'],
    [own, '.a { background: color-mix(in srgb, var(--wb-color-link) 12%, transparent) }'],
    [own, '.a::after { border: solid currentcolor; content: "red #fff" /* red #fff */ }'],
    [own, '@media (forced-colors: active) { .a { background: Highlight } }'],
    [own, '.red:hover { --pink: var(--tan); anchor-name: --blue }'],
    ['shared/styles/tokens.css', ':root { --wb-color-line: #ccc }'],
    ['shared/styles/themes/shop.css', ':root { --wb-color-line: #ccc; color: #333 }'],
    [site, ':root { --wb-color-line: #ccc; color: #333 }'],
    [site, 'wb-popup { --wb-popup-size: 20rem }'],
    ['elements/a/b/b.contract.ts', "'--wb-popup-size': 'Its width; --wb-space unless told.'"],
  ];
  for (const [name, text] of good) {
    it(`is welcome in ${name}: ${text}`, () => none(styleProblems(file(name, text))));
  }
});
