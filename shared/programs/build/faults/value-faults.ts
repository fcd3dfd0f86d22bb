import type { Attribute } from '../../../contract/attribute';
import type { Contract } from '../../../contract/contract';
import { safeAddress } from '../../../foundation/address';

type Spec = Attribute<unknown>;

/** Faults in defaults, limits and words; each line says what, why and what to do. */
export function valueFaults({ attributes, events = {}, subscribes = {} }: Contract): string[] {
  const details = Object.entries(events).flatMap(([event, { detail = {} }]) =>
    Object.entries(detail as Record<string, Spec>).map(
      ([name, spec]) => [`'${name}' in the detail of '${event}'`, spec] as const,
    ),
  );
  const own = Object.entries(attributes).map(
    ([name, spec]) => [`the attribute '${name}'`, spec as Spec] as const,
  );
  return [
    ...[...own, ...details].flatMap(([what, spec]) => [
      ...wordFaults(what, spec),
      ...(limitFaults(what, spec) ?? defaultFaults(what, spec)),
    ]),
    ...Object.entries(subscribes)
      // Every element has an id.
      .filter(([, name]) => name !== 'id' && !(name in attributes))
      .map(
        ([topic, name]) =>
          `it subscribes to '${topic}' by the attribute '${name}', which it has not, so nothing would ever wake it. Name the property of one of its attributes.`,
      ),
  ];
}

/** Faults in the limits; undefined if they are valid, so that the default can be checked against them. */
function limitFaults(what: string, spec: Spec): string[] | undefined {
  const { min = -Infinity, max = Infinity, unit } = spec;
  if (!(min < max)) {
    return [
      `${what} is at least ${min} and at most ${max}, which leaves nothing to choose. Correct the limits.`,
    ];
  }
  return unit === ''
    ? [`${what} has an empty unit, which would be shown. Name the unit, or leave it out.`]
    : undefined;
}

function wordFaults(what: string, { words = [] }: Spec): string[] {
  const twice = words.find((word, index) => words.indexOf(word) !== index);
  return twice === undefined
    ? []
    : [`${what} has the word '${twice}' twice, and it would be offered twice. Take one away.`];
}

function defaultFaults(what: string, spec: Spec): string[] {
  const problem = problemOf(spec);
  return problem
    ? [
        `${what} has a default that ${problem}, and every bad value would become it. Choose one that the attribute itself takes.`,
      ]
    : [];
}

function problemOf({ kind, default: initial, ...spec }: Spec): string | undefined {
  const { min = -Infinity, max = Infinity, words = [], shape } = spec;
  const shown = JSON.stringify(initial);
  if (kind === 'number') {
    const fits = Number.isFinite(initial) && Number(initial) >= min && Number(initial) <= max;
    const limits = [
      ...(min === -Infinity ? [] : [` from ${min}`]),
      ...(max === Infinity ? [] : [` to ${max}`]),
    ];
    return fits ? undefined : `is no number${limits.join('')} (${shown})`;
  }
  if (kind === 'flag') return initial === false ? undefined : `is not false (${shown})`;
  if (kind === 'onOff') return typeof initial === 'boolean' ? undefined : `is no boolean`;
  if (kind === 'json') {
    const result = shape?.check(initial);
    return result && 'problem' in result ? `does not fit its shape (${result.problem})` : undefined;
  }
  if (typeof initial !== 'string') return `is no text (${shown})`;
  if (kind === 'oneOf' && !words.includes(initial)) {
    return `is none of its words ${words.join(', ')} (${shown})`;
  }
  if (kind === 'address' && !safeAddress(initial)) return `may not be followed (${shown})`;
  return undefined;
}
