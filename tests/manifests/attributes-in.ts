import { parseFragment } from 'parse5';
import type { DefaultTreeAdapterMap } from 'parse5';
import type { Contract } from '../../shared/contract/contract';
import { dashed } from '../../shared/contract/parse';

type Node = DefaultTreeAdapterMap['childNode'] | DefaultTreeAdapterMap['documentFragment'];

/** Attributes that every HTML element takes, and that are the page's own affair. */
const GLOBAL = /^(id|class|slot|hidden|lang|dir|title|role|style|(aria|data)-.+)$/;

/** The attributes of each instance of an element in some HTML, as values its schema speaks of. */
export function attributesIn(html: string, contract: Contract): Record<string, unknown>[] {
  const specs = new Map(
    Object.entries(contract.attributes).map(([property, spec]) => [dashed(property), spec]),
  );
  const valueOf = (name: string, text: string): unknown => {
    const kind = specs.get(name)?.kind;
    if (kind === 'flag') return true;
    if (kind === 'number') return Number(text);
    return kind === 'json' ? (JSON.parse(text) as unknown) : text;
  };
  const instances: Record<string, unknown>[] = [];
  const visit = (node: Node) => {
    if ('attrs' in node && node.tagName === contract.tag) {
      const own = node.attrs.filter(({ name }) => !GLOBAL.test(name));
      instances.push(
        Object.fromEntries(own.map(({ name, value }) => [name, valueOf(name, value)])),
      );
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parseFragment(html));
  return instances;
}
