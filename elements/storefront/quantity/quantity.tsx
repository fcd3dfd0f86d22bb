import { useEffect, useRef } from 'react';
import { announce, latest } from '../../../shared/bus/bus';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Markup } from '../../../shared/content/markup';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { useNative } from '../../../shared/react/hooks/use-native';
import { dispatchChange } from '../../../shared/browser/fields/change-events';
import { textsOf } from '../../../shared/foundation/texts';
import { amountIn, defaultAmountIn, fieldOf, isFixed, stepped } from './amount';
import { quantity } from './quantity.contract';
import styles from './quantity.css';

interface Texts {
  remove: string;
  add: string;
}

export function Quantity({
  productHandle,
  value,
  label,
  content: texts,
  host,
  emit,
}: Wired<typeof quantity, Texts>) {
  const slot = useRef<HTMLSlotElement>(null);
  const drawnValue = useRef(value);
  // The field holds the state, including a value typed before the element woke.
  const field = () => fieldOf(host);

  const tell = () => {
    const now = amountIn(field());
    emit('wb-quantity-change', { value: now });
    if (productHandle) announce('product.quantity', productHandle, { quantity: now });
  };

  // Announces a value typed before waking, or restored by the browser after Back.
  useEffect(() => {
    const now = amountIn(field());
    const heard = latest('product.quantity', productHandle)?.quantity;
    if (now !== defaultAmountIn(field()) && now !== heard) tell();
  }, []);

  useEffect(() => {
    if (drawnValue.current === value) return;
    drawnValue.current = value;
    const input = field();
    if (input) input.value = String(value);
    tell();
  }, [value]);

  useAnnounced('product.quantity', productHandle, ({ quantity: told }) => {
    const input = field();
    if (!productHandle || !input || amountIn(input) === told) return;
    input.value = String(told);
    emit('wb-quantity-change', { value: told });
  });

  useNative(slot, 'change', () => {
    const input = field();
    if (input) input.value = String(amountIn(input));
    tell();
  });
  useFormReset(host, tell);

  const step = (by: 1 | -1) => {
    const input = field();
    if (!input || isFixed(input)) return;
    const next = stepped(input, by);
    if (next === amountIn(input)) return;
    input.value = String(next);
    dispatchChange(input);
  };

  return (
    <div className="row" part="row" role="group" aria-label={label}>
      <button
        type="button"
        className="step"
        part="remove"
        aria-label={texts.remove}
        onClick={() => step(-1)}
      >
        −
      </button>
      <slot ref={slot} name="field" />
      <button
        type="button"
        className="step"
        part="add"
        aria-label={texts.add}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}

/** A native input in the page: the browser sends, resets, restores and labels it, even without script. */
function field({ name, value, label, form }: Props<typeof quantity>): Markup[] {
  return [
    {
      tag: 'input',
      attributes: {
        slot: 'field',
        type: 'number',
        inputmode: 'numeric',
        name: name || undefined,
        form: form || undefined,
        min: '0',
        value: String(value),
        'aria-label': label,
      },
    },
  ];
}

defineElement(quantity, Quantity, styles, {
  content: (_, page): Texts => {
    const text = textsOf(page);
    return { remove: text('Take one away'), add: text('Add one') };
  },
  field,
});
