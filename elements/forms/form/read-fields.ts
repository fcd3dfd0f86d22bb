import { warn } from '../../../shared/foundation/warn';
import type { Control } from '../../../shared/browser/fields/field-error';
import { formControls } from '../../../shared/browser/fields/form-controls';
import { DEFAULT_MAX_SIZE } from '../file-limits';
import type { Field, Verdict } from './field';
import { labelOf } from './label-of';

/** A field, with the controls that it was read from. */
export interface FormField {
  field: Field;
  controls: Control[];
}

/**
 * The fields of a form, without disabled and nameless controls. Radio buttons or checkboxes of one
 * name are one field.
 */
export function readFields(form: HTMLFormElement): FormField[] {
  const groups = new Map<string, Control[]>();
  const fields: Control[][] = [];
  for (const control of formControls(form)) {
    if (!control.name || control.matches(':disabled')) continue;
    const key = isTick(control) ? `${control.type} ${control.name}` : '';
    const group = key && groups.get(key);
    if (group) {
      group.push(control);
      continue;
    }
    const own = [control];
    if (key) groups.set(key, own);
    fields.push(own);
  }
  return fields.map((controls) => ({ field: read(controls), controls }));
}

function read(controls: Control[]): Field {
  const [first] = controls as [Control, ...Control[]];
  const isInput = first instanceof HTMLInputElement;
  return {
    name: first.name,
    type: first instanceof HTMLSelectElement ? 'select' : first.type,
    label: labelOf(controls),
    placeholder: first.getAttribute('placeholder') ?? '',
    required: controls.some((it) => it.required) || isRequiredGroup(first),
    values: valuesOf(controls),
    isChoice: isTick(first) || (first instanceof HTMLSelectElement && first.multiple),
    min: first.type === 'number' ? numberIn(first, 'min') : null,
    max: first.type === 'number' ? numberIn(first, 'max') : null,
    pattern: first.getAttribute('pattern') ?? '',
    files: isInput ? [...(first.files ?? [])] : [],
    maxSize: first.type === 'file' ? maxSizeOf(first) : DEFAULT_MAX_SIZE,
    accept: isInput ? first.accept : '',
    browser: verdictOf(first),
  };
}

const isTick = ({ type }: Control) => type === 'radio' || type === 'checkbox';

/** `data-required` on a fieldset requires any one of its checkboxes; HTML has no attribute for that. */
const isRequiredGroup = (control: Control) =>
  control.type === 'checkbox' && control.closest('fieldset')?.dataset['required'] !== undefined;

function valuesOf(controls: Control[]): string[] {
  const [first] = controls as [Control, ...Control[]];
  if (isTick(first)) {
    return (controls as HTMLInputElement[]).filter((it) => it.checked).map(({ value }) => value);
  }
  if (first instanceof HTMLSelectElement && first.multiple) {
    return [...first.selectedOptions].map(({ value }) => value);
  }
  return [first.value];
}

function numberIn(control: Control, name: string): number | null {
  const text = control.getAttribute(name)?.trim();
  const number = Number(text);
  return text && Number.isFinite(number) ? number : null;
}

function maxSizeOf(control: Control): number {
  const text = control.dataset['maxSize'];
  if (text === undefined) return DEFAULT_MAX_SIZE;
  const size = Number(text);
  if (text.trim() && size >= 0 && size < Infinity) return size;
  warn(
    `max-size ${control.name} ${text}`,
    `<input name="${control.name}" data-max-size="${text}">: the largest size is no number, so ${DEFAULT_MAX_SIZE} MB is used. Write megabytes, such as data-max-size="2.5".`,
  );
  return DEFAULT_MAX_SIZE;
}

/** The browser's validation, apart from what our own rules check. */
function verdictOf(control: Control): Verdict {
  const { validity } = control;
  const isNumber = control.type === 'number';
  const isWrong =
    validity.badInput ||
    validity.customError ||
    validity.tooLong ||
    validity.tooShort ||
    (validity.typeMismatch && control.type !== 'email') ||
    // Without a `step` attribute, HTML would reject every decimal number.
    (validity.stepMismatch && !(isNumber && !control.hasAttribute('step'))) ||
    ((validity.rangeUnderflow || validity.rangeOverflow) && !isNumber);
  return {
    isExempt: !control.willValidate,
    isUnreadable: validity.badInput,
    isMistyped: validity.typeMismatch,
    message: isWrong ? control.validationMessage : '',
  };
}
