import { attributeSource } from '../../browser/html/attribute-source';
import { COVER, HIDDEN_CONTENT, isOwnState, SET, WAS } from '../../browser/html/authored';
import type { Patch } from '../../content/patch';
import { escapeHtml } from '../../foundation/escape-html';
import { type Edit, insertion } from './edits';
import { attributeOf, type ParsedElement } from './parsed';

/**
 * The source edits that apply a patch to a node of the author's, and note beside it what the author
 * wrote; see `Patch`.
 *
 * @param source the page that the node stands in
 */
export function patchSource(
  source: string,
  node: ParsedElement,
  { attributes = {}, cover }: Patch,
): Edit[] {
  const start = (node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation)?.startOffset;
  if (start === undefined) return [];
  const places = node.sourceCodeLocation!.attrs ?? {};
  const wanted = Object.entries(attributes)
    .map(([name, value]) => [name, value === true ? '' : value === false ? null : value] as const)
    .filter(([name, value]) => value !== attributeOf(node, name));
  const added = wanted.filter(([name]) => !places[name]);
  const noted = added.map(([name]) => name).filter((name) => !isOwnState(name));
  if (noted.length) added.push([SET, noted.join(' ')]);
  const html = added.map(([name, value]) => ` ${attributeSource(name, value ?? '')}`);
  const edits = wanted.flatMap(([name, value]) => {
    const place = places[name];
    return place ? change(source, name, value, place) : [];
  });
  // As it is written: parse5 reads `image` as `img`.
  const [tag] = /^<[^\s/>]+/.exec(source.slice(start, start + 100))!;
  if (html.length) edits.unshift(insertion(start + tag.length, html.join('')));
  return typeof cover === 'string' ? [...edits, ...setCover(node, cover)] : edits;
}

/** With quotes, since authors may write the next attribute without a space. */
function change(
  source: string,
  name: string,
  value: string | null,
  { startOffset: from, endOffset: to }: { startOffset: number; endOffset: number },
): Edit {
  const was = isOwnState(name) ? [] : [`${WAS}${name}="${escapeHtml(source.slice(from, to))}"`];
  const now = value === null ? [] : [`${name}="${escapeHtml(value)}"`];
  return { from, to, html: [...was, ...now].join(' ') };
}

function setCover(node: ParsedElement, cover: string): Edit[] {
  const place = node.sourceCodeLocation;
  // A node without a written end tag has no place for the label.
  if (!place?.startTag || !place.endTag) return [];
  return [
    insertion(place.startTag.endOffset, `<span ${HIDDEN_CONTENT} hidden>`),
    insertion(place.endTag.startOffset, `</span><span ${COVER}>${escapeHtml(cover)}</span>`),
  ];
}
