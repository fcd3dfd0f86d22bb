import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import {
  type Control,
  fieldErrorOf,
  setFieldError,
} from '../../../shared/browser/fields/field-error';
import { validateField, type ValidationTexts, type InvalidField } from './validate-field';
import { type FormField, readFields } from './read-fields';
import { useAfterPress } from './use-after-press';

/**
 * Validates a form's fields: all when it is sent, one when the focus leaves it after a change, and an
 * invalid one on every change, so that its error disappears once it is valid.
 */
export function useValidation(slot: RefObject<HTMLSlotElement | null>, texts: ValidationTexts) {
  const latest = useLatest(texts);
  const [errors, setErrors] = useState<readonly InvalidField[]>([]);
  const changed = useRef(new WeakSet<Control>());
  const marked = useRef(new Set<readonly Control[]>());

  /** Shows or removes the error beside a field. */
  const mark = (controls: readonly Control[], text: string | null) => {
    setFieldError(controls, text);
    for (const one of marked.current) if (one[0] === controls[0]) marked.current.delete(one);
    if (text !== null) marked.current.add(controls);
  };

  const validateOne = (field: FormField) => {
    const error = validateField(field, latest.current);
    mark(field.controls, error?.text ?? null);
    setErrors((before) => replaced(before, field.controls, error));
  };

  /** Validates these fields, and shows the error of each beside it. */
  const validate = (fields: readonly FormField[]): InvalidField[] => {
    const all = fields.flatMap((field) => {
      const error = validateField(field, latest.current);
      mark(field.controls, error?.text ?? null);
      return error ?? [];
    });
    setErrors(all);
    return all;
  };

  const clear = () => {
    for (const controls of marked.current) setFieldError(controls, null);
    marked.current.clear();
    changed.current = new WeakSet();
    setErrors([]);
  };

  const afterPress = useAfterPress(slot);
  useNative(slot, 'focusout', (event) => {
    const control = event.target as Control;
    const field = changed.current.has(control) && fieldOf(control);
    if (!field || field.controls.includes(event.relatedTarget as Control)) return;
    // A new error would move the button that is being pressed.
    afterPress(() => control.isConnected && validateOne(field));
  });
  const onChange = (event: Event) => {
    const control = event.target as Control;
    changed.current.add(control);
    const isInvalid = control.localName && fieldErrorOf(control) !== null;
    const isChosenFile = event.type === 'change' && control.type === 'file';
    const field = isInvalid || isChosenFile ? fieldOf(control) : undefined;
    if (field) validateOne(field);
  };
  useNative(slot, 'input', onChange);
  useNative(slot, 'change', onChange);

  const atEnd = useLatest(clear);
  useEffect(() => () => atEnd.current(), []);

  return { errors, validate, clear };
}

const fieldOf = (control: Control): FormField | undefined =>
  control.form ? readFields(control.form).find((it) => it.controls.includes(control)) : undefined;

/** The errors with that of one field replaced in place, or removed when the field is now valid. */
function replaced(
  all: readonly InvalidField[],
  [first]: readonly Control[],
  now: InvalidField | null,
) {
  return all.flatMap((one) => (one.controls[0] === first ? (now ?? []) : one));
}
