import type { Attribute } from '../../../contract/attribute';
import type { Token } from '../tokens.mjs';

type Spec = Attribute<unknown>;

/** The full description of an attribute or a field: purpose, allowed values, default and fallback. */
export const described = (spec: Spec): string =>
  [
    spec.doc,
    takes(spec),
    `Default: ${defaultText(spec) || 'empty'}.`,
    badValue(spec),
    spellingOf(spec),
  ]
    .filter(Boolean)
    .join(' ');

/** The default value as attribute text; 'false' for a flag. */
export function defaultText({ kind, default: initial }: Spec): string {
  if (kind === 'onOff') return initial ? 'on' : 'off';
  return kind === 'json' ? (JSON.stringify(initial) ?? '') : String(initial);
}

/** The values that an attribute takes, as a sentence; empty for plain text. */
export function takes({ kind, unit, min, max, words = [], feed }: Spec): string {
  if (kind === 'flag') return 'Present or absent.';
  if (kind === 'onOff') return "'on' or 'off'.";
  if (kind === 'oneOf') return `One of: ${words.join(', ')}.`;
  if (kind === 'address' && feed)
    return 'An address of JSON: https or of this site. What the JSON must be stands in a schema beside that of the element.';
  if (kind === 'address') return 'An address: http, https, mailto, tel or of this site.';
  if (kind === 'json') return 'JSON, or the value itself as a property.';
  if (kind !== 'number') return '';
  const limits = [
    ...(unit ? [`in ${unit}`] : []),
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  return limits.length ? `A number, ${limits.join(', ')}.` : 'A number.';
}

/** The other name of an attribute, as a sentence; empty if it has none. */
export const spellingOf = ({ spelling }: Spec): string =>
  spelling ? `Also read as \`${spelling}\`, where this one is absent.` : '';

/** The effect of a bad value, as a sentence; empty if any value is allowed. */
export function badValue({ kind, min, max }: Spec): string {
  if (kind === 'flag') return 'Any value switches it on, also "false".';
  if (kind === 'text') return '';
  const limits = [
    ...(min === undefined ? [] : [`a smaller one as ${min}`]),
    ...(max === undefined ? [] : [`a larger one as ${max}`]),
  ];
  return `A bad value reads as the default${limits.map((it) => `, ${it}`).join('')}, with one warning.`;
}

/** The description of a token, as paragraphs of markdown: its purpose and its defaults. */
export const tokenLines = ({ doc, written, variants }: Token): string[] => [
  doc,
  `Default: \`${written}\`.`,
  ...variants.map(({ media, value }) => `With \`${media}\`: \`${value}\`.`),
];
