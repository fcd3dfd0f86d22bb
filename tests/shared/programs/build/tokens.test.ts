import assert from 'node:assert/strict';
import path from 'node:path';
import { describe, it } from 'node:test';
import { styleText } from '../../../../shared/programs/build/style-text.mjs';
import { readTokens, TOKENS, withDefaults } from '../../../../shared/programs/build/tokens.mjs';
import { filesUnder } from '../../../runner/files-under';

const root = path.resolve(import.meta.dirname, '..', '..', '..', '..');
const tokens = readTokens(`
  /* Of no token. */
  :root {
    /* The room
       around it. */
    --wb-room: 1rem;
    /* Half of it. */
    --wb-half: calc(var(--wb-room) * 0.5);
    /* What divides. */
    --wb-line: color-mix(in oklab, currentcolor 20%, transparent);
  }
  @media (prefers-contrast: more) { :root { --wb-line: currentcolor } }
`);
const built = (css: string, top: ':host' | ':root' = ':host') => withDefaults(css, top, tokens);

describe('The sheet of tokens', () => {
  it('gives each its sentence, its default as written, and what it is in other media', () => {
    assert.deepEqual([...tokens.keys()], ['--wb-room', '--wb-half', '--wb-line']);
    const { name, doc, written, variants } = tokens.get('--wb-line')!;
    assert.deepEqual(
      { name, doc, written, variants },
      {
        name: '--wb-line',
        doc: 'What divides.',
        written: 'color-mix(in oklab, currentcolor 20%, transparent)',
        variants: [{ media: '(prefers-contrast:more)', value: 'currentcolor' }],
      },
    );
    assert.equal(tokens.get('--wb-room')!.doc, 'The room around it.');
  });

  const faults: [string, string, RegExp][] = [
    ['without a sentence', ':root { --wb-a: 1px }', /--wb-a has no comment/],
    [
      'that reads an unknown one',
      ':root { /* A. */ --wb-a: var(--wb-b) }',
      /--wb-a reads --wb-b, which is no token/,
    ],
    [
      'that reads itself by another',
      ':root { /* A. */ --wb-a: var(--wb-b); /* B. */ --wb-b: var(--wb-a) }',
      /--wb-a reads --wb-b reads --wb-a, so none/,
    ],
    [
      'that is known in some media alone',
      '@media (pointer: coarse) { :root { --wb-a: 1px } }',
      /--wb-a has a value in @media \(pointer:coarse\) and no default/,
    ],
    [
      'that reads another in some media',
      ':root { /* A. */ --wb-a: 1px } @media print { :root { --wb-a: var(--wb-a) } }',
      /--wb-a reads another token in @media print/,
    ],
  ];
  for (const [what, sheet, message] of faults) {
    it(`stops the build at one ${what}`, () => assert.throws(() => readTokens(sheet), message));
  }

  it('has one sentence, and nothing but sentences, for every token', () => {
    for (const { name, doc } of TOKENS.values()) assert.match(doc, /^[A-Z][^]*\.$/, name);
    const docs = [...TOKENS.values()].map(({ doc }) => doc);
    assert.equal(new Set(docs).size, docs.length);
  });
});

describe('A style sheet that is built', () => {
  it('has the default behind every token it reads, and that of the tokens behind it', () => {
    assert.equal(
      built('.a{padding:var(--wb-half)}'),
      '.a{padding:var(--wb-half,calc(var(--wb-room,1rem) * .5))}',
    );
    assert.equal(
      built('.a{gap:var(--wb-a-gap,var(--wb-room))}'),
      '.a{gap:var(--wb-a-gap,var(--wb-room,1rem))}',
    );
  });

  it('has what differs in some media once, at its root, where the site’s own still goes before', () => {
    const line = 'var(--wb-line,var(--_wb-line,color-mix(in oklab,currentcolor 20%,transparent)))';
    assert.equal(
      built('.a{color:var(--wb-line)}.b{color:var(--wb-line)}'),
      `@media (prefers-contrast:more){:host{--_wb-line:currentcolor}}.a{color:${line}}.b{color:${line}}`,
    );
    assert.match(built('.a{color:var(--wb-line)}', ':root'), /^@media [^{]+\{:root\{--_wb-line/);
  });

  it('cannot be built with a name that is no token', () => {
    assert.throws(() => built('.a{color:var(--wb-lime)}'), /--wb-lime, which is no token/);
  });

  for (const file of filesUnder(root, 'elements', '.css')) {
    it(`reads no token without a default: ${file}`, () => {
      assert.doesNotMatch(styleText(path.join(root, file)), /var\(--wb-[\w-]+\)/);
    });
  }
});
