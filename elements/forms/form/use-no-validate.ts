import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { useNative } from '../../../shared/react/hooks/use-native';
import { matches } from '../../../shared/browser/html/matches';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { isSubmit } from '../../../shared/browser/fields/form-controls';

/**
 * Switches off the browser's own validation at the visitor's first interaction with the form. Until
 * then, and without script, the browser validates.
 *
 * @param onBlocked called with a form that the browser refused to send while the element was asleep, and when
 *   it was pressed, as events count time
 */
export function useNoValidate(
  host: HTMLElement,
  slot: RefObject<HTMLSlotElement | null>,
  onBlocked: (form: HTMLFormElement, pressedAt: number) => void,
) {
  const switched = useRef<HTMLFormElement | null>(null);

  const switchOff = () => {
    const form = formIn(host);
    if (!form || form.noValidate) return;
    writeAttribute(form, 'novalidate', '');
    switched.current = form;
  };

  const latest = useLatest(switchOff);
  useEffect(() => {
    const onFocus = () => latest.current();
    // Some browsers do not focus a button that is clicked.
    const onClick = (event: Event) => submitButtonIn(event) && latest.current();
    if (host.matches(':focus-within')) onFocus();
    host.addEventListener('focusin', onFocus);
    host.addEventListener('click', onClick);
    return () => {
      host.removeEventListener('focusin', onFocus);
      host.removeEventListener('click', onClick);
      if (switched.current) writeAttribute(switched.current, 'novalidate', null);
      switched.current = null;
    };
  }, [host]);

  // The loader repeats the waking click on the slot, which a real click never targets.
  useNative(slot, 'click', (event) => {
    if (event.target !== slot.current) return;
    const button = submitButtonIn(event);
    const form = formIn(host);
    const isOwn = button?.form === form && !button?.formNoValidate;
    if (!button || !form || !isOwn || !matches(form, ':invalid')) return;
    switchOff();
    if (switched.current === form) onBlocked(form, event.timeStamp);
  });
}

const submitButtonIn = (event: Event) =>
  event
    .composedPath()
    .find(
      (it): it is HTMLButtonElement | HTMLInputElement =>
        it instanceof Element && it.matches('button, input') && isSubmit(it),
    );

/** The form that an author has put into the element. */
export const formIn = (host: HTMLElement): HTMLFormElement | null => host.querySelector('form');
