import type { Amendment } from '../../../shared/element/amendment';
import type { Light } from '../../../shared/element/light';

/** What the author's form must be like. */
export interface FormState {
  /** The chosen variant; undefined while the page's data does not know the product. */
  variantId: string | undefined;
  /** The label in place of the button's content; null while it can be bought. */
  soldOut: string | null;
}

/** Marks a button that this element has switched off, so that it may switch it on again. */
const MARK = 'data-wb-sold-out';

/** In the mark of a button that its author had switched off already. */
const WAS_OFF = 'disabled';

/** The hidden product input carries the variant; buttons that send the form follow its availability. */
export function formAmendment(
  node: Light,
  { variantId, soldOut }: FormState,
): Amendment | undefined {
  if (isProductInput(node)) {
    return variantId === undefined ? undefined : { attributes: { value: variantId } };
  }
  const mark = node.attribute(MARK);
  if (!isSubmit(node) || (soldOut === null && mark === null)) return undefined;
  // An input has no content that a label could stand for; it is only switched off.
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
