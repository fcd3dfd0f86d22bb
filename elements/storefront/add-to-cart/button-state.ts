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

/** The hidden product input carries the variant; buttons that send the form follow its availability. */
export function formAmendment(
  node: Light,
  { variantId, soldOut }: FormState,
): Amendment | undefined {
  if (
    node.tag === 'input' &&
    node.attribute('name') === 'id' &&
    node.attribute('type') === 'hidden'
  ) {
    return variantId === undefined ? undefined : { attributes: { value: variantId } };
  }
  const isSubmit = node.tag === 'button' && (node.attribute('type') ?? 'submit') === 'submit';
  if (!isSubmit || (soldOut === null && node.attribute(MARK) === null)) return undefined;
  const off = soldOut !== null;
  return { attributes: { disabled: off, [MARK]: off }, cover: soldOut };
}
