import { useEffect, useRef } from 'react';
import { announce, latest } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { useFormReset } from '../../../shared/hooks/use-form-reset';
import { useNative } from '../../../shared/hooks/use-native';
import { Select } from '../../../shared/ui/select';
import { choiceOf, chosenValue } from '../choice';
import { useChoice } from '../use-choice';
import { findVariant, reachable } from '../variants';
import { choose, chosenIn, controlsOf, firstIn } from './controls';
import { markUnavailable } from './marks';
import { drawOptions, type Options, readOptions } from './option-values';
import { variantPicker } from './variant-picker.contract';
import styles from './variant-picker.css';

export function VariantPicker({
  productHandle,
  variantTitle,
  variantType,
  value,
  content: options,
  host,
  emit,
}: Wired<typeof variantPicker, Options>) {
  const { start, soldOut } = options;
  const slot = useRef<HTMLSlotElement>(null);
  const drawnValue = useRef(value);
  const { choice } = useChoice(productHandle, start);
  const chosen = chosenValue(choice, variantTitle) ?? options.chosen;
  const open = start && reachable(start.product, start.titles, choice, variantTitle);

  /** The visitor's choice, from the native controls to everybody. */
  const tell = () => {
    const now = chosenIn(controlsOf(host));
    if (now === undefined) return;
    const before = latest('product.choice', productHandle)?.choice ?? start?.choice ?? {};
    const next = choiceOf([...Object.entries(before), [variantTitle, now]]);
    const variantId = start ? (findVariant(start.product, start.titles, next)?.id ?? null) : null;
    if (start) announce('product.choice', productHandle, { choice: next, variantId });
    emit('wb-variant-picker-change', {
      title: variantTitle,
      value: now,
      variantId: variantId ?? '',
    });
  };

  const pick = (next: string) => {
    const controls = controlsOf(host);
    if (chosenIn(controls) === next) return;
    choose(controls, next);
    controls[0]?.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    controls[0]?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  // Chosen while asleep, or restored by the browser after Back: the controls know better than the page.
  useEffect(() => {
    const controls = controlsOf(host);
    const now = chosenIn(controls);
    const known = latest('product.choice', productHandle)?.choice;
    const heard = known && chosenValue(known, variantTitle);
    if (now !== undefined && now !== firstIn(controls) && now !== heard) tell();
  }, []);

  useEffect(() => {
    if (latest('product.choice', productHandle)) choose(controlsOf(host), chosen);
  }, [chosen]);

  useEffect(() => {
    if (open) markUnavailable(controlsOf(host), open, soldOut);
  });

  useEffect(() => {
    if (drawnValue.current === value) return;
    drawnValue.current = value;
    if (value) pick(value);
  }, [value]);

  useNative(slot, 'change', tell);
  useFormReset(host, tell);

  const field = <slot ref={slot} name="field" />;
  return (
    <div className="picker" data-type={variantType}>
      <span id="title" className="title" part="title">
        {variantTitle}
      </span>
      {variantType === 'select' ? (
        <div className="field">
          {options.values.length > 0 && (
            <Select
              label={variantTitle}
              value={chosen}
              options={options.values.map((it) => ({
                value: it,
                note: open?.has(it) === false ? soldOut : '',
              }))}
              onChoose={pick}
            />
          )}
          {field}
        </div>
      ) : (
        <div className="options" part="options" role="radiogroup" aria-labelledby="title">
          {field}
        </div>
      )}
    </div>
  );
}

defineElement(variantPicker, VariantPicker, styles, { content: readOptions, field: drawOptions });
