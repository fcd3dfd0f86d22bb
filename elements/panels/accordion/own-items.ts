export const TAG = 'wb-accordion';

/** The items of an accordion: details that are its own children. */
export const itemsOf = (host: Element) =>
  [...host.children].filter((it): it is HTMLDetailsElement => it instanceof HTMLDetailsElement);

/** The accordion that an item belongs to; undefined for any other details of the page. */
export const hostOf = ({ localName, parentElement }: Element) =>
  localName === 'details' && parentElement?.localName === TAG ? parentElement : undefined;

/** Whether one item must be open, and no more than one. */
export const isExclusive = (host: Element) => !host.hasAttribute('collapsible');
