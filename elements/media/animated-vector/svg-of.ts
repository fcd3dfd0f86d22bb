import { safeAddress } from '../../../shared/foundation/address';
import { escapeHtml } from '../../../shared/foundation/escape-html';
import type { TinyNode } from './tiny-document';

const TAGS =
  /^(svg|g|defs|symbol|path|rect|ellipse|circle|clipPath|mask|linearGradient|radialGradient|stop|image|use|filter|fe[A-Z]\w*|text|tspan|textPath)$/;
const NAMES =
  /^(d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|fx|fy|dx|dy|in|in2|result|type|values|mode|operator|k[1-4]|offset|width|height|transform|opacity|points|id|href|preserveAspectRatio|viewBox|spreadMethod|tableValues|stdDeviation|text-anchor|letter-spacing|(clip|fill|stroke|stop|flood|font|mask|color|filter|gradient|pattern|primitive|marker)([-A-Z][\w-]*)?)$/;
const OWN = /url\(["']?[^)"']*#([^)"']+)["']?\)/g;

/**
 * A drawing of lottie-web's as HTML: shapes alone, without style attributes, with ids of its own. Every
 * other tag and attribute is left out.
 *
 * @param size its width and height, in pixels
 */
export function svgOf(top: TinyNode, viewBox: string, size: [number, number]): string {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `still-${ids.size + 1}`);
    return ids.get(id)!;
  };
  const used = new Set<string>();
  collect(top, used);

  const valueOf = (name: string, value: string): string | undefined => {
    if (name === 'id') return used.has(value) ? idOf(value) : undefined;
    if (name === 'href') {
      if (value.startsWith('#')) return `#${idOf(value.slice(1))}`;
      return value && safeAddress(value) ? value : undefined;
    }
    if (/url\(/.test(value)) return value.replace(OWN, (_, id: string) => `url(#${idOf(id)})`);
    return rounded(value, name === 'transform' ? 5 : 3);
  };
  const write = (node: TinyNode): string => {
    if (!TAGS.test(node.tag) || isUnseen(node, used)) return '';
    const attributes = [...node.attributes].flatMap(([name, value]) => {
      const now = NAMES.test(name) || name === 'mask-type' ? valueOf(name, value) : undefined;
      return now === undefined || isUsual(name, now) ? [] : [` ${name}="${escapeHtml(now)}"`];
    });
    if (node.style['display'] === 'none') attributes.push(' display="none"');
    const inner = node.children.map(write).join('') || escapeHtml(node.textContent);
    if (!inner && (node.tag === 'g' || node.tag === 'defs') && !node.attributes.has('id'))
      return '';
    return `<${node.tag}${attributes.join('')}>${inner}</${node.tag}>`;
  };
  const inner = top.children.map(write).join('');
  const [width, height] = size.map((it) => Math.round(it * 100) / 100);
  return (
    `<svg class="still" viewBox="${viewBox}" width="${width}" height="${height}" ` +
    `aria-hidden="true">${inner}</svg>`
  );
}

/** Notes which ids something refers to. */
function collect(node: TinyNode, used: Set<string>) {
  for (const [name, value] of node.attributes) {
    for (const [, id] of value.matchAll(OWN)) used.add(id!);
    if (name === 'href' && value.startsWith('#')) used.add(value.slice(1));
  }
  for (const it of node.children) collect(it, used);
}

/** What is hidden at this frame, and nothing else refers to. */
const isUnseen = (node: TinyNode, used: Set<string>): boolean =>
  node.style['display'] === 'none' && !refersTo(node, used);

const refersTo = (node: TinyNode, used: Set<string>): boolean =>
  used.has(node.attributes.get('id') ?? '') || node.children.some((it) => refersTo(it, used));

/** What says nothing, being so anyway. */
const isUsual = (name: string, value: string) =>
  (name === 'transform' && value === 'matrix(1,0,0,1,0,0)') ||
  (/^((fill|stroke)-)?opacity$/.test(name) && value === '1') ||
  (name === 'd' && !value);

const rounded = (value: string, digits: number) =>
  value.replace(/-?\d+\.\d+(e-?\d+)?/g, (it) => String(Number(Number(it).toFixed(digits))));
