import { useEffect, useRef } from 'react';
import { announce, latest } from '../../../shared/bus/bus';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { useNative } from '../../../shared/react/hooks/use-native';
import { setOrRemove } from '../../../shared/browser/html/set-or-remove';
import { dispatchChange } from '../../../shared/browser/fields/change-events';
import { Select } from '../../../shared/react/listbox/select';
import { choiceOf, chosenValue } from '../choice';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import { pictureOf } from '../variant';
import { findVariant, hasValue, reachable } from '../variants';
import { chooseValue, chosenIn, choiceControls, firstIn } from './controls';
import { restoreClones } from './restore-clones';
import { CHOSEN, markChosen, markUnavailable } from './marks';
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
  const { start, soldOut, isOwn } = options;
  const slot = useRef<HTMLSlotElement>(null);
  const drawnValue = useRef(value);
  const known = useRef(options.chosen);
  const { choice } = useChoice(productHandle, start);
  const chosen = chosenValue(choice, variantTitle) ?? options.chosen;
  const open = start && reachable(start.product, start.titles, choice, variantTitle);

  /** What the native controls choose: nothing with "Choose a size", or where none of the author's is checked. */
  const choiceNow = () => {
    const controls = choiceControls(host);
    const now = chosenIn(controls) ?? (isOwn && controls.length ? '' : undefined);
    if (!start || !now || now !== firstIn(controls)) return now;
    return hasValue(start.product, start.titles, variantTitle, now) ? now : '';
  };

  /** Announces the choice made in the native controls. */
  const tell = () => {
    const now = choiceNow();
    if (now === undefined) return;
    setOrRemove(host, CHOSEN, now || null);
    const before = latest('product.choice', productHandle)?.choice ?? start?.choice ?? {};
    const next = choiceOf([...Object.entries(before), [variantTitle, now]]);
    const variant = start ? findVariant(start.product, start.titles, next) : null;
    const variantId = variant?.id ?? null;
    const image = pictureOf(variant);
    if (start) announce('product.choice', productHandle, { choice: next, variantId, image });
    emit('wb-variant-picker-change', {
      title: variantTitle,
      value: now,
      variantId: variantId ?? '',
    });
  };

  /** Applies a choice from the list or a script, with the native events of a change. */
  const pick = (next: string) => {
    const control = chooseValue(choiceControls(host), next);
    if (control) dispatchChange(control);
  };

  // Announces a choice made before waking, or restored by the browser after Back.
  useEffect(() => {
    const controls = choiceControls(host);
    restoreClones(productHandle);
    const now = chosenIn(controls);
    const announced = latest('product.choice', productHandle)?.choice;
    const heard = announced && chosenValue(announced, variantTitle);
    if (now !== undefined && now !== firstIn(controls) && now !== heard) tell();
  }, []);

  useAnnounced('product.choice', productHandle, ({ choice: told }) => {
    const next = chosenValue(told, variantTitle) ?? options.chosen;
    // During a form reset, the first picker's announcement still holds the old values of the others.
    const controls = choiceControls(host);
    const hasLost = !isOwn && chosenIn(controls) === undefined;
    if (next !== known.current || hasLost) chooseValue(controls, next);
    known.current = next;
  });

  // After a redraw from other data, restores the choice, or announces the one the controls have.
  const drawnFrom = useRef(options);
  useEffect(() => {
    if (drawnFrom.current === options) return;
    drawnFrom.current = options;
    const controls = choiceControls(host);
    known.current = chosen;
    if (!chooseValue(controls, chosen) && controls.length && choiceNow() !== chosen) tell();
  }, [options]);

  useProducts(host);

  useEffect(() => {
    const mark = chosen || null;
    if (start && host.getAttribute(CHOSEN) !== mark) setOrRemove(host, CHOSEN, mark);
    if (open) markUnavailable(choiceControls(host), open, soldOut);
  });

  useEffect(() => {
    if (drawnValue.current === value) return;
    drawnValue.current = value;
    if (value) pick(value);
  }, [value]);

  useNative(slot, 'change', tell);
  useFormReset(host, () => choiceNow() !== known.current && tell());

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
  patches: markChosen,
  looks: ['fields'],
});
