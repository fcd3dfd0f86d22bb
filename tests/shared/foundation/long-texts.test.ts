import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { valueFault } from '../../../demo/site/forms/value-fault';
import { numberIn } from '../../../elements/figures/chart/figures';
import { figure } from '../../../elements/figures/counter/figure';
import { endOf } from '../../../elements/figures/countdown/end-of';
import { LONGEST_VALUE, matches } from '../../../elements/forms/form/pattern';
import { currentOf } from '../../../elements/navigation/menu/current';
import { judge } from '../../../elements/popups/judge';
import { readRules } from '../../../elements/popups/read-rules';
import { fillPlaces } from '../../../elements/text/placeholder/fill';
import { parseColor } from '../../../shared/foundation/color';
import { number } from '../../../shared/contract/attribute';
import { read } from '../../../shared/contract/parse';
import { formatMoney } from '../../../shared/foundation/format-money';
import { safeAddress } from '../../../shared/foundation/address';
import { systemOf } from '../../../elements/popups/operating-system';
import { fill } from '../../../shared/foundation/translations';
import { trimEnd } from '../../../shared/foundation/trim-end';
import { facts } from '../../elements/popups/visitor-facts';

/** CPU milliseconds that something takes, whatever else the machine does. */
function costOf(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const MANY = 100_000;
const many = (text: string) => text.repeat(MANY);
const ofRule = (rule: object, some: object) =>
  judge(readRules([rule]), 'all', { ...facts, ...some });

/** Each is the worst text for what reads it: much of what it looks for, and an end that spoils it. */
const readings: [what: string, read: () => unknown][] = [
  ['a number in an attribute', () => read(number(1, 'A number.'), `${many('1')}x`, () => {})],
  ['a number of a chart', () => numberIn(`${many('1')}x`)],
  ['a number in a form, on the server', () => valueFault({ kind: 'number' } as never, many('1'))],
  ['a colour', () => parseColor(`rgba(0,0,0,${many('0')}`)],
  ['the address of a page, for its menu', () => currentOf([], `https://a.example/${many('/')}x`)],
  [
    'the address of a page, for a rule',
    () => ofRule({ rule: 'url', value: '/sale' }, { url: `https://a.example/${many('#')}\nx` }),
  ],
  [
    'a referrer',
    () => ofRule({ rule: 'referrer-source', value: 'search' }, { referrer: many('a.') }),
  ],
  ['cookies', () => ofRule({ rule: 'cookie', name: 'a' }, { cookies: many('a; ') })],
  ['the end of a countdown', () => endOf(many('1'), {} as never)],
  ['a number to count to', () => figure(Number.MAX_VALUE, 2, ',')],
  ['a placeholder', () => fillPlaces(many('{{name fallback=&quot;'), new Map())],
  ['a price', () => formatMoney(`${many('1')}x`, many('{{'))],
  ['an address', () => safeAddress(`${many('a')} `)],
  ['what a browser calls itself', () => systemOf({ userAgent: many('Mac ') } as Navigator)],
  ['a text with places for values', () => fill(many('{a'), {})],
  ['an end of many slashes', () => trimEnd(`${many('/')}x`, '/')],
  ['a value of a field with a pattern', () => matches('(x+x+)+y', many('x'), () => {})],
];

describe('A text of 100,000 characters is read in a time that its length allows:', () => {
  for (const [what, act] of readings) {
    it(what, () => {
      const cost = costOf(act);
      assert.ok(cost < 1000, `${Math.round(cost)} ms`);
    });
  }
});

describe('What is read is the same, however long a text may be:', () => {
  it('a text without its last slashes', () => {
    for (const [text, expected] of [
      ['', ''],
      ['/', ''],
      ['a//', 'a'],
      ['/a/b', '/a/b'],
    ] as const) {
      assert.equal(trimEnd(text, '/'), expected);
    }
  });
  it('a value that no field with a pattern is for matches nothing', () => {
    assert.equal(
      matches('x+', 'x'.repeat(LONGEST_VALUE), () => {}),
      true,
    );
    assert.equal(
      matches('x+', 'x'.repeat(LONGEST_VALUE + 1), () => {}),
      false,
    );
  });
});
