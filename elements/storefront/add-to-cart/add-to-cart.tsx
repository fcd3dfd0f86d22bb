import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import { amendAll } from '../../../shared/element/amendment';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { useNative } from '../../../shared/hooks/use-native';
import { useSending } from '../../../shared/hooks/use-sending';
import { textsOf } from '../../../shared/text/texts';
import { type Start, startOf } from '../catalogue';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import type { Variant } from '../variant';
import { addToCart } from './add-to-cart.contract';
import styles from './add-to-cart.css';
import { formAmendment, type FormState } from './button-state';
import { sendLine } from './cart';
import { warnOfAnswer } from './warn-of-answer';
import { lineOf, variantIn } from './line';

interface Content {
  start: Start | undefined;
  texts: { soldOut: string; added: string; failed: string };
}

type State = 'idle' | 'sending' | 'added' | 'failed';

export function AddToCart(props: Wired<typeof addToCart, Content>) {
  const { productHandle, defaultVariantId, action, timeout, content, host, emit } = props;
  const { start, texts } = content;
  const slot = useRef<HTMLSlotElement>(null);
  const { choice, variant } = useChoice(productHandle, start);
  useProducts(host);
  const [state, setState] = useState<State>('idle');
  const [message, setMessage] = useState('');
  const sending = useSending();

  useLayoutEffect(() => {
    const form = stateOf(start, variant, texts.soldOut);
    amendAll(host.querySelectorAll('button, input'), (node) => formAmendment(node, form));
  });

  // An answer speaks of what was asked for, which a picker that wakes later only confirms.
  const asked = useRef('');
  useEffect(() => {
    if (variant?.id === asked.current) return;
    setMessage('');
    setState((now) => (now === 'sending' ? now : 'idle'));
  }, [variant?.id]);

  const send = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    const wanted = start && variantIn(form, start, choice);
    if (start && !wanted?.available) return;
    const line = lineOf(form, productHandle, wanted?.id, defaultVariantId);
    if (!emit('wb-add-to-cart-add', line)) return;
    asked.current = line.id;
    announce('cart.add', productHandle, line);
    setState('sending');
    setMessage('');
    const outcome = await sending.run(timeout, (signal) => sendLine(action, line, signal));
    if (!outcome) return;
    setState(outcome.ok ? 'added' : 'failed');
    setMessage(outcome.ok ? texts.added : outcome.description || texts.failed);
    if (outcome.ok) {
      announce('cart.added', productHandle, { ...line, answer: outcome.answer });
      emit('wb-add-to-cart-added', { ...line, answer: outcome.answer });
    } else {
      const { status, message: reason, description } = outcome;
      warnOfAnswer(action, outcome);
      announce('cart.failed', productHandle, { ...line, status, message: reason });
      emit('wb-add-to-cart-failed', { ...line, status, message: reason, description });
    }
  };

  useNative(slot, 'submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    void send(event.target as HTMLFormElement);
  });

  return (
    <div className="box" aria-busy={state === 'sending'}>
      <slot ref={slot} />
      <p className="message" part="message" role="status" data-state={state}>
        {message}
      </p>
    </div>
  );
}

/** While the page's data does not know the product, its form is the author's alone. */
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
  amend: (node, { start, texts }) =>
    formAmendment(node, stateOf(start, start?.variant ?? null, texts.soldOut)),
});
