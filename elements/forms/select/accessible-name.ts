import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { plain } from './read-options';

/** The elements that usually hold a text with an id. */
const TEXTS =
  'label legend span p div strong b em i small output dt dd th td li caption figcaption h1 h2 h3 h4 h5 h6'.split(
    ' ',
  );

/**
 * The accessible name of a control inside an element, computed as a browser does. The button that
 * represents the control is in a shadow tree, so no label of the page can name it.
 */
export function accessibleName(host: Light, control: Light, page: Page): string {
  return (
    joinedText(referredNodes(control, 'aria-labelledby', page)) ||
    plain(control.attribute('aria-label') ?? '') ||
    joinedText(labelsFor(control, page)) ||
    wrappingText(host) ||
    plain(control.attribute('title') ?? '')
  );
}

/** The nodes of the page that an attribute of a control refers to by id, in its order. */
export function referredNodes(control: Light, attribute: string, page: Page): Light[] {
  const ids = (control.attribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  if (ids.length === 0) return [];
  const texts = page.ofTags(TEXTS);
  return ids.flatMap((id) => texts.find((node) => node.attribute('id') === id) ?? []);
}

export const joinedText = (nodes: readonly Light[]) =>
  nodes
    .map(({ text }) => plain(text))
    .filter(Boolean)
    .join(' ');

function labelsFor(control: Light, page: Page): readonly Light[] {
  const id = control.attribute('id');
  return id ? page.all('label', 'for', id) : [];
}

/** The text of a label around the element, without the element's own text. */
function wrappingText(host: Light): string {
  for (let node = host.parent; node; node = node.parent) {
    if (node.tag === 'label') return plain(node.text.replace(host.text, () => ' '));
  }
  return '';
}
