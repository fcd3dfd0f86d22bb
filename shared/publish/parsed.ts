import { type DefaultTreeAdapterTypes, html, parse, parseFragment } from 'parse5';
import type { Page } from '../element/page';
import { readData } from '../page/page-data';
import type { Light } from '../element/light';
import type { RawNode } from '../page/rich-text';
import { DRAWN_ATTRIBUTE } from '../element/signals';
import { COVER, HIDDEN_CONTENT } from '../element/amendment';

export type ParsedElement = DefaultTreeAdapterTypes.Element;
type ParsedNode = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** A whole page with the place of everything in its source. Never throws: HTML has no errors. */
export const parsePage = (source: string): DefaultTreeAdapterTypes.Document =>
  parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** Custom elements are HTML; in an SVG drawing a tag of the same name is another thing. */
export const isHtml = ({ namespaceURI }: ParsedElement) => namespaceURI === html.NS.HTML;

export const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

/** Element children; the content of a `<template>` is not among them. */
export const childElements = (node: ParsedNode): ParsedElement[] =>
  'childNodes' in node ? node.childNodes.filter(isElement) : [];

/** Every element below a node, in document order. Unclosed tags nest deeper than calls may. */
export function* descendants(node: ParsedNode): Generator<ParsedElement> {
  const ahead = childElements(node).toReversed();
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    yield next;
    for (const child of childElements(next).toReversed()) ahead.push(child);
  }
}

export const attributeOf = (node: ParsedElement, name: string) =>
  node.attrs.find((it) => it.name === name)?.value ?? null;

/** A shadow root written into the page; the browser's parser consumes it, parse5 does not. */
export const isShadow = (node: ParsedElement) =>
  node.tagName === 'template' && attributeOf(node, 'shadowrootmode') !== null;

/** What the publish step has put in on an earlier run: no content of the author's. */
const isDrawn = (node: ParsedElement) =>
  isShadow(node) ||
  attributeOf(node, DRAWN_ATTRIBUTE) !== null ||
  attributeOf(node, COVER) !== null;

/** A node's content as the browser will see it, without what an earlier run drew. */
function ownChildren(node: ParsedElement): ParsedElement[] {
  return childElements(node)
    .filter((child) => !isDrawn(child))
    .flatMap((child) =>
      attributeOf(child, HIDDEN_CONTENT) === null ? [child] : ownChildren(child),
    );
}

/** A parsed node as content; see `Light`. */
export function fromParsed(node: ParsedElement): Light {
  return {
    tag: node.tagName,
    node,
    get text() {
      return textOf(node);
    },
    get children() {
      return ownChildren(node).map(fromParsed);
    },
    get parent() {
      const above = node.parentNode;
      return above && isElement(above) ? fromParsed(above) : null;
    },
    attribute: (name) => attributeOf(node, name),
    within(tag) {
      for (let above = node.parentNode; above && isElement(above); above = above.parentNode) {
        if (above.tagName === tag) return true;
      }
      return false;
    },
  };
}

/** The text in a node, without what an earlier run drew. */
export function textOf(top: ParsedNode): string {
  const texts: string[] = [];
  const ahead = [top];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (next.nodeName === '#text') texts.push((next as DefaultTreeAdapterTypes.TextNode).value);
    else if ('childNodes' in next && !(isElement(next) && isDrawn(next)))
      for (const child of next.childNodes.toReversed()) ahead.push(child);
  }
  return texts.join('');
}

/** A parsed page as elements see it; `warn` is told what its author should know. */
export function pageOf(document: DefaultTreeAdapterTypes.Document, warn: Page['warn']): Page {
  const all = [...descendants(document)];
  const kept = new Map<string, readonly unknown[]>();
  let ids: Set<string | null> | undefined;
  const groups = new Map<string, Map<string, ParsedElement[]>>();
  /** Looked through once, since each of a thousand product forms asks for its own pickers. */
  const groupsBy = (tag: string, attribute: string) => {
    const name = `${tag} ${attribute}`;
    let group = groups.get(name);
    if (!group) {
      group = new Map();
      for (const node of all) {
        if (node.tagName !== tag) continue;
        const value = attributeOf(node, attribute);
        const others = value === null ? undefined : group.get(value);
        if (others) others.push(node);
        else if (value !== null) group.set(value, [node]);
      }
      groups.set(name, group);
    }
    return group;
  };
  const page: Page = {
    all(tag, attribute, value = '') {
      const nodes = attribute
        ? (groupsBy(tag, attribute).get(value) ?? [])
        : all.filter((node) => node.tagName === tag);
      return nodes.map(fromParsed);
    },
    ofTags: (tags) => all.filter(({ tagName }) => tags.includes(tagName)).map(fromParsed),
    hasId: (id) => (ids ??= new Set(all.map((node) => attributeOf(node, 'id')))).has(id),
    data(name) {
      let values = kept.get(name);
      if (!values)
        kept.set(name, (values = scripts(name).flatMap((it) => readData(name, textOf(it), warn))));
      return values;
    },
    nodesIn: (source) => parseFragment(source).childNodes.map(rawOf),
    warn,
  };
  const scripts = (name: string) => all.filter((node) => isDataScript(node, name));
  return page;
}

/** The same choice that `dataScripts` makes in a browser. */
const isDataScript = (node: ParsedElement, name: string) =>
  node.tagName === 'script' &&
  attributeOf(node, 'type') === 'application/json' &&
  attributeOf(node, `data-wb-${name}`) !== null;

/** A parsed node for the reader of rich text, which goes only as deep as it wants. */
function rawOf(node: ParsedNode): RawNode {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  // A comment, and whatever else is nothing to read.
  if (!isElement(node)) return '';
  return {
    tag: node.tagName,
    isHtml: isHtml(node),
    attributes: node.attrs.map(({ name, value }) => [name, value] as const),
    get children() {
      return node.childNodes.map(rawOf);
    },
  };
}
