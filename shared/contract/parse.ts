import { dataAddress, safeAddress } from '../foundation/address';
import type { Attribute } from './attribute';
import type { Contract } from './contract';

/** `productHandle` is `product-handle` in HTML. */
export const dashed = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The names of an attribute in HTML: its own, and the specification's if that is another one. */
export const namesOf = (prop: string, { spelling }: Attribute<unknown>): string[] =>
  spelling ? [dashed(prop), spelling] : [dashed(prop)];

/** The name under which an attribute is present; its own if it is absent. */
export const presentName = (
  prop: string,
  spec: Attribute<unknown>,
  attribute: (name: string) => string | null,
): string => namesOf(prop, spec).find((name) => attribute(name) !== null) ?? dashed(prop);

/** Called for a bad value, with the attribute's name and the problem. */
export type Complain = (name: string, problem: string) => void;

/** How `String()` begins an object or a list of them, as frameworks write that know no property. */
const OBJECT_AS_TEXT = '[object ';
const WRITTEN_AS_TEXT = 'is an object written as text';

/** Reads an attribute's value. A bad value reads as the default; never throws. */
export function read<T>(
  spec: Attribute<T>,
  value: string | null,
  complain?: (problem: string) => void,
): T {
  if (spec.kind === 'flag') return (value !== null) as T;
  if (value === null) return spec.default;
  const result = value.startsWith(OBJECT_AS_TEXT)
    ? { problem: WRITTEN_AS_TEXT }
    : parse(spec as Attribute<unknown>, value);
  if ('problem' in result) complain?.(result.problem);
  return ('value' in result ? result.value : spec.default) as T;
}

/** Has both a value and a problem when the value was changed to fit. */
type Result = { value: unknown } | { problem: string } | { value: unknown; problem: string };

function parse(spec: Attribute<unknown>, value: string): Result {
  if (spec.kind === 'number') return parseNumber(spec, value);
  if (spec.kind === 'json') return parseJson(spec, value);
  if (spec.kind === 'onOff') return parseOnOff(value);
  if (spec.kind === 'oneOf') return parseWord(spec.words ?? [], value);
  if (spec.kind === 'address') return spec.feed ? parseFeed(value) : parseAddress(value);
  return { value };
}

const DECIMAL = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

function parseNumber(
  { min = -Infinity, max = Infinity }: Attribute<unknown>,
  value: string,
): Result {
  const parsed = DECIMAL.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(parsed)) return { problem: 'is no number' };
  const fitting = Math.min(max, Math.max(min, parsed));
  if (fitting === parsed) return { value: parsed };
  return {
    value: fitting,
    problem: `is ${parsed < min ? 'below' : 'above'} ${fitting}, which is used instead`,
  };
}

function parseOnOff(value: string): Result {
  if (value === 'on' || value === 'off') return { value: value === 'on' };
  return { problem: "is neither 'on' nor 'off'" };
}

function parseWord(words: readonly string[], value: string): Result {
  return words.includes(value) ? { value } : { problem: `is none of ${words.join(', ')}` };
}

function parseAddress(value: string): Result {
  const problem = 'is no address of http, https, mailto, tel or this site';
  return safeAddress(value) ? { value } : { problem };
}

function parseFeed(value: string): Result {
  return dataAddress(value) ? { value } : { problem: 'is no address of https or this site' };
}

function parseJson({ shape }: Attribute<unknown>, value: string): Result {
  try {
    const data: unknown = JSON.parse(value, (key, it) => (key === '__proto__' ? undefined : it));
    return shape ? shape.check(data) : { value: data };
  } catch {
    return { problem: 'is not JSON' };
  }
}

/** Reads all attributes of a contract through `attribute`. */
export function readAll(
  contract: Contract,
  attribute: (name: string) => string | null,
  complain?: Complain,
) {
  const props: Record<string, unknown> = {};
  for (const [prop, spec] of Object.entries(contract.attributes)) {
    const name = presentName(prop, spec, attribute);
    props[prop] = read(spec, attribute(name), complain && ((problem) => complain(name, problem)));
  }
  return props;
}

/** The developer warning about a bad value. */
export const badValue = (tag: string, name: string, value: string | null, problem: string) =>
  `<${tag} ${name}="${value?.slice(0, 60)}">: the value ${problem}. The element goes on with a value that fits; ${
    problem === WRITTEN_AS_TEXT
      ? 'set the property (.prop in Vue, a dot in Lit, else a ref).'
      : 'correct the attribute.'
  }`;

/** Reflects a property to its attribute. */
export function write(element: Element, name: string, spec: Attribute<unknown>, value: unknown) {
  if (spec.kind === 'flag') element.toggleAttribute(name, Boolean(value));
  else if (value === null || value === undefined) element.removeAttribute(name);
  else
    element.setAttribute(
      name,
      spec.kind === 'onOff' && typeof value === 'boolean' ? onOffWord(value) : textOf(value),
    );
}

/** Converts a value to text, even one that `String()` cannot, such as an object without prototype. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}

const onOffWord = (value: boolean) => (value ? 'on' : 'off');
