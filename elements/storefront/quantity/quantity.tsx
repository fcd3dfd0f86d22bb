import { useEffect, useRef } from 'react';
import { announce } from '../../../shared/bus/bus';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Markup } from '../../../shared/element/markup';
import { useAnnouncement } from '../../../shared/hooks/use-announcement';
import { useNative } from '../../../shared/hooks/use-native';
import { quantity } from './quantity.contract';
import styles from './quantity.css';

type QuantityProps = Props<typeof quantity>;

export function Quantity({ productHandle, value, host, emit }: Wired<typeof quantity>) {
  const slot = useRef<HTMLSlotElement>(null);
  const drawnValue = useRef(value);
  const announced = useAnnouncement('product.quantity', productHandle);
  // The field is the state: what was typed while asleep is simply there.
  const field = () => host.querySelector<HTMLInputElement>(':scope > input[slot="field"]');

  const tell = () => {
    const now = amountIn(field());
    emit('wb-quantity-change', { value: now });
    if (productHandle) announce('product.quantity', productHandle, { quantity: now });
  };

  const show = (next: number) => {
    const input = field();
    if (!input || amountIn(input) === next) return;
    input.value = String(next);
    emit('wb-quantity-change', { value: next });
  };

  useEffect(() => {
    if (drawnValue.current === value) return;
    drawnValue.current = value;
    show(value);
  }, [value]);

  useEffect(() => {
    if (announced && productHandle) show(announced.quantity);
  }, [announced]);

  useNative(slot, 'change', () => {
    const input = field();
    if (input) input.value = String(amountIn(input));
    tell();
  });

  const step = (by: 1 | -1) => {
    const input = field();
    if (!input || input.disabled || input.readOnly) return;
    const next = within(input, amountIn(input) + by);
    if (next === amountIn(input)) return;
    input.value = String(next);
    // As the browser does for its own arrows, so that a page's listeners hear it too.
    input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };

  return (
    <div className="row" part="row" role="group">
      <button
        type="button"
        className="step"
        part="remove"
        aria-label="Take one away"
        onClick={() => step(-1)}
      >
        −
      </button>
      <slot ref={slot} name="field" />
      <button
        type="button"
        className="step"
        part="add"
        aria-label="Add one"
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}

/** What a field says, as a quantity: no number is 0, and so is anything below. */
const amountIn = (input: HTMLInputElement | null) => Math.max(0, Number(input?.value) || 0);

/** An author's own min and max hold for the buttons too. */
function within({ min, max }: HTMLInputElement, value: number) {
  return Math.min(
    max === '' ? Infinity : Number(max),
    Math.max(min === '' ? 0 : Number(min), value),
  );
}

/** The page's own input: sent, reset, restored and labelled by the browser, with script or without. */
function field({ name, value, label, form }: QuantityProps): Markup[] {
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

defineElement(quantity, Quantity, styles, { field });
