import { useRef, useState } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { textsOf } from '../../../shared/foundation/texts';
import { useNative } from '../../../shared/react/hooks/use-native';
import { useSending } from '../../../shared/react/hooks/use-sending';
import { countIn } from '../cart-count';
import { shopAddToCart } from './shop-add-to-cart.contract';
import styles from './shop-add-to-cart.css';
import { lineOf, take } from './take';

interface Texts {
  added: string;
  failed: string;
}

/** What the cart answered: a state for the style sheet, and a message. */
const NONE = { state: 'idle', message: '' };

export function ShopAddToCart(props: Wired<typeof shopAddToCart, Texts>) {
  const { action, timeout, content: texts, host, emit } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const [answer, setAnswer] = useState(NONE);
  const { sending, busyForm } = useSending(host);

  const send = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    const line = lineOf(form, props);
    if (!emit('wb-shop-add-to-cart-add', line)) return;
    announce('cart.add', line.id, line);
    setAnswer(NONE);
    const to = action || (form.getAttribute('action') ?? '');
    const taken = await sending.run(form, timeout, (signal) => take(to, line, signal));
    if (!taken) return;
    const { failure, body } = taken;
    if (failure) {
      const { status, message, description } = failure;
      setAnswer({ state: 'failed', message: description || texts.failed });
      announce('cart.failed', line.id, { ...line, status, message });
      emit('wb-shop-add-to-cart-failed', { ...line, status, message });
    } else {
      const count = countIn(body);
      setAnswer({ state: 'added', message: texts.added });
      announce('cart.added', line.id, { ...line, answer: body });
      announce('cart.changed', '', { answer: body, ...(count !== undefined && { count }) });
      emit('wb-shop-add-to-cart-added', { ...line, answer: body });
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

function readTexts(_: Light, page: Page, props: Props<typeof shopAddToCart>): Texts {
  const text = textsOf(page);
  return {
    added: props.addedText || text('Added to your cart.'),
    failed: props.failedText || text('This was not added to your cart. Please try again.'),
  };
}

defineElement(shopAddToCart, ShopAddToCart, styles, { content: readTexts });
