import { useEffect, useRef, useState } from 'react';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { useLatest } from '../../../shared/react/hooks/use-latest';
import { joined } from './chosen-file';
import { filesIn, setFiles } from './input-files';

/**
 * The files of a native input, which is the one source of truth. With `multiple`, files from the
 * browser's picker are added to those that are there; files that a script sets replace them.
 *
 * @param onChange called with the files after each change, and those before it
 */
export function useFiles(
  host: HTMLElement,
  input: HTMLInputElement | undefined,
  onChange: (files: File[], before: File[]) => void,
): File[] {
  const [files, setCurrent] = useState<File[]>([]);
  const kept = useRef<File[]>([]);
  const latest = useLatest(onChange);

  const settle = () => {
    const before = kept.current;
    const now = filesIn(input);
    if (now.length === before.length && now.every((file, at) => file === before[at])) return;
    kept.current = now;
    setCurrent(now);
    latest.current(now, before);
  };

  useEffect(() => {
    // Files may have been chosen before waking, or restored by the browser after Back.
    settle();
    const listen = (event: Event) => {
      if (!input || event.target !== input) return;
      // The browser's picker has replaced the files that were chosen before.
      if (event.isTrusted && input.multiple) {
        const now = filesIn(input);
        const all = joined(kept.current, now);
        if (all.length !== now.length) setFiles(input, all);
      }
      settle();
    };
    // In the capture phase, so that the page's own listeners find all files in the input.
    for (const type of ['input', 'change']) host.addEventListener(type, listen, true);
    return () => {
      for (const type of ['input', 'change']) host.removeEventListener(type, listen, true);
    };
  }, [host, input]);
  useFormReset(host, settle);
  return files;
}
