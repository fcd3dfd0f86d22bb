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
import { lineOf, variantIn } from './line';

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
    const form = stateOf(start, variant, texts.soldOut);
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
        const wanted = start && variantIn(form, start, choice);
        if (start && !wanted?.available) return undefined;
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
  variant: Variant | null,
  soldOut: string,
): FormState => ({
  variantId: start && (variant?.id ?? ''),
  soldOut: start && !variant?.available ? soldOut : null,
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
    const form = stateOf(start, start?.variant ?? null, texts.soldOut);
    return patchesIn(host, (node) => formPatch(node, form));
  },
  looks: ['fields'],
});
