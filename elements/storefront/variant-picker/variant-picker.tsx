import { useEffect, useRef } from 'react';
import { announce, latest } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { useFormReset } from '../../../shared/hooks/use-form-reset';
import { useHeard } from '../../../shared/hooks/use-heard';
import { useNative } from '../../../shared/hooks/use-native';
import { dispatchChange } from '../../../shared/page/change-events';
import { Select } from '../../../shared/ui/select';
import { choiceOf, chosenValue } from '../choice';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import { findVariant, reachable } from '../variants';
import { chooseValue, chosenIn, choiceControls, firstIn } from './controls';
import { markUnavailable } from './marks';
import { drawOptions, type Options, readOptions, stampOf } from './option-values';
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
  const { start, soldOut, isOwn } = options;
  const slot = useRef<HTMLSlotElement>(null);
  const drawnValue = useRef(value);
  const known = useRef(options.chosen);
  const { choice } = useChoice(productHandle, start);
  const chosen = chosenValue(choice, variantTitle) ?? options.chosen;
  const open = start && reachable(start.product, start.titles, choice, variantTitle);

  /** The visitor's choice, from the native controls to everybody. */
  const tell = () => {
    const now = chosenIn(choiceControls(host));
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

  /** A choice made in the list, or by a script: the page hears of it as of any other. */
  const pick = (next: string) => {
    const control = chooseValue(choiceControls(host), next);
    if (control) dispatchChange(control);
  };

  // Chosen while asleep, or restored by the browser after Back: the controls know better than the page.
  useEffect(() => {
    const controls = choiceControls(host);
    const now = chosenIn(controls);
    const announced = latest('product.choice', productHandle)?.choice;
    const heard = announced && chosenValue(announced, variantTitle);
    if (now !== undefined && now !== firstIn(controls) && now !== heard) tell();
  }, []);

  useHeard('product.choice', productHandle, ({ choice: told }) => {
    const next = chosenValue(told, variantTitle) ?? options.chosen;
    // While a form is reset, the first picker to tell still carries what the others were before.
    if (next !== known.current) chooseValue(choiceControls(host), next);
    known.current = next;
  });

  // Drawn anew from other data, the controls begin with what is chosen first.
  const drawnFrom = useRef(options);
  useEffect(() => {
    if (drawnFrom.current === options) return;
    drawnFrom.current = options;
    const controls = choiceControls(host);
    known.current = chosen;
    if (!chooseValue(controls, chosen) && controls.length) tell();
  }, [options]);

  useProducts(host);

  useEffect(() => {
    if (open) markUnavailable(choiceControls(host), open, soldOut);
  });

  useEffect(() => {
    if (drawnValue.current === value) return;
    drawnValue.current = value;
    if (value) pick(value);
  }, [value]);

  useNative(slot, 'change', tell);
  useFormReset(host, () => chosenIn(choiceControls(host)) !== known.current && tell());

  const field = <slot ref={slot} name="field" />;
  return (
    <div className="picker" data-type={variantType}>
      <span id="title" className="title" part="title">
        {variantTitle}
      </span>
      {variantType === 'select' ? (
        <div className="field">
          {!isOwn && options.values.length > 0 && (
            <Select
              label={variantTitle}
              shown={options.values.includes(chosen) ? chosen : ''}
              options={options.values.map((it) => ({
                label: it,
                isChosen: it === chosen,
                note: open?.has(it) === false ? soldOut : '',
              }))}
              onChoose={(index) => pick(options.values[index]!)}
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

defineElement(variantPicker, VariantPicker, styles, {
  content: readOptions,
  field: drawOptions,
  stamp: stampOf,
});
