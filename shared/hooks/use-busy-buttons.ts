import { useLayoutEffect } from 'react';
import { submitButtonsIn } from '../page/form-controls';

const MARKS = { 'aria-disabled': 'true', 'aria-busy': 'true' };

/**
 * Marks the buttons that send a form as unavailable while it is being sent. They are not disabled: a
 * disabled button loses the focus, and with it a screen reader's place in the page.
 *
 * @param form the form that is being sent; null while there is none
 */
export function useBusyButtons(host: HTMLElement, form: HTMLFormElement | null) {
  useLayoutEffect(() => {
    if (!form) return undefined;
    const undo = submitButtonsIn(host, form).flatMap((button) =>
      Object.entries(MARKS).map(([name, value]) => {
        const before = button.getAttribute(name);
        button.setAttribute(name, value);
        return () =>
          before === null ? button.removeAttribute(name) : button.setAttribute(name, before);
      }),
    );
    return () => undo.forEach((act) => act());
  }, [host, form]);
}
