import { type DefaultTreeAdapterTypes, html, parse, parseFragment } from 'parse5';
import type { Page } from '../../content/page';
import { readData } from '../../page/page-data';
import type { Light } from '../../content/light';
import type { RawNode } from '../../browser/html/rich-text';

export type ParsedElement = DefaultTreeAdapterTypes.Element;
type ParsedNode = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;

/** Parses a whole page with source locations. Never throws: HTML parsing has no fatal errors. */
export const parsePage = (source: string): DefaultTreeAdapterTypes.Document =>
  parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false });

/** Whether an element is HTML; in SVG, a tag of the same name is no custom element. */
export const isHtml = ({ namespaceURI }: ParsedElement) => namespaceURI === html.NS.HTML;

export const isElement = (node: ParsedNode): node is ParsedElement => 'tagName' in node;

/** Element children, without the content of a `<template>`. */
export const childElements = (node: ParsedNode): ParsedElement[] =>
  'childNodes' in node ? node.childNodes.filter(isElement) : [];

/** Every element below a node, in document order. Not recursive, because unclosed tags nest too deep. */
export function* descendants(node: ParsedNode): Generator<ParsedElement> {
  const ahead: ParsedElement[] = [];
  const goInto = (top: ParsedNode) => {
    if (!('childNodes' in top)) return;
    for (let at = top.childNodes.length - 1; at >= 0; at -= 1) {
      const child = top.childNodes[at]!;
      if (isElement(child)) ahead.push(child);
    }
  };
  goInto(node);
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    yield next;
    goInto(next);
  }
}

export const attributeOf = (node: ParsedElement, name: string) =>
  node.attrs.find((it) => it.name === name)?.value ?? null;

/** Whether a node is a declarative shadow root, which parse5 keeps as a template. */
export const isShadow = (node: ParsedElement) =>
  node.tagName === 'template' && attributeOf(node, 'shadowrootmode') !== null;

/** Whether an element can be drawn; one with a shadow root of its author's is left as it is. */
export const canDraw = (node: ParsedElement) =>
  node.sourceCodeLocation && isHtml(node) && !childElements(node).some(isShadow);

/** A parsed node as content; see `Light`. */
export function fromParsed(node: ParsedElement): Light {
  return {
    tag: node.tagName,
    node,
    get text() {
      return textOf(node);
    },
    textWithout: (tags) => textOf(node, tags),
    get children() {
      return childElements(node)
        .filter((it) => !isShadow(it) && !isScriptless(it))
        .map(fromParsed);
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

/** What is read as plain text where script runs, and so is no content. */
const isScriptless = ({ nodeName }: ParsedNode) => nodeName === 'noscript';

/** The text in a node, without that of shadow roots; see `Light`. */
export function textOf(top: ParsedNode, without: readonly string[] = []): string {
  const texts: string[] = [];
  const ahead = [top];
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    if (next.nodeName === '#text') texts.push((next as DefaultTreeAdapterTypes.TextNode).value);
    else if (next.nodeName === 'br') texts.push(' ');
    else if ('childNodes' in next)
      for (const child of next.childNodes.toReversed())
        if (!isScriptless(child) && !without.includes(child.nodeName)) ahead.push(child);
  }
  return texts.join('');
}

/** A parsed page as a `Page`; `warn` receives warnings for its author, `file` reads files of its site. */
export function pageOf(
  document: DefaultTreeAdapterTypes.Document,
  warn: Page['warn'],
  file?: Page['file'],
): Page {
  const all = [...descendants(document)];
  const kept = new Map<string, readonly unknown[]>();
  let ids: Set<string | null> | undefined;
  const groups = new Map<string, Map<string, ParsedElement[]>>();
  const tags = new Map<string, Light[]>();
  /** Looks through the page once a tag, because each of a thousand accordions asks for all of them. */
  const ofTag = (tag: string) => {
    let found = tags.get(tag);
    if (!found)
      tags.set(tag, (found = all.filter(({ tagName }) => tagName === tag).map(fromParsed)));
    return found;
  };
  /** Indexes the page once, because each of a thousand product forms looks up its own pickers. */
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
      if (!attribute) return ofTag(tag);
      return (groupsBy(tag, attribute).get(value) ?? []).map(fromParsed);
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
    ...(file && { file }),
    warn,
  };
  const scripts = (name: string) => all.filter((node) => isDataScript(node, name));
  return page;
}

/** Must select the same scripts as `dataScripts` does in a browser. */
const isDataScript = (node: ParsedElement, name: string) =>
  node.tagName === 'script' &&
  attributeOf(node, 'type') === 'application/json' &&
  attributeOf(node, `data-wb-${name}`) !== null;

/** A parsed node for `richText`; children are converted only when they are read. */
function rawOf(node: ParsedNode): RawNode {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  // Comments and other nodes without text.
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
