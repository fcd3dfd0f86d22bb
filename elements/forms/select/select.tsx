import { useLayoutEffect, useRef } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import { FIELD } from '../../../shared/element/signals';
import { useNative } from '../../../shared/hooks/use-native';
import { Select } from '../../../shared/ui/select';
import { chooseOption } from './chosen-options';
import { listedOptions, shownText } from './listed-options';
import { type Choices, readSelect, stampOf } from './read-select';
import { select } from './select.contract';
import styles from './select.css';
import { useChosen } from './use-chosen';
import { useSelectChanges } from './use-select-changes';
import { useSingleTabStop } from './use-single-tab-stop';

export function SelectField(props: Wired<typeof select, Choices>) {
  const { maxItems, native, content: choices, host, emit } = props;
  const { description, isMultiple, isDisabled, isRequired, isInvalid } = choices;
  const field = useRef<HTMLDivElement>(null);
  const control = choices.node as HTMLSelectElement | undefined;
  const { chosen, refresh } = useChosen(host, choices);
  useSelectChanges(host, choices);
  useSingleTabStop(field, control);

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
  // A script may have set its value without an event.
  useNative(field, 'pointerover', refresh);
  useNative(field, 'focusin', refresh);

  const listed = listedOptions(choices, chosen);
  const isDrawn = !native && choices.node !== undefined;
  return (
    <>
      <slot />
      <div
        ref={field}
        className="field"
        data-drawn={isDrawn || undefined}
        data-multiple={isMultiple || undefined}
        data-empty={!chosen.some((index) => !choices.options[index]?.isBlank) || undefined}
        data-invalid={isInvalid || undefined}
      >
        {isDrawn && (
          <Select
            label={choices.name}
            shown={shownText(choices, chosen)}
            options={listed.map((index) => {
              const { label, isBlank, isDisabled: isOff, group } = choices.options[index]!;
              const isChosen = chosen.includes(index);
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
            onChoose={(index) => control && chooseOption(control, listed[index]!)}
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

/** Puts the select where the list is drawn. */
const slotFor = ({ node }: Light, choices: Choices) =>
  node === choices.node ? { attributes: { slot: FIELD } } : undefined;

defineElement(select, SelectField, styles, {
  content: readSelect,
  amend: slotFor,
  stamp: stampOf,
});
