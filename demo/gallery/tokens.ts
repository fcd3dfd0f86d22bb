import { readFileSync } from 'node:fs';
import { elementModules } from '../../shared/programs/build/element-modules.mjs';
import { styleText } from '../../shared/programs/build/style-text.mjs';
import { TOKENS } from '../../shared/programs/build/tokens.mjs';
import { root } from './catalogue';
import type { CatalogueEntry } from './catalogue';

/** A custom property that changes how elements look. */
export interface Token {
  name: string;
  kind: 'color' | 'length' | 'text';
  /** What the elements do without it. */
  fallback: string;
  /** The tags it changes. */
  usedBy: string[];
  /** The sentence that says what it is for. */
  doc: string;
  /** Whether it belongs to one element, and is no token of the suite. */
  isOwn: boolean;
}

interface Sheet {
  tag: string;
  /** As it is written. */
  source: string;
  /** As it is built: each token with its default, and so with all the tokens behind that. */
  built: string;
}

/** The tokens of the suite as its sheet has them, then the properties of each element's own. */
export function tokensOf(all: CatalogueEntry[]): Token[] {
  const sheets = elementModules(root).map(({ name, component }): Sheet => {
    const file = component.replace(/\.tsx$/, '.css');
    return { tag: `wb-${name}`, source: readFileSync(file, 'utf8'), built: styleText(file) };
  });
  const suite = [...TOKENS.values()].map(({ name, doc, written }) =>
    token(name, doc, written, sheets),
  );
  const own = all.flatMap(({ contract: { tag, cssProperties = {} } }) => {
    const sheet = sheets.find((it) => it.tag === tag);
    return Object.entries(cssProperties).map(([name, doc]) => ({
      ...token(name, doc, fallbackOf(name, sheet?.source ?? ''), []),
      usedBy: [tag],
      isOwn: true,
    }));
  });
  return [...suite, ...own];
}

const token = (name: string, doc: string, fallback: string, sheets: Sheet[]): Token => ({
  name,
  kind: kindOf(name, fallback),
  fallback,
  usedBy: sheets.filter(({ built }) => built.includes(`var(${name},`)).map(({ tag }) => tag),
  doc,
  isOwn: false,
});

function kindOf(name: string, fallback: string): Token['kind'] {
  if (/color/.test(name)) return 'color';
  return /^[\d.]+(rem|em|px)$/.test(fallback) ? 'length' : 'text';
}

/** What stands behind a property where a sheet reads it first; nothing where it is read elsewhere. */
function fallbackOf(name: string, css: string): string {
  const use = new RegExp(`var\\(\\s*${name}(?:,\\s*)?`).exec(css);
  if (!use) return '';
  const from = use.index + use[0].length;
  return css
    .slice(from, closing(css, use.index + 3))
    .replace(/\s+/g, ' ')
    .trim();
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
