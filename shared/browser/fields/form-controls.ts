import type { Control } from './field-error';

/**
 * A native member of a form. Reads it from the prototype, because a field named `elements` or `reset`
 * hides the form's property of that name.
 */
const memberOf = (form: HTMLFormElement, name: string): unknown =>
  Reflect.get(HTMLFormElement.prototype, name, form);

const BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

/** The controls of a form that hold a value, in document order, including those outside of the form. */
export function formControls(form: HTMLFormElement): Control[] {
  const all = [...(memberOf(form, 'elements') as HTMLFormControlsCollection)];
  return all.filter(
    (it): it is Control =>
      /^(input|select|textarea)$/.test(it.localName) && !BUTTONS.has((it as Control).type),
  );
}

/** The submit buttons of a form inside a node. */
export const submitButtonsIn = (top: ParentNode, form: HTMLFormElement): HTMLElement[] =>
  [...top.querySelectorAll<HTMLInputElement | HTMLButtonElement>('button, input')].filter(
    (it) => it.form === form && isSubmit(it),
  );

/** Whether a button or an input submits its form. */
export const isSubmit = (node: Element) =>
  /^(submit|image)$/.test((node as HTMLButtonElement).type);

/** Resets a form to its initial values. */
export const resetForm = (form: HTMLFormElement) =>
  (memberOf(form, 'reset') as () => void).call(form);

/** Submits a form natively, without validation and without a submit event. */
export const sendNatively = (form: HTMLFormElement) =>
  (memberOf(form, 'submit') as () => void).call(form);
