import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';

const MEMBER = /^ {4}(?:readonly |[gs]et )?(\w+)\??[(:<]/gm;

/** Attributes of every HTML element that no property is named after. */
const WITHOUT_PROPERTY = 'class exportparts is itemid itemprop itemref itemscope itemtype'.split(
  ' ',
);

/** Properties and methods of every HTML element, as TypeScript's own description of the DOM has them. */
export function nativeProperties(): Set<string> {
  // Required rather than imported: the loader of TypeScript sources need not read all of the compiler.
  const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;
  const file = path.join(path.dirname(ts.getDefaultLibFilePath({})), 'lib.dom.d.ts');
  return membersOf('HTMLElement', readFileSync(file, 'utf8'));
}

/** Attributes of every HTML element, and what could be taken for one: in lower case, as HTML reads them. */
export const nativeAttributes = (properties: Set<string>): Set<string> =>
  new Set([...[...properties].map((name) => name.toLowerCase()), ...WITHOUT_PROPERTY]);

function membersOf(name: string, lib: string): Set<string> {
  const declaration = new RegExp(`^interface ${name}(?: extends ([^{]+))? {\\n([^]*?)^}`, 'gm');
  const members = new Set<string>();
  for (const [, bases = '', body = ''] of lib.matchAll(declaration)) {
    for (const [, member] of body.matchAll(MEMBER)) members.add(member!);
    for (const base of bases.match(/\w+/g) ?? []) {
      for (const member of membersOf(base, lib)) members.add(member);
    }
  }
  return members;
}
