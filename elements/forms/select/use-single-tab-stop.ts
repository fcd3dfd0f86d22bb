import { type RefObject, useEffect, useRef, useState } from 'react';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { useNative } from '../../../shared/react/hooks/use-native';

/**
 * Makes a button and the native control under it a single tab stop. Focus that comes to the control, by
 * its label or from a script, goes on to the button. While the browser shows a validation message at the
 * control, focus stays there, or the message would close; the next key goes to the button.
 *
 * @returns whether the focus stays at the control now
 */
export function useSingleTabStop(
  field: RefObject<HTMLElement | null>,
  control: HTMLElement | undefined,
): boolean {
  const hasMessage = useRef(false);
  const [isAtControl, setAtControl] = useState(false);
  /** The author's own tabindex while ours replaces it; undefined otherwise. */
  const own = useRef<string | null>(undefined);
  const button = () => field.current?.querySelector<HTMLElement>('[role=combobox]');

  const receive = () => {
    if (!control || !button()) return;
    if (own.current === undefined) own.current = control.getAttribute('tabindex');
    writeAttribute(control, 'tabindex', '-1');
    const isAt = control.matches(':focus');
    setAtControl(isAt && hasMessage.current);
    if (isAt && !hasMessage.current) button()?.focus();
  };

  const restore = () => {
    hasMessage.current = false;
    setAtControl(false);
    if (!control || own.current === undefined) return;
    writeAttribute(control, 'tabindex', own.current);
    own.current = undefined;
  };

  // The control may have got the focus before this script was loaded.
  useEffect(() => {
    if (control?.matches(':focus')) {
      // Asked for by a form, not only empty: then the browser's message is there.
      hasMessage.current = control.matches(':user-invalid');
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
    hasMessage.current = true;
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

  return isAtControl;
}
