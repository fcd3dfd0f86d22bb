import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Light } from '../../content/light';
import type { Place, Reads } from '../../content/reads';
import { descendants, isElement } from './parsed';

type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

/** Visitors change these, and elements that sleep let them. */
const STATE = new Set(['open', 'aria-current', 'aria-expanded']);

/** Keeps a record of what is read of an element's content. */
export class Reading {
  #texts = new Map<string, string>();
  #attributes = new Set<string>();
  #readsChildren = false;

  /** The same content, which notes what is read of it. */
  of(node: Light, path: readonly number[] = []): Light {
    const readText = () => void this.#texts.set(path.join('.'), node.text);
    const readChildren = () => {
      this.#readsChildren = true;
      return node.children.map((child, index) => this.of(child, [...path, index]));
    };
    return {
      tag: node.tag,
      node: node.node,
      get text() {
        readText();
        return node.text;
      },
      textWithout: (tags) => {
        readText();
        return node.textWithout(tags);
      },
      get children() {
        return readChildren();
      },
      get parent() {
        return node.parent;
      },
      attribute: (name) => {
        // Its own attributes wake it anyway.
        if (path.length) this.#attributes.add(name);
        return node.attribute(name);
      },
      within: node.within,
    };
  }

  /** What was read, and where it stands in the drawing; undefined if nothing was. */
  in(drawing: Fragment): Reads | undefined {
    if (!this.#readsChildren && !this.#texts.size) return undefined;
    const places: Place[] = [];
    const shown = shownIn(drawing);
    let hasOthers = false;
    const read = [...this.#texts].map(([path, text]) => ({ path, text: plain(text) }));
    for (const { path, text } of read) {
      if (!text) continue;
      const alike = read.filter((it) => it.text === text);
      const found = shown.flatMap((it) => (it.text === text ? it.place : []));
      // Of several equal texts, each stands in its turn.
      const own = alike.length === 1 ? found : found.slice(...turnOf(path, alike));
      hasOthers ||= !own.length || (alike.length > 1 && alike.length !== found.length);
      places.push(...own.map((it) => ({ path: stepsOf(path), ...it })));
    }
    const attributes = [...this.#attributes].filter((name) => !STATE.has(name));
    return { places, attributes, hasOthers };
  }
}

const stepsOf = (path: string) => (path ? path.split('.').map(Number) : []);

function turnOf(path: string, alike: { path: string }[]): [number, number] {
  const turn = alike.findIndex((it) => it.path === path);
  return [turn, turn + 1];
}

/** Text as a drawing has it: white space is collapsed, and trimmed at the ends. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All texts and values of a drawing that show, and where each stands. */
const shownIn = (drawing: Fragment): { text: string; place: Omit<Place, 'path'> }[] => [
  ...textsIn(drawing).map((text, index) => ({ text: plain(text), place: { index } })),
  ...[...descendants(drawing)].flatMap(({ attrs }, index) =>
    attrs.map(({ name, value }) => ({ text: plain(value), place: { index, attribute: name } })),
  ),
];

/** The text nodes of a drawing, in document order. */
function textsIn(node: Fragment | DefaultTreeAdapterTypes.Element): string[] {
  return node.childNodes.flatMap((child) => {
    if (isElement(child)) return textsIn(child);
    return child.nodeName === '#text' ? (child as DefaultTreeAdapterTypes.TextNode).value : [];
  });
}
