import type { Control } from '../../../shared/page/field-error';

/**
 * A form's own members. A field named `elements` or `reset` hides the form's property of that name,
 * so they are asked of the class.
 */
const ofForm = (name: string, form: HTMLFormElement): unknown =>
  Reflect.get(HTMLFormElement.prototype, name, form);

const BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

/** The controls of a form that hold a value, in page order, also those that stand outside it. */
export function controlsOf(form: HTMLFormElement): Control[] {
  const all = [...(ofForm('elements', form) as HTMLFormControlsCollection)];
  return all.filter(
    (it): it is Control =>
      /^(input|select|textarea)$/.test(it.localName) && !BUTTONS.has((it as Control).type),
  );
}

/** The buttons that send a form. */
export function submitButtonsOf(form: HTMLFormElement): HTMLElement[] {
  const inside = form.querySelectorAll<HTMLInputElement | HTMLButtonElement>('button, input');
  return [...inside].filter((it) => it.form === form && isSubmit(it));
}

/** Whether a button or an input sends its form. */
export const isSubmit = (node: Element) =>
  /^(submit|image)$/.test((node as HTMLButtonElement).type);

/** Sets a form back to what its author wrote. */
export const resetForm = (form: HTMLFormElement) =>
  (ofForm('reset', form) as () => void).call(form);

/** Sends a form as without script: nothing is checked, and nobody is asked. */
export const sendNatively = (form: HTMLFormElement) =>
  (ofForm('submit', form) as () => void).call(form);
