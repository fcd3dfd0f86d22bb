import { descendants, fromParsed, pageOf, parsePage } from '../../shared/programs/publish/parsed';
import type { Light } from '../../shared/content/light';

/** A page as the publish step sees it, and what it warned of. */
export function pageFrom(html: string) {
  const document = parsePage(html);
  const said = new Set<string>();
  const warnings: string[] = [];
  const warn = (key: string, message: string) => {
    if (!said.has(key)) warnings.push(message);
    said.add(key);
  };
  return { page: pageOf(document, warn), warnings };
}

/** The first element with a tag in a part of a page. */
export function lightIn(html: string, tag: string): Light {
  const node = [...descendants(parsePage(html))].find(({ tagName }) => tagName === tag);
  if (!node) throw new Error(`There is no ${tag}.`);
  return fromParsed(node);
}
