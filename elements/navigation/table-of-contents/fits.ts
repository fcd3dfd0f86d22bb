import type { Light } from '../../../shared/element/light';

type Test = (node: Light) => boolean;

/** What nodes to look for, as an author has written it. */
export interface Wanted {
  tests: Test[];
  /** What was written and cannot be read. */
  wrong: string[];
}

const ITEM = /^([^\s.#[\]>+~:*]+)?([.#][^\s.#[\]>+~:*]+|\[[\w-]+\])*$/;
const PARTS = /([.#[]?)([^\s.#[\]]+)/g;

/**
 * Reads a list of what nodes to look for, with commas between: class names or tags, and `.class`,
 * `#id`, `[attribute]`, alone or joined. Not all of CSS, since the publish step has no engine for it.
 */
export function wantedOf(text: string): Wanted {
  const items = text
    .split(',')
    .map((it) => it.trim())
    .filter(Boolean);
  return {
    tests: items.filter((it) => ITEM.test(it)).map(testOf),
    wrong: items.filter((it) => !ITEM.test(it)),
  };
}

/** Whether a node, or one that holds it, is among those looked for. */
export function isWithin(node: Light, { tests }: Wanted): boolean {
  for (let at: Light | null = node; at; at = at.parent) {
    if (tests.some((test) => test(at!))) return true;
  }
  return false;
}

function testOf(item: string): Test {
  const parts = [...item.matchAll(PARTS)].map(([, sign, name]) => partOf(sign!, name!));
  return (node) => parts.every((fits) => fits(node));
}

function partOf(sign: string, name: string): Test {
  if (sign === '#') return (node) => node.attribute('id') === name;
  if (sign === '[') return (node) => node.attribute(name) !== null;
  if (sign === '.') return (node) => hasClass(node, name);
  // A bare word is a class name, as builders write it, or a tag.
  return (node) => node.tag === name.toLowerCase() || hasClass(node, name);
}

const hasClass = (node: Light, name: string) =>
  (node.attribute('class') ?? '').split(/\s+/).includes(name);
