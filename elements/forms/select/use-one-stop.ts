import { type RefObject, useEffect, useRef } from 'react';
import { useNative } from '../../../shared/hooks/use-native';

/**
 * Makes a button and the native control under it one stop for Tab: focus that comes to the control,
 * by its label or from a script, goes on to the button. It stays where the browser says what is
 * missing, since it stops saying it when focus leaves; the next key goes to the button.
 */
export function useOneStop(field: RefObject<HTMLElement | null>, control: HTMLElement | undefined) {
  const isToldOf = useRef(false);
  /** The author's own tabindex, which comes back when focus has left; undefined while it is there. */
  const own = useRef<string | null>(undefined);
  const button = () => field.current?.querySelector<HTMLElement>('[role=combobox]');

  const receive = () => {
    if (!control || !button()) return;
    if (own.current === undefined) own.current = control.getAttribute('tabindex');
    control.tabIndex = -1;
    if (control.matches(':focus') && !isToldOf.current) button()?.focus();
  };

  const restore = () => {
    isToldOf.current = false;
    if (!control || own.current === undefined) return;
    if (own.current === null) control.removeAttribute('tabindex');
    else control.setAttribute('tabindex', own.current);
    own.current = undefined;
  };

  // It may have been given the focus before this script was here.
  useEffect(() => {
    if (control?.matches(':focus')) {
      isToldOf.current = control.matches(':invalid');
      receive();
    }
    return restore;
  }, [control]);

  useNative(field, 'focusin', receive);
  useNative(field, 'focusout', ({ relatedTarget }) => {
    const isInside = relatedTarget === control || field.current?.contains(relatedTarget as Node);
    if (!isInside || !relatedTarget) restore();
  });
  useNative(control ?? null, 'invalid', () => {
    isToldOf.current = true;
  });
  useNative(control ?? null, 'keydown', (event) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const to = button();
    if (!to || ctrlKey || metaKey || /^(Tab|Shift|Alt|Escape)$/.test(key)) return;
    event.preventDefault();
    to.focus();
    const again = new KeyboardEvent('keydown', { key, altKey, bubbles: true, cancelable: true });
    if (to.dispatchEvent(again) && (key === 'Enter' || key === ' ')) to.click();
  });
}
