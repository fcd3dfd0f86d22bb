import { useLayoutEffect } from 'react';

/**
 * While a form is being sent its buttons say that they cannot be used. They are not disabled: a
 * button that is loses the focus, and who reads by ear with it the place in the page.
 */
export function useBusyButtons(host: HTMLElement, form: HTMLFormElement | null) {
  useLayoutEffect(() => {
    if (!form) return undefined;
    const buttons = [...host.querySelectorAll<HTMLButtonElement>('button, input[type=submit]')];
    const ours = buttons.filter(
      (it) => it.form === form && it.type === 'submit' && it.ariaDisabled === null,
    );
    for (const button of ours) button.setAttribute('aria-disabled', 'true');
    return () => {
      for (const button of ours) button.removeAttribute('aria-disabled');
    };
  }, [host, form]);
}
