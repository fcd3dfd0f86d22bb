/** What fields with indexed names describe. */
export type Decoded = string | Decoded[] | { [key: string]: Decoded };

interface Branch {
  children: Map<string, Branch>;
  values: string[];
}

const mostFields = 1000;
const deepest = 6;
const name = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;

/**
 * Fields named as `name[0][key]`, as the values they were made from. Keys that are all numbers make
 * a list in their order, without holes; `name[]`, and a name that comes again, make one too. A name
 * that is no such path, or too deep, stays as it is, and so does a path that leads through a value; a
 * value where paths lead on is left out.
 * @returns undefined for more than a thousand fields.
 */
export function decode(
  fields: Iterable<readonly [string, string]>,
): Record<string, Decoded> | undefined {
  const root = branch();
  let count = 0;
  for (const [key, value] of fields) {
    count += 1;
    if (count > mostFields) return undefined;
    put(root, key, value);
  }
  return record(root);
}

function put(root: Branch, key: string, value: string): void {
  const [, first, rest = ''] = name.exec(key) ?? [];
  const path = [first ?? key, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step!)];
  const end = path.length <= deepest ? walk(root, path) : undefined;
  (end ?? step(root, key)).values.push(value);
}

/** Where a path ends, made on the way; undefined when values stand in it. */
function walk(root: Branch, path: string[]): Branch | undefined {
  let at = root;
  for (const [depth, key] of path.entries()) {
    if (at.values.length > 0) return undefined;
    at = step(at, key === '' && depth > 0 ? nextKey(at) : key);
  }
  return at.children.size > 0 ? undefined : at;
}

function nextKey({ children }: Branch): string {
  let next = children.size;
  while (children.has(String(next))) next += 1;
  return String(next);
}

function step(at: Branch, key: string): Branch {
  let next = at.children.get(key);
  if (!next) at.children.set(key, (next = branch()));
  return next;
}

const branch = (): Branch => ({ children: new Map(), values: [] });

function valueOf(at: Branch): Decoded {
  if (at.children.size === 0) return at.values.length === 1 ? at.values[0]! : at.values;
  const keys = [...at.children.keys()];
  if (!keys.every((key) => /^\d{1,6}$/.test(key))) return record(at);
  return keys.toSorted((one, other) => Number(one) - Number(other)).map((key) => child(at, key));
}

/** An own property each, whatever its name; the name that reaches the prototype is left out. */
function record(at: Branch): Record<string, Decoded> {
  const keys = [...at.children.keys()].filter((key) => key !== '__proto__');
  return Object.fromEntries(keys.map((key) => [key, child(at, key)]));
}

const child = (at: Branch, key: string): Decoded => valueOf(at.children.get(key)!);
