import { type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { useNative } from '../../../shared/hooks/use-native';
import { isSubmit } from './form-members';

/**
 * From the first thing a visitor does in the form on, it is checked here and not by the browser;
 * until then, and without script, the browser checks it.
 *
 * @param blocked what the browser refused to send while the element was asleep
 */
export function useTakeOver(
  host: HTMLElement,
  slot: RefObject<HTMLSlotElement | null>,
  blocked: (form: HTMLFormElement) => void,
) {
  const taken = useRef<HTMLFormElement | null>(null);

  const take = () => {
    const form = formIn(host);
    if (!form || form.noValidate) return;
    form.toggleAttribute('novalidate', true);
    taken.current = form;
  };

  const latest = useLatest(take);
  useEffect(() => {
    const onFocus = () => latest.current();
    // Not every browser gives focus to a button that is clicked.
    const onClick = (event: Event) => submitButtonIn(event) && latest.current();
    if (host.matches(':focus-within')) onFocus();
    host.addEventListener('focusin', onFocus);
    host.addEventListener('click', onClick);
    return () => {
      host.removeEventListener('focusin', onFocus);
      host.removeEventListener('click', onClick);
      taken.current?.toggleAttribute('novalidate', false);
      taken.current = null;
    };
  }, [host]);

  // A click that is repeated begins at the slot; a real one on slotted content never does.
  useNative(slot, 'click', (event) => {
    if (event.target !== slot.current) return;
    const button = submitButtonIn(event);
    const form = formIn(host);
    const isOwn = button?.form === form && !button?.formNoValidate;
    if (!button || !form || !isOwn || !form.matches(':invalid')) return;
    take();
    if (taken.current === form) blocked(form);
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
