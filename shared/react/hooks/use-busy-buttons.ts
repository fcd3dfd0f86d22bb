import { useLayoutEffect } from 'react';
import { submitButtonsIn } from '../../browser/fields/form-controls';

const MARKS = { 'aria-disabled': 'true', 'aria-busy': 'true' };

/**
 * Marks a form's submit buttons as busy and unavailable while it is being sent. Does not disable them:
 * a disabled button loses focus, and a screen reader loses its place in the page.
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
