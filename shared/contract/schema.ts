/** What a value is like, in the words of JSON Schema that the suite needs. */
export interface Schema {
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  /** False: unknown fields are an error. A schema: what fields of any name are like. */
  additionalProperties?: false | Schema;
}
