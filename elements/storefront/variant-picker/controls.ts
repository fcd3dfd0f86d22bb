/** A native control that carries a choice: a select, or one radio button of several. */
export type Control = HTMLSelectElement | HTMLInputElement;

/** The controls of a picker, drawn or the author's own. */
export const choiceControls = (host: Element) => [
  ...host.querySelectorAll<Control>('select, input[type="radio"]'),
];

const isSelect = (control: Control | undefined) => control instanceof HTMLSelectElement;

/** The value that the visitor, or the browser after Back, has chosen. */
export function chosenIn(controls: Control[]): string | undefined {
  const [first] = controls;
  if (isSelect(first)) return first?.value;
  return controls.find((control) => (control as HTMLInputElement).checked)?.value;
}

/** The default value, as after a form reset. */
export function firstIn(controls: Control[]): string | undefined {
  const [first] = controls;
  if (!isSelect(first)) {
    return controls.find((control) => (control as HTMLInputElement).defaultChecked)?.value;
  }
  const options = [...(first as HTMLSelectElement).options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value;
}

/**
 * Chooses a value without dispatching events. Returns the control that holds it; undefined, without
 * any change, when no control has the value.
 */
export function chooseValue(controls: Control[], value: string): Control | undefined {
  const found = controls.find((control) =>
    control instanceof HTMLSelectElement
      ? [...control.options].some((option) => option.value === value)
      : control.value === value,
  );
  if (!found || chosenIn(controls) === value) return found;
  if (found instanceof HTMLSelectElement) found.value = value;
  else found.checked = true;
  return found;
}
