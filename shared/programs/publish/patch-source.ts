import { COVER, HIDDEN_CONTENT } from '../../content/drawn';
import type { Patch } from '../../content/patch';
import { escapeHtml } from '../../content/markup';
import { type Edit, insertion, removal } from './edits';
import { attributeOf, childElements, type ParsedElement } from './parsed';

/** The source edits that apply a patch to a node; see `Patch`. */
export function patchSource(node: ParsedElement, { attributes = {}, cover }: Patch): Edit[] {
  const changes = Object.entries(attributes).flatMap(([name, value]) =>
    setAttribute(node, name, value),
  );
  return cover === undefined ? changes : [...changes, ...setCover(node, cover)];
}

function setAttribute(node: ParsedElement, name: string, value: string | boolean): Edit[] {
  const wanted = value === true ? '' : value;
  if ((wanted === false ? null : wanted) === attributeOf(node, name)) return [];
  const tag = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation;
  const place = node.sourceCodeLocation?.attrs?.[name];
  // The white space before an attribute is removed and added with it.
  if (wanted === false) return place ? [removal(place.startOffset - 1, place.endOffset)] : [];
  const html = wanted === '' ? name : `${name}="${escapeHtml(wanted)}"`;
  if (place) return [{ from: place.startOffset, to: place.endOffset, html }];
  return tag ? [insertion(tag.startOffset + 1 + node.tagName.length, ` ${html}`)] : [];
}

function setCover(node: ParsedElement, cover: string | null): Edit[] {
  const place = node.sourceCodeLocation;
  // A node without a written end tag has no place for the label.
  if (!place?.startTag || !place.endTag) return [];
  const box = childElements(node).find((child) => attributeOf(child, HIDDEN_CONTENT) !== null);
  const label = childElements(node).find((child) => attributeOf(child, COVER) !== null);
  const undo = [
    box?.sourceCodeLocation?.startTag,
    box?.sourceCodeLocation?.endTag,
    label?.sourceCodeLocation,
  ]
    .filter((it) => it !== undefined && it !== null)
    .map(({ startOffset, endOffset }) => removal(startOffset, endOffset));
  if (cover === null) return undo;
  if (box && label)
    return [
      {
        from: label.sourceCodeLocation!.startOffset,
        to: label.sourceCodeLocation!.endOffset,
        html: coverHtml(cover),
      },
    ];
  return [
    insertion(place.startTag.endOffset, `<span ${HIDDEN_CONTENT} hidden>`),
    insertion(place.endTag.startOffset, `</span>${coverHtml(cover)}`),
  ];
}

const coverHtml = (text: string) => `<span ${COVER}>${escapeHtml(text)}</span>`;
