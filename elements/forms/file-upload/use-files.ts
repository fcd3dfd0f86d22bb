import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '../../../shared/hooks/use-form-reset';
import { useLatest } from '../../../shared/hooks/use-latest';
import { joined } from './chosen-file';
import { filesIn, hold } from './held-files';

/**
 * The files of a native input, which is their one source of truth. What a visitor chooses with the
 * browser's picker comes to those that are there, where several may be; what a script sets, stands.
 *
 * @param answer told of the files after each change, those of before beside them
 */
export function useFiles(
  host: HTMLElement,
  input: HTMLInputElement | undefined,
  answer: (files: File[], before: File[]) => void,
): File[] {
  const [files, setFiles] = useState<File[]>([]);
  const kept = useRef<File[]>([]);
  const latest = useLatest(answer);

  const settle = () => {
    const before = kept.current;
    const now = filesIn(input);
    if (now.length === before.length && now.every((file, at) => file === before[at])) return;
    kept.current = now;
    setFiles(now);
    latest.current(now, before);
  };

  useEffect(() => {
    // Chosen while asleep, or restored by the browser after Back.
    settle();
    const onChange = (event: Event) => {
      if (!input || event.target !== input) return;
      // The browser's picker replaces what was chosen before; a script means what it sets.
      if (event.isTrusted && input.multiple) {
        const now = filesIn(input);
        const all = joined(kept.current, now);
        if (all.length !== now.length) hold(input, all);
      }
      settle();
    };
    // Capturing, so that the page's own listeners find all files in the input.
    for (const type of ['input', 'change']) host.addEventListener(type, onChange, true);
    return () => {
      for (const type of ['input', 'change']) host.removeEventListener(type, onChange, true);
    };
  }, [host, input]);
  useFormReset(host, settle);
  return files;
}
