import type { Attribute } from '../../../contract/attribute';
import type { MethodSpec } from '../../../contract/contract';
import type { Schema } from '../../../contract/schema';
import type { Shape } from '../../../contract/shape';

type Spec = Attribute<unknown>;

/** The TypeScript type of a property, or of a field of an event. */
export function propertyType({ kind, words = [], shape }: Spec): string {
  if (kind === 'flag' || kind === 'onOff') return 'boolean';
  if (kind === 'number') return 'number';
  if (kind === 'oneOf') return union(words);
  return kind === 'json' ? shapeType(shape) : 'string';
}

/** The TypeScript type of structured data. */
export const shapeType = (shape: Shape<unknown> | undefined) => schemaType(shape?.schema ?? {});

/** The TypeScript return type of a method. */
export const resultType = ({ promises }: MethodSpec) =>
  promises ? `Promise<${shapeType(promises)}>` : 'void';

/** The TypeScript parameters of a method. */
export const parametersType = ({ takes = {} }: MethodSpec) =>
  Object.entries(takes)
    .map(([name, shape]) => `${name}?: ${shapeType(shape)}`)
    .join(', ');

/** The TypeScript type of an attribute in markup; structured data is JSON text there. */
export function attributeType(spec: Spec): string {
  if (spec.kind === 'onOff') return union(['on', 'off']);
  if (spec.kind === 'number') return 'number | `${number}`';
  return spec.kind === 'json' ? 'string' : propertyType(spec);
}

/** The TypeScript type of an event's detail, on one line. */
export const detailType = (detail: Record<string, Spec> | undefined): string =>
  detail
    ? `{ ${Object.entries(detail)
        .map(([name, spec]) => `${name}: ${propertyType(spec)}`)
        .join('; ')} }`
    : 'null';

function schemaType(schema: Schema): string {
  if (schema.enum) return union(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(schemaType).join(' | ');
  if (schema.type === 'array') return `Array<${schemaType(schema.items ?? {})}>`;
  if (schema.type === 'object') return objectType(schema);
  return schema.type ?? 'unknown';
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
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
