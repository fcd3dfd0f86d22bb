import { type RefObject, useEffect, useRef } from 'react';
import { writeAttribute } from '../../shared/browser/html/authored';
import { SHOWN_PASSWORD } from './autofill';

/** Shows the passwords in an element's content while its checkbox is ticked. */
export function usePasswords(host: HTMLElement) {
  const box = useRef<HTMLInputElement>(null);
  const apply = () => setShown(host, box.current?.checked ?? false);
  const hide = () => {
    if (box.current) box.current.checked = false;
    apply();
  };
  // The checkbox may have been ticked before this script was loaded.
  useEffect(() => setShown(host, box.current?.checked ?? false), [host]);
  return { box, apply, hide };
}

interface ShowPasswordsProps {
  box: RefObject<HTMLInputElement | null>;
  label: string;
  onChange: () => void;
}

export function ShowPasswords({ box, label, onChange }: ShowPasswordsProps) {
  return (
    <label className="show-passwords" part="show-password">
      <input ref={box} type="checkbox" onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}

function setShown(host: HTMLElement, isShown: boolean) {
  const hidden = 'input[type=password]';
  const inputs = host.querySelectorAll<HTMLInputElement>(
    isShown ? hidden : `input[${SHOWN_PASSWORD}]`,
  );
  for (const input of inputs) {
    input.toggleAttribute(SHOWN_PASSWORD, isShown);
    writeAttribute(input, 'type', isShown ? 'text' : 'password');
  }
}
