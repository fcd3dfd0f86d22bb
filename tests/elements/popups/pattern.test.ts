import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  LONGEST_PATTERN,
  LONGEST_TEXT,
  type Pattern,
  readPattern,
} from '../../../elements/popups/pattern';

function patternOf(source: string): Pattern {
  const read = readPattern(source);
  assert.ok(typeof read !== 'string', String(read));
  return read;
}

/** CPU milliseconds that something takes, whatever else the machine does. */
function costOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The browser's own engine takes half a minute for the first of these, and longer than a life for most. */
const NASTY = [
  '(a+)+$',
  '(a|a)*$',
  '(a|aa)+$',
  '([a-z]+)*$',
  '(.*)*$',
  '(.*)+x',
  '((a?){15}){15}b',
  '(a*)*(b*)*(c*)*$x',
  '(x+x+)+y',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '.*a.*a.*a.*a.*a.*b',
  '(a|b|ab)*c',
  '(\\w+\\s?)*$x',
  '\\b(\\w+\\W*)+\\b$x',
  '(?i)(a|A){300}k',
  '(a|b)*a(a|b){200}$',
  '(a.{8}b|a.{9}c|a.{12}d){10}$',
  '[a-q][^u-z]{300}x',
];

/** Repetitions within repetitions of choices that overlap. */
const { nasty } = fc.letrec<{ nasty: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('a', 'b', '.', '\\w', '[ab]', '[^x]', 'a?', '\\b'),
    tie('nasty'),
  ),
  nasty: fc
    .tuple(
      fc.array(tie('part'), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      fc.constantFrom('+', '*', '?', '{1,7}', '+?', '*?'),
    )
    .map(([parts, isChoice, count]) => `(${parts.join(isChoice ? '|' : '')})${count}`),
}));

const long = fc
  .tuple(fc.constantFrom('a', 'ab', 'aab', 'a.', 'abx', 'a '), fc.constantFrom('', '!', 'x', '\n'))
  .map(([pump, end]) => pump.repeat(LONGEST_TEXT).slice(0, LONGEST_TEXT - end.length) + end);

describe('A pattern', () => {
  for (const source of NASTY) {
    it(`takes no longer than its text allows: ${source}`, () => {
      for (const text of ['a', 'ab', 'aA', 'abcd '].map((it) => it.repeat(LONGEST_TEXT))) {
        const pattern = patternOf(source);
        const cost = costOf(() => pattern.matches(`${text.slice(0, LONGEST_TEXT - 1)}!`));
        assert.ok(cost < 1000, `${Math.round(cost)} ms`);
      }
    });
  }

  it('takes no longer than its text allows, whatever it repeats', () => {
    fc.assert(
      fc.property(nasty, fc.constantFrom('', '$', 'y'), long, (source, end, text) => {
        const read = readPattern(source + end);
        if (typeof read === 'string') return;
        const cost = costOf(() => read.matches(text));
        assert.ok(cost < 1000, `${Math.round(cost)} ms`);
      }),
      { numRuns: 300 },
    );
  });

  it('is read in a time that its length allows, whatever it says', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', '{1000}', '(', ')', '+', '*', '[', '\\', '(?', '|', '{30}'), {
          maxLength: 200,
        }),
        (pieces) => {
          const cost = costOf(() => readPattern(pieces.join('').slice(0, LONGEST_PATTERN)));
          assert.ok(cost < 2000, `${Math.round(cost)} ms`);
        },
      ),
      { numRuns: 300 },
    );
    assert.ok(costOf(() => readPattern('a{1000}'.repeat(71))) < 2000);
  });

  it('matches what it matches in the browser’s own engine', () => {
    const plain = fc
      .array(
        fc.constantFrom(
          ...['a', 'b', '.', '\\.', '\\d', '\\w+', '\\s*', '[^a]', '[ab]{1,2}', '(?:ab|b)', '(a)?'],
          ...['^', '$', '\\b', '\\/', '\\u0061', '(?<n>b)', '|', 'b*?', '-', '[a\\-]', '\\$', '/'],
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => parts.join(''))
      .filter((source) => {
        try {
          return Boolean(new RegExp(source));
        } catch {
          return false;
        }
      });
    const text = fc
      .array(fc.constantFrom('a', 'b', '1', '.', '/', '-', ' ', '$', 'é'), { maxLength: 10 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(plain, text, (source, given) => {
        const read = readPattern(source);
        // Two groups of one name are an error in this engine, and no error in a browser's for a choice.
        if (typeof read === 'string') return;
        assert.equal(read.matches(given), new RegExp(source).test(given));
      }),
      { numRuns: 2000 },
    );
  });

  it('tells capital letters from small ones, unless it begins with (?i)', () => {
    assert.equal(patternOf('sale').matches('/SALE'), false);
    assert.equal(patternOf('(?i)sale').matches('/SALE'), true);
  });

  for (const [source, reason] of [
    ['(?=a)b', /looks ahead or behind.*Write it without/],
    ['(?!a)b', /looks ahead or behind/],
    ['(?<=a)b', /looks ahead or behind/],
    ['(?<!a)b', /looks ahead or behind/],
    ['(a)\\1', /refers back to one of its groups.*Write out/],
    ['(a)(b)(c)(d)(e)(f)(g)(h)(i)\\9', /refers back/],
    ['(?<x>a)\\k<x>', /refers back/],
    ['(', /^the pattern "\(" is no regular expression \(missing closing \)/],
    ['a**', /is no regular expression/],
    ['(a{30}){30}'.repeat(2), /repeats too much/],
    ['a{1001}', /is no regular expression \(invalid repeat count/],
    ['a'.repeat(LONGEST_PATTERN + 1), /longer than 500 characters/],
  ] as const) {
    it(`is refused with the reason: ${source.slice(0, 40)}`, () => {
      assert.match(readPattern(source) as string, reason);
    });
  }

  it('with an escaped backslash before a digit refers to nothing', () => {
    assert.equal(patternOf('\\\\1').matches('\\1'), true);
  });

  it('says nothing of a text that is too long to be tried', () => {
    const pattern = patternOf('a');
    assert.equal(pattern.matches('a'.repeat(LONGEST_TEXT)), true);
    assert.equal(pattern.matches('a'.repeat(LONGEST_TEXT + 1)), undefined);
  });

  it('may be as long as it may be', () =>
    assert.equal(patternOf('a'.repeat(LONGEST_PATTERN)).matches('a'), false));

  it('answers for the text it is given, and not for the one before', () => {
    const pattern = patternOf('b$');
    assert.deepEqual(
      ['ab', 'ab', 'a', 'b'].map((it) => pattern.matches(it)),
      [true, true, false, true],
    );
  });
});
