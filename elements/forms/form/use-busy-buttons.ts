import { useLayoutEffect } from 'react';
import { submitButtonsOf } from './form-members';
import { formIn } from './use-take-over';

const MARKS = { 'aria-disabled': 'true', 'aria-busy': 'true' };

/** Marks the form's buttons while it is sent. Not `disabled`: a button that is loses the focus. */
export function useBusyButtons(host: HTMLElement, isBusy: boolean) {
  useLayoutEffect(() => {
    const form = isBusy && formIn(host);
    if (!form) return undefined;
    const undo = submitButtonsOf(form).flatMap((button) =>
      Object.entries(MARKS).map(([name, value]) => {
        const before = button.getAttribute(name);
        button.setAttribute(name, value);
        return () =>
          before === null ? button.removeAttribute(name) : button.setAttribute(name, before);
      }),
    );
    return () => undo.forEach((act) => act());
  }, [host, isBusy]);
}
