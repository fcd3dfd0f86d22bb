import type { Attribute } from '../../../shared/contract/attribute';

type Spec = Attribute<unknown>;

/** What an attribute takes, or a field of an event holds, in words. */
export function valueOf({ kind, min, max, unit, words = [] }: Spec): string {
  const limits = [min === undefined ? '' : `from ${min}`, max === undefined ? '' : `to ${max}`];
  const amount = ['number', ...limits, unit && `(${unit})`].filter(Boolean).join(' ');
  const kinds: Record<Spec['kind'], string> = {
    flag: 'present or absent',
    onOff: 'on or off',
    number: amount,
    text: 'text',
    oneOf: words.join(', '),
    address: 'address: http, https, mailto, tel or of this site',
    json: 'JSON',
  };
  return kinds[kind];
}

/** The value without the attribute, as an author would write it. */
export function defaultOf({ kind, default: initial }: Spec): string {
  if (kind === 'flag') return 'absent';
  if (kind === 'onOff') return initial ? 'on' : 'off';
  if (kind === 'json') return JSON.stringify(initial) ?? '';
  return initial === '' ? 'empty' : String(initial);
}

/** What becomes of a value that an attribute cannot take. */
export function badValueOf(spec: Spec): string {
  const { kind, min, max } = spec;
  const limits = [
    min === undefined ? '' : `below ${min} reads as ${min}`,
    max === undefined ? '' : `above ${max} reads as ${max}`,
  ].filter(Boolean);
  if (kind === 'flag') return 'None: any value switches it on, also "false".';
  if (kind === 'text') return 'None: any text is taken as it is.';
  const fallback = `reads as ${defaultOf(spec)}`;
  if (kind === 'number') return `${['no number ' + fallback, ...limits].join('; ')}. Warns once.`;
  return `${fallback}. Warns once.`;
}
