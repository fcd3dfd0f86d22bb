import { PUT_IN } from '../browser/html/authored';
import { adoptSheet } from '../browser/sheets/sheet';
import { ROOT_ATTRIBUTE } from '../content/drawn';
import { namesOf } from '../contract/parse';
import type { Definition } from './registry';
import { REACT_EVENTS } from './signals';
import { takeBack } from './take-back';
import { LOOK_MARK } from '../styles/looks/look-mark';
import type { Look } from '../styles/looks/looks';

/** Attribute values by name; absent attributes have no entry. */
export type Attributes = Record<string, string>;

export interface Shadow {
  root: HTMLElement;
  /** The attributes the publish step drew from; undefined when nothing is drawn. */
  drawnFrom?: Attributes;
}

/**
 * Finds or creates the React root node, and takes back what was answered in it. It is never the shadow
 * root itself: React does not clear a fragment, so a failed hydration would draw everything twice. A
 * pre-rendered root has its own styles.
 */
export function openShadow(host: HTMLElement, { contract, reactEvents }: Definition): Shadow {
  const specs = Object.entries(contract.attributes);
  // A copy of an element that was awake has what that one has put in for itself, such as a player.
  for (const copied of host.querySelectorAll(`:scope > [${PUT_IN}][slot]`)) copied.remove();
  takeBack(
    host,
    // An answer may hide its element.
    (name) => name === 'hidden' || specs.some(([prop, spec]) => namesOf(prop, spec).includes(name)),
  );
  const shadow = findOrCreate(host);
  if (reactEvents) Object.assign(shadow.root, { [REACT_EVENTS]: reactEvents });
  return shadow;
}

function findOrCreate(host: HTMLElement): Shadow {
  const found = host.shadowRoot?.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}]`);
  if (found?.hasChildNodes()) return { root: found, drawnFrom: drawnAttributes(found) };
  if (found) return { root: found };

  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  root.setAttribute(ROOT_ATTRIBUTE, '');
  shadow.replaceChildren(root);
  return { root };
}

/** Gives an element the styles that it lacks: it leaves those behind when it moves to another document. */
export function dress(host: HTMLElement, { styles, pageStyles, looks = [] }: Definition) {
  const shadow = host.shadowRoot!;
  // Anybody may have put something before them, and a drawing may hold a link itself.
  const has = (names: string) => [...shadow.children].some((it) => it.matches(names));
  const isShared = has('noscript') && shadow.adoptedStyleSheets.length > 0;
  if (!isShared && !has('style, link')) adoptSheet(shadow, styles);
  if (pageStyles) adoptSheet(host, pageStyles);
  const root = host.getRootNode() as Document | ShadowRoot;
  const missing = looks.filter((name) => !root.querySelector(`[${LOOK_MARK}="${name}"]`));
  if (missing.length) adoptLooks(host, missing);
}

/** Where they cannot be had, the content looks as the browser and the site have it. */
const adoptLooks = (host: HTMLElement, names: readonly Look[]) =>
  import('../styles/looks/looks').then(
    ({ LOOKS }) => names.forEach((name) => adoptSheet(host, LOOKS[name])),
    () => {},
  );

/** Invalid JSON counts as no attributes: the element is then redrawn from its present ones. */
function drawnAttributes(root: HTMLElement): Attributes {
  try {
    return JSON.parse(root.getAttribute(ROOT_ATTRIBUTE) || '{}');
  } catch {
    return {};
  }
}
