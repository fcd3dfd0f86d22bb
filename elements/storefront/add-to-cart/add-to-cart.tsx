import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import { applyPatches } from '../../../shared/content/patch';
import { patchesIn } from '../../../shared/content/patches-in';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { fromElement, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { useNative } from '../../../shared/react/hooks/use-native';
import { useSending } from '../../../shared/react/hooks/use-sending';
import { textsOf } from '../../../shared/foundation/texts';
import { type Start, startOf } from '../catalogue';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import type { Variant } from '../variant';
import { addToCart } from './add-to-cart.contract';
import styles from './add-to-cart.css';
import { formPatch, type FormState } from './button-state';
import { failureOf, sendLine, warnOfCart } from '../../../shared/browser/network/send-line';
import { lineOf, variantIn } from './line';

interface Content {
  start: Start | undefined;
  texts: { soldOut: string; added: string; failed: string };
}

/** The cart's answer: a state for the style sheet, and a message. */
interface Answer {
  state: 'idle' | 'added' | 'failed';
  message: string;
}

const NONE: Answer = { state: 'idle', message: '' };

export function AddToCart(props: Wired<typeof addToCart, Content>) {
  const { productHandle, defaultVariantId, action, timeout, content, host, emit } = props;
  const { start, texts } = content;
  const slot = useRef<HTMLSlotElement>(null);
  const { choice, variant } = useChoice(productHandle, start);
  const [answer, setAnswer] = useState(NONE);
  const { sending, busyForm } = useSending(host);
  useProducts(host);

  useLayoutEffect(() => {
    const form = stateOf(start, variant, texts.soldOut);
    applyPatches(patchesIn(fromElement(host), (node) => formPatch(node, form)));
  });

  // The answer applies to one variant. A picker that wakes later announces that variant again.
  const asked = useRef('');
  useEffect(() => {
    if (variant?.id !== asked.current) setAnswer(NONE);
  }, [variant?.id]);

  const send = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    const wanted = start && variantIn(form, start, choice);
    if (start && !wanted?.available) return;
    const line = lineOf(form, productHandle, wanted?.id, defaultVariantId);
    if (!emit('wb-add-to-cart-add', line)) return;
    asked.current = line.id;
    announce('cart.add', productHandle, line);
    setAnswer(NONE);
    const outcome = await sending.run(form, timeout, (signal) => sendLine(action, line, signal));
    if (!outcome) return;
    const failure = failureOf(outcome);
    if (failure) {
      const { status, message, description } = failure;
      setAnswer({ state: 'failed', message: description || texts.failed });
      warnOfCart(addToCart.tag, action, outcome, failure);
      announce('cart.failed', productHandle, { ...line, status, message });
      emit('wb-add-to-cart-failed', { ...line, ...failure });
    } else {
      const added = { ...line, answer: outcome.body };
      setAnswer({ state: 'added', message: texts.added });
      announce('cart.added', productHandle, added);
      announce('cart.changed', '', { answer: outcome.body });
      emit('wb-add-to-cart-added', added);
    }
  };

  useNative(slot, 'submit', (event) => {
    // A button that leads elsewhere, such as to the checkout, is the browser's.
    if (event.defaultPrevented || event.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  });

  return (
    <div className="box" aria-busy={busyForm !== null}>
      <slot ref={slot} />
      <p className="message" part="message" role="status" data-state={answer.state}>
        {answer.message}
      </p>
    </div>
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
