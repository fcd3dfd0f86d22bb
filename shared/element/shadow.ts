import { sheetOf } from '../page/sheet';
import { ROOT_ATTRIBUTE } from './signals';

/** Attributes by name, as text; absent ones are absent. */
export type Attributes = Record<string, string>;

export interface Shadow {
  root: HTMLElement;
  /** The attributes the publish step drew from; absent when nothing is drawn. */
  drawnFrom?: Attributes;
}

/**
 * Opens the node React owns. Never the shadow root itself: React does not clear a fragment, so a
 * failed hydration would draw everything twice. A pre-rendered root brings its own styles.
 */
export function openShadow(host: HTMLElement, css: string): Shadow {
  const found = host.shadowRoot?.querySelector<HTMLElement>(`[${ROOT_ATTRIBUTE}]`);
  if (found?.hasChildNodes()) return { root: found, drawnFrom: stampOf(found) };
  if (found) return { root: found };

  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const root = document.createElement('div');
  root.setAttribute(ROOT_ATTRIBUTE, '');
  shadow.replaceChildren(root);
  shadow.adoptedStyleSheets = [sheetOf(css)];
  return { root };
}

/** A stamp that cannot be read counts as none: everything is then drawn from the present attributes. */
function stampOf(root: HTMLElement): Attributes {
  try {
    return JSON.parse(root.getAttribute(ROOT_ATTRIBUTE) || '{}');
  } catch {
    return {};
  }
}
