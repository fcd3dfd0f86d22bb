import type { Light } from '../../../shared/content/light';

type Test = (node: Light) => boolean;

/** The nodes to look for, as the author describes them. */
export interface Wanted {
  tests: Test[];
  /** The items that cannot be parsed. */
  wrong: string[];
}

const ITEM = /^([^\s.#[\]>+~:*]+)?([.#][^\s.#[\]>+~:*]+|\[[\w-]+\])*$/;
const PARTS = /([.#[]?)([^\s.#[\]]+)/g;

/**
 * Parses a comma-separated list of nodes to look for: class names or tags, and `.class`, `#id`,
 * `[attribute]`, alone or joined. Not all of CSS, since the publish step has no selector engine.
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

/** Whether a node or one of its ancestors matches. */
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
