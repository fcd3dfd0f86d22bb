import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { plain } from './options';

/** What a text with an id usually is. */
const TEXTS =
  'label legend span p div strong b em i small output dt dd th td li caption figcaption h1 h2 h3 h4 h5 h6'.split(
    ' ',
  );

/**
 * The name that a browser gives a control inside an element, as text: the button that stands for it
 * is in another tree, where no label of the page can reach it.
 */
export function nameOf(host: Light, control: Light, page: Page): string {
  return (
    textsOf(namedNodes(control, 'aria-labelledby', page)) ||
    plain(control.attribute('aria-label') ?? '') ||
    textsOf(labelsFor(control, page)) ||
    wrappingText(host) ||
    plain(control.attribute('title') ?? '')
  );
}

/** The nodes of the page that an attribute of a control names by their ids, in its order. */
export function namedNodes(control: Light, attribute: string, page: Page): Light[] {
  const ids = (control.attribute(attribute) ?? '').split(/\s+/).filter(Boolean);
  if (ids.length === 0) return [];
  const texts = page.ofTags(TEXTS);
  return ids.flatMap((id) => texts.find((node) => node.attribute('id') === id) ?? []);
}

export const textsOf = (nodes: Light[]) =>
  nodes
    .map(({ text }) => plain(text))
    .filter(Boolean)
    .join(' ');

function labelsFor(control: Light, page: Page): Light[] {
  const id = control.attribute('id');
  return id ? page.all('label', 'for', id) : [];
}

/** The text of a label around the element, without what the element itself says. */
function wrappingText(host: Light): string {
  for (let node = host.parent; node; node = node.parent) {
    if (node.tag === 'label') return plain(node.text.replace(host.text, () => ' '));
  }
  return '';
}
