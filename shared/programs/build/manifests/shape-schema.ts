import type { Shape } from '../../../contract/shape';

/** The part of JSON Schema (draft 7) that shapes are written in. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
}

/** The shape of structured data as JSON Schema; without a shape, any value is allowed. */
export function shapeSchema(shape: Shape<unknown> | undefined): JsonSchema {
  return (shape?.schema ?? {}) as JsonSchema;
}
