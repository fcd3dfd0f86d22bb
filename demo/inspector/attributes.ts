/** The part of an element's schema that an inspector reads to write its attributes. */
export interface ElementSchema {
  /** The tag. */
  title: string;
  properties: Record<string, Field>;
}

interface Field {
  type?: string | undefined;
  title: string;
  default: unknown;
  'x-unit'?: string | undefined;
}

export type Values = Record<string, unknown>;

/** What the attributes of an element say, as values its schema speaks of; missing ones are left out. */
export function readAttributes(element: Element, { properties }: ElementSchema): Values {
  const present = Object.entries(properties).filter(([name]) => element.hasAttribute(name));
  return Object.fromEntries(
    present.map(([name, field]) => [name, valueOf(element.getAttribute(name)!, field)]),
  );
}

/** Writes values into the attributes of an element; a default needs none, so that markup stays short. */
export function writeAttributes(
  element: Element,
  { properties }: ElementSchema,
  values: Values,
): void {
  for (const [name, field] of Object.entries(properties)) {
    const text = textOf(values[name], field);
    if (text === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}

function valueOf(text: string, { type }: Field): unknown {
  if (type === 'boolean') return true;
  if (type === 'number') return Number(text);
  return type === 'string' ? text : (JSON.parse(text) as unknown);
}

function textOf(value: unknown, { default: initial }: Field): string | undefined {
  if (value === undefined || JSON.stringify(value) === JSON.stringify(initial)) return undefined;
  if (typeof value === 'boolean') return value ? '' : undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
