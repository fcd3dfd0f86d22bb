import type { Patch } from '../../../shared/content/patch';
import type { Light } from '../../../shared/content/light';

/** The state that the author's form must show. */
export interface FormState {
  /** The chosen variant; undefined when the product is not in the page's data. */
  variantId: string | undefined;
  /** The label in place of the button's content; null when the variant can be bought. */
  soldOut: string | null;
}

/**
 * Marks a button that this element has disabled, so that it can enable it again. Its value is what the author
 * wrote: `WAS_OFF` or nothing, then a blank and the button's own label, if it has one.
 */
const MARK = 'data-wb-sold-out';
/** Of a button that the author had disabled. */
const WAS_OFF = 'disabled';
/** It is read in place of any content. */
const LABEL = 'aria-label';

/** Sets the variant in the hidden product input, and disables the submit buttons when it is sold out. */
export function formPatch(node: Light, { variantId, soldOut }: FormState): Patch | undefined {
  if (isProductInput(node)) {
    return variantId === undefined ? undefined : { attributes: { value: variantId } };
  }
  const mark = node.attribute(MARK);
  if (!isSubmit(node) || (soldOut === null && mark === null)) return undefined;
  // An input has no content to replace; it is only disabled.
  const cover = node.tag === 'button' ? { cover: soldOut } : {};
  const kept = mark ?? writtenOf(node);
  const [was, ...words] = kept.split(' ');
  const label = words.join(' ');
  const isOff = soldOut !== null;
  return {
    attributes: {
      disabled: isOff || was === WAS_OFF,
      [MARK]: isOff && kept,
      ...(label && { [LABEL]: soldOut ?? label }),
    },
    ...cover,
  };
}

function writtenOf(node: Light): string {
  const label = node.tag === 'button' && node.attribute(LABEL);
  return (node.attribute('disabled') === null ? '' : WAS_OFF) + (label ? ` ${label}` : '');
}

const isProductInput = (node: Light) =>
  node.tag === 'input' && node.attribute('name') === 'id' && typeOf(node) === 'hidden';

function isSubmit(node: Light) {
  if (node.tag === 'button') return !['button', 'reset'].includes(typeOf(node));
  return node.tag === 'input' && ['submit', 'image'].includes(typeOf(node));
}

const typeOf = (node: Light) => (node.attribute('type') ?? '').toLowerCase();
