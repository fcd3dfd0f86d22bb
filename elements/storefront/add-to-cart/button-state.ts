import type { Patch } from '../../../shared/content/patch';
import type { Light } from '../../../shared/content/light';

/** The state that the author's form must show. */
export interface FormState {
  /** The chosen variant; undefined when the product is not in the page's data. */
  variantId: string | undefined;
  /** The label in place of the button's content; null when the variant can be bought. */
  soldOut: string | null;
}

/** Marks a button that this element has disabled, so that it can enable it again. */
const MARK = 'data-wb-sold-out';

/** The value of the mark on a button that the author had disabled. */
const WAS_OFF = 'disabled';

/** Sets the variant in the hidden product input, and disables the submit buttons when it is sold out. */
export function formPatch(node: Light, { variantId, soldOut }: FormState): Patch | undefined {
  if (isProductInput(node)) {
    return variantId === undefined ? undefined : { attributes: { value: variantId } };
  }
  const mark = node.attribute(MARK);
  if (!isSubmit(node) || (soldOut === null && mark === null)) return undefined;
  // An input has no content to replace; it is only disabled.
  const cover = node.tag === 'button' ? { cover: soldOut } : {};
  if (soldOut === null) {
    return { attributes: { disabled: mark === WAS_OFF, [MARK]: false }, ...cover };
  }
  const before = mark ?? (node.attribute('disabled') === null ? '' : WAS_OFF);
  return { attributes: { disabled: true, [MARK]: before }, ...cover };
}

const isProductInput = (node: Light) =>
  node.tag === 'input' && node.attribute('name') === 'id' && typeOf(node) === 'hidden';

function isSubmit(node: Light) {
  if (node.tag === 'button') return !['button', 'reset'].includes(typeOf(node));
  return node.tag === 'input' && ['submit', 'image'].includes(typeOf(node));
}

const typeOf = (node: Light) => (node.attribute('type') ?? '').toLowerCase();
