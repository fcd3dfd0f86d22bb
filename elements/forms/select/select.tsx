import { useLayoutEffect, useRef } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import { FIELD } from '../../../shared/element/signals';
import { useNative } from '../../../shared/hooks/use-native';
import { Select } from '../../../shared/ui/select';
import { choose } from './chosen';
import { inList, shownText } from './list';
import { type Choices, readSelect, stampOf } from './read-select';
import { select } from './select.contract';
import styles from './select.css';
import { useChosen } from './use-chosen';
import { useFresh } from './use-fresh';
import { useOneStop } from './use-one-stop';

export function SelectField(props: Wired<typeof select, Choices>) {
  const { maxItems, native, content: choices, host, emit } = props;
  const { description, isMultiple, isDisabled, isRequired, isInvalid } = choices;
  const field = useRef<HTMLDivElement>(null);
  const control = choices.node as HTMLSelectElement | undefined;
  const { chosen, refresh } = useChosen(host, choices);
  useFresh(host, choices);
  useOneStop(field, control);

  useLayoutEffect(() => {
    if (control) amendAll([control], (node) => slotFor(node, choices));
  }, [control]);

  useNative(field, 'change', ({ target }) => {
    if (target !== control) return;
    refresh();
    emit('wb-select-change', {
      value: control.value,
      values: [...control.selectedOptions].map(({ value }) => value),
    });
  });
  // A script may have set its value without a word.
  useNative(field, 'pointerover', refresh);
  useNative(field, 'focusin', refresh);

  const places = inList(choices, chosen);
  const isDrawn = !native && choices.node !== undefined;
  return (
    <>
      <slot />
      <div
        ref={field}
        className="field"
        data-drawn={isDrawn || undefined}
        data-multiple={isMultiple || undefined}
        data-empty={!chosen.some((place) => !choices.options[place]?.isBlank) || undefined}
        data-invalid={isInvalid || undefined}
      >
        {isDrawn && (
          <Select
            label={choices.name}
            shown={shownText(choices, chosen)}
            options={places.map((place) => {
              const { label, isBlank, isDisabled: isOff, group } = choices.options[place]!;
              const isChosen = chosen.includes(place);
              return {
                label: isBlank ? choices.emptyText : label,
                isChosen,
                isDisabled: isOff,
                group,
              };
            })}
            isMultiple={isMultiple}
            rows={maxItems}
            attributes={{
              disabled: isDisabled,
              'aria-required': isRequired || undefined,
              'aria-invalid': isInvalid || undefined,
              'aria-describedby': description ? 'description' : undefined,
            }}
            onChoose={(index) => control && choose(control, places[index]!)}
          />
        )}
        <slot name={FIELD} />
      </div>
      {isDrawn && description && (
        <span id="description" hidden>
          {description}
        </span>
      )}
    </>
  );
}

/** The select stands where the list is drawn, whatever else its author wrote around it. */
const slotFor = ({ node }: Light, choices: Choices) =>
  node === choices.node ? { attributes: { slot: FIELD } } : undefined;

defineElement(select, SelectField, styles, {
  content: readSelect,
  amend: slotFor,
  stamp: stampOf,
});
