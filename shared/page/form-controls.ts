import type { Control } from './field-error';

/**
 * A form's own member. It is read from the class, since a field named `elements` or `reset` hides the
 * form's property of that name.
 */
const memberOf = (form: HTMLFormElement, name: string): unknown =>
  Reflect.get(HTMLFormElement.prototype, name, form);

const BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

/** The controls of a form that hold a value, in page order, including those outside of it. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...(memberOf(form, 'elements') as HTMLFormControlsCollection)];
  return all.filter(
    (it): it is Control =>
      /^(input|select|textarea)$/.test(it.localName) && !BUTTONS.has((it as Control).type),
  );
}

/** The buttons inside a node that send a form. */
export const submitButtonsIn = (top: ParentNode, form: HTMLFormElement): HTMLElement[] =>
  [...top.querySelectorAll<HTMLInputElement | HTMLButtonElement>('button, input')].filter(
    (it) => it.form === form && isSubmit(it),
  );

/** Whether a button or an input sends its form. */
export const isSubmit = (node: Element) =>
  /^(submit|image)$/.test((node as HTMLButtonElement).type);

/** Resets a form to what its author wrote. */
export const resetForm = (form: HTMLFormElement) =>
  (memberOf(form, 'reset') as () => void).call(form);

/** Sends a form as the browser does without script: unchecked, and without a submit event. */
export const sendNatively = (form: HTMLFormElement) =>
  (memberOf(form, 'submit') as () => void).call(form);
