import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';

const MEMBER = /^ {4}(?:readonly |[gs]et )?(\w+)\??[(:<]/gm;

/** Global HTML attributes without a property of the same name. */
const WITHOUT_PROPERTY = 'class exportparts is itemid itemprop itemref itemscope itemtype'.split(
  ' ',
);

/** Properties and methods of every HTML element, from TypeScript's DOM declarations. */
export function nativeProperties(): Set<string> {
  // Uses require, so that the TypeScript source loader does not process the whole compiler.
  const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;
  const file = path.join(path.dirname(ts.getDefaultLibFilePath({})), 'lib.dom.d.ts');
  return membersOf('HTMLElement', readFileSync(file, 'utf8'));
}

/** Global HTML attributes, and property names that could be mistaken for one, in lower case as in HTML. */
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
