import { useEffect, useState } from 'react';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { chosenIn } from './chosen-options';
import type { Choices } from './read-select';

/**
 * The indexes of the chosen options, whether the browser marks the choice as wrong, and a function that
 * reads both again from the native select.
 */
export function useChosen(host: HTMLElement, choices: Choices) {
  const select = choices.node as HTMLSelectElement | undefined;
  const [chosen, setChosen] = useState(choices.first);
  const [isMarked, setMarked] = useState(false);

  const refresh = () => {
    const now = select ? chosenIn(select) : [];
    setChosen((before) => (before.join() === now.join() ? before : now));
    setMarked(select?.matches(':user-invalid') ?? false);
  };

  // The choice may differ after waking, after Back, and with new options.
  useEffect(refresh, [choices]);
  useFormReset(host, refresh);
  return { chosen, isMarked, refresh };
}
