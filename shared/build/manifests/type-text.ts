import type { Attribute } from '../../element/attribute';
import type { MethodSpec } from '../../element/contract';
import type { Shape } from '../../element/shape';
import { shapeSchema } from './shape-schema';
import type { JsonSchema } from './shape-schema';

type Spec = Attribute<unknown>;

/** The type of a property, or of a field of an event, as TypeScript writes it. */
export function propertyType({ kind, words = [], shape }: Spec): string {
  if (kind === 'flag' || kind === 'onOff') return 'boolean';
  if (kind === 'number') return 'number';
  if (kind === 'oneOf') return union(words);
  return kind === 'json' ? shapeType(shape) : 'string';
}

/** The type of structured data, as TypeScript writes it. */
export const shapeType = (shape: Shape<unknown> | undefined) => schemaType(shapeSchema(shape));

/** What a method gives back, as TypeScript writes it. */
export const resultType = ({ promises }: MethodSpec) =>
  promises ? `Promise<${shapeType(promises)}>` : 'void';

/** What a method is given, as TypeScript writes it. */
export const parametersType = ({ takes = {} }: MethodSpec) =>
  Object.entries(takes)
    .map(([name, shape]) => `${name}?: ${shapeType(shape)}`)
    .join(', ');

/** What an attribute takes in markup, as TypeScript writes it; structured data is JSON text there. */
export function attributeType(spec: Spec): string {
  if (spec.kind === 'onOff') return union(['on', 'off']);
  if (spec.kind === 'number') return 'number | `${number}`';
  return spec.kind === 'json' ? 'string' : propertyType(spec);
}

/** What an event carries, on one line. */
export const detailType = (detail: Record<string, Spec> | undefined): string =>
  detail
    ? `{ ${Object.entries(detail)
        .map(([name, spec]) => `${name}: ${propertyType(spec)}`)
        .join('; ')} }`
    : 'null';

function schemaType(schema: JsonSchema): string {
  if (schema.enum) return union(schema.enum);
  if (schema.const !== undefined) return union([schema.const]);
  if (schema.anyOf) return schema.anyOf.map(schemaType).join(' | ');
  if (schema.type === 'array') return `Array<${schemaType(schema.items ?? {})}>`;
  if (schema.type === 'object') return objectType(schema);
  if (schema.type === 'integer') return 'number';
  return schema.type ?? 'unknown';
}

function objectType({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? additionalProperties : {};
    return `Record<string, ${schemaType(value)}>`;
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => `${key(name)}${required.includes(name) ? '' : '?'}: ${schemaType(field)}`,
  );
  return `{ ${fields.join('; ')} }`;
}

const key = (name: string) => (/^[a-z_$][\w$]*$/i.test(name) ? name : JSON.stringify(name));

const union = (words: readonly unknown[]) => words.map((word) => JSON.stringify(word)).join(' | ');
