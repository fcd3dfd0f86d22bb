import fc from 'fast-check';
import type { Attribute } from '../../shared/contract/attribute';
import { safeAddress } from '../../shared/foundation/address';

/** Why a value is none that an attribute or a field of an event may have; nothing when it is one. */
export function misfit(spec: Attribute<unknown>, value: unknown): string | undefined {
  const { kind, min = -Infinity, max = Infinity, words = [], shape } = spec;
  const wrong = (what: string) => `${String(JSON.stringify(value) ?? typeof value)} is ${what}`;
  if (kind === 'flag' || kind === 'onOff') {
    return typeof value === 'boolean' ? undefined : wrong('neither true nor false');
  }
  if (kind === 'number') {
    const fits = Number.isFinite(value) && Number(value) >= min && Number(value) <= max;
    return fits ? undefined : wrong(`no number from ${min} to ${max}`);
  }
  if (kind === 'json') {
    const result = shape?.check(value);
    return result && 'problem' in result ? wrong(result.problem) : undefined;
  }
  if (typeof value !== 'string') return wrong('no text');
  if (kind === 'oneOf' && !words.includes(value)) return wrong(`none of ${words.join(', ')}`);
  if (kind === 'address' && !safeAddress(value)) return wrong('no address that may be followed');
  return undefined;
}

const run = 'globalThis.wbRan = true';

/** Texts that attributes are given by mistake or by malice. */
const awkward = [
  ...['', ' ', 'wrong', 'true', 'false', 'on', 'off', 'ON', 'null', 'undefined', '0', '-0', '-1'],
  ...[
    '12px',
    '1,5',
    '1e3',
    '1e309',
    '-99999999999999999999',
    '9007199254740993',
    'NaN',
    'Infinity',
  ],
  ...['{', '{"a":', '[]', '{}', '[null]', '"text"', '{"__proto__":{"polluted":true}}'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    '😀',
    '👩‍👩‍👧',
    '\uD83D',
    '\u202Ertl',
    'a'.repeat(20_000),
  ],
  ...[
    `<script>${run}</script>`,
    `"><img src=x onerror="${run}">`,
    `</template><svg onload="${run}">`,
  ],
  ...[
    `javascript:${run}`,
    `java\nscript:${run}`,
    `\u0001javascript:${run}`,
    `data:text/html,<script>${run}</script>`,
  ],
  ...[
    "'",
    '"',
    '&quot;',
    '</style>',
    '-->',
    ']]>',
    '${1}',
    '#',
    '?',
    '//example.com',
    'http://[',
    '\0',
  ],
];

export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...awkward) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.double().map(String) },
);

/** What scripts set properties to by mistake. */
export const anyValue = fc.oneof(
  { weight: 2, arbitrary: anyText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      ...[
        undefined,
        null,
        true,
        false,
        0,
        -0,
        -1,
        NaN,
        Infinity,
        -Infinity,
        1e308,
        10n,
        Symbol('x'),
      ],
      ...[{}, [], [[]], () => 1, new Date(NaN), /x/, new Map(), Object.create(null)],
      {
        toString: () => {
          throw new Error('planted');
        },
      },
    ),
  },
  { weight: 2, arbitrary: fc.anything({ withNullPrototype: true, withBigInt: true }) },
);

/** How often each property is tried; every awkward text comes up within a few attributes. */
export const runs = { numRuns: 25 };
