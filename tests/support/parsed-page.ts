import { descendants, fromParsed, pageOf, parsePage } from '../../shared/programs/publish/parsed';
import type { Light } from '../../shared/content/light';

/** A page as the publish step sees it, and what it warned of. */
export function pageFrom(html: string) {
  const document = parsePage(html);
  const warnings: string[] = [];
  return { page: pageOf(document, (_, message) => void warnings.push(message)), warnings };
}

/** The first element with a tag in a part of a page. */
export function lightIn(html: string, tag: string): Light {
  const node = [...descendants(parsePage(html))].find(({ tagName }) => tagName === tag);
  if (!node) throw new Error(`There is no ${tag}.`);
  return fromParsed(node);
}
