import { useLayoutEffect, useRef } from 'react';
import { applyPatches, type Patch } from '../../../shared/content/patch';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { FIELD } from '../../../shared/content/drawn';
import { useNative } from '../../../shared/react/hooks/use-native';
import { Select } from '../../../shared/react/listbox/select';
import { chooseOption } from './chosen-options';
import { listedOptions, shownText } from './listed-options';
import { type Choices, readSelect } from './read-select';
import { select } from './select.contract';
import styles from './select.css';
import { useChosen } from './use-chosen';
import { useSelectChanges } from './use-select-changes';
import { useSingleTabStop } from './use-single-tab-stop';

export function SelectField(props: Wired<typeof select, Choices>) {
  const { maxItems, native, content: choices, host, emit } = props;
  const { description, isMultiple, isDisabled, isRequired } = choices;
  const field = useRef<HTMLDivElement>(null);
  const control = choices.node as HTMLSelectElement | undefined;
  const { chosen, isMarked, refresh } = useChosen(host, choices);
  const isInvalid = choices.isInvalid || isMarked;
  useSelectChanges(host, choices);
  const isAtControl = useSingleTabStop(field, control);

  useLayoutEffect(() => applyPatches(slotField(choices)), [control]);

  useNative(field, 'change', ({ target }) => {
    if (target !== control) return;
    refresh();
    emit('wb-select-change', {
      value: control.value,
      values: [...control.selectedOptions].map(({ value }) => value),
    });
  });
  useNative(control ?? null, 'invalid', refresh);
  // A script may have set the select's value without an event.
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
        {/* Without script this slot comes first, and the native select is the only control. */}
        {isDrawn && (
          <noscript>
            <slot name={FIELD} />
          </noscript>
        )}
        {/* The button stands for the native select, except where the browser's message is. */}
        <div className="native" aria-hidden={(isDrawn && !isAtControl) || undefined}>
          <slot name={FIELD} />
        </div>
      </div>
      {isDrawn && description && (
        <span id="description" hidden>
          {description}
        </span>
      )}
    </>
  );
}

/** Slots the native select under the drawn list. */
const slotField = ({ node }: Choices) =>
  new Map<object, Patch>(node ? [[node, { attributes: { slot: FIELD } }]] : []);

defineElement(select, SelectField, styles, {
  content: readSelect,
  patches: slotField,
});
