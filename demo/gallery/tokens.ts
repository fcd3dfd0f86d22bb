import { readFileSync } from 'node:fs';
import { elementModules } from '../../shared/build/element-modules.mjs';
import { root } from './catalogue';
import type { CatalogueEntry } from './catalogue';

/** A custom property that changes how elements look. */
export interface Token {
  name: string;
  kind: 'color' | 'length' | 'text';
  /** What the elements do without it, as their style sheets say. */
  fallback: string;
  /** The tags it changes. */
  usedBy: string[];
  /** The sentence of a contract, of a property that belongs to one element. */
  doc?: string;
}

const USE = /var\((--wb-[\w-]+)(?:,\s*)?/g;

/** Every token that the style sheets of the elements read: those of all first, then each one's own. */
export function tokensOf(all: CatalogueEntry[]): Token[] {
  const tokens = new Map<string, Token>();
  for (const { name, component } of elementModules(root)) {
    const css = readFileSync(component.replace(/\.tsx$/, '.css'), 'utf8');
    for (const match of css.matchAll(USE)) {
      const token = match[1]!;
      const fallback = css.slice(match.index + match[0].length, closing(css, match.index + 3));
      const kept = tokens.get(token) ?? newToken(token, fallback, all);
      if (!kept.usedBy.includes(`wb-${name}`)) kept.usedBy.push(`wb-${name}`);
      tokens.set(token, kept);
    }
  }
  return [...tokens.values()].toSorted(
    (one, other) =>
      Number(one.doc !== undefined) - Number(other.doc !== undefined) ||
      one.name.localeCompare(other.name),
  );
}

function newToken(name: string, fallback: string, all: CatalogueEntry[]): Token {
  const docs = all.flatMap(({ contract }) => Object.entries(contract.cssProperties ?? {}));
  const doc = docs.find(([it]) => it === name)?.[1];
  const written = fallback.replace(/\s+/g, ' ').trim();
  return { name, kind: kindOf(name, written), fallback: written, usedBy: [], ...(doc && { doc }) };
}

function kindOf(name: string, fallback: string): Token['kind'] {
  if (/color/.test(name)) return 'color';
  return /^[\d.]+(rem|em|px)$/.test(fallback) ? 'length' : 'text';
}

/** Where the bracket opened at `from` closes. */
function closing(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    if (css[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}
