import { useLayoutEffect } from 'react';
import { takeLine } from '../../../shared/browser/network/send-line';
import { applyPatches } from '../../../shared/content/patch';
import { patchesIn } from '../../../shared/content/patches-in';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { fromElement, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { CartForm } from '../../../shared/react/cart/cart-form';
import { textsOf } from '../../../shared/foundation/texts';
import { type Start, startOf } from '../catalogue';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import type { Variant } from '../variant';
import { addToCart } from './add-to-cart.contract';
import styles from './add-to-cart.css';
import { formPatch, type FormState } from './button-state';
import type { Choice } from '../choice';
import { findVariant, isSoldOut } from '../variants';
import { choiceIn, lineOf } from './line';

interface Content {
  start: Start | undefined;
  texts: { soldOut: string; added: string; failed: string };
}

export function AddToCart(props: Wired<typeof addToCart, Content>) {
  const { productHandle, defaultVariantId, action, timeout, content, host, emit } = props;
  const { start, texts } = content;
  const { choice, variant } = useChoice(productHandle, start);
  useProducts(host);

  useLayoutEffect(() => {
    const form = stateOf(start, { choice, variant }, texts.soldOut);
    applyPatches(patchesIn(fromElement(host), (node) => formPatch(node, form)));
  });

  return (
    <CartForm
      host={host}
      product={productHandle}
      chosen={variant?.id}
      timeout={timeout}
      texts={texts}
      lineOf={(form) => {
        const chosen = start && choiceIn(form, start, choice);
        const wanted = start && findVariant(start.product, start.titles, chosen!);
        if (start && isSoldOut(start.product, start.titles, chosen!)) return undefined;
        return lineOf(form, productHandle, wanted?.id, defaultVariantId);
      }}
      send={(line, _, signal) => takeLine(addToCart.tag, action, line, signal)}
      onAdd={(line) => emit('wb-add-to-cart-add', line)}
      onAdded={(added) => emit('wb-add-to-cart-added', added)}
      onFailed={(failed) => emit('wb-add-to-cart-failed', failed)}
    />
  );
}

/** A form of a product that is not in the page's data is left as its author wrote it. */
const stateOf = (
  start: Start | undefined,
  { choice, variant }: { choice: Choice; variant: Variant | null },
  soldOut: string,
): FormState => ({
  variantId: start && (variant?.id ?? ''),
  soldOut: start && isSoldOut(start.product, start.titles, choice) ? soldOut : null,
});

function readContent(_: Light, page: Page, props: Props<typeof addToCart>): Content {
  const text = textsOf(page);
  return {
    start: startOf(page, addToCart.tag, props.productHandle),
    texts: {
      soldOut: props.soldOutText || text('Sold Out!'),
      added: props.addedText || text('Added to your cart.'),
      failed: props.failedText || text('This was not added to your cart. Please try again.'),
    },
  };
}

defineElement(addToCart, AddToCart, styles, {
  content: readContent,
  patches({ start, texts }, host) {
    const { choice = {}, variant = null } = start ?? {};
    const form = stateOf(start, { choice, variant }, texts.soldOut);
    // Without script, nobody writes there what is chosen later.
    if (!variant && form.soldOut === null) form.variantId = undefined;
    return patchesIn(host, (node) => formPatch(node, form));
  },
  looks: ['fields'],
});
