import { useEffect, useState } from 'react';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { chosenIn } from './chosen-options';
import type { Choices } from './read-select';

/** The indexes of the chosen options, and a function that reads them again from the native select. */
export function useChosen(host: HTMLElement, choices: Choices) {
  const select = choices.node as HTMLSelectElement | undefined;
  const [chosen, setChosen] = useState(choices.first);

  const refresh = () => {
    const now = select ? chosenIn(select) : [];
    setChosen((before) => (before.join() === now.join() ? before : now));
  };

  // The choice may differ after waking, after Back, and with new options.
  useEffect(refresh, [choices]);
  useFormReset(host, refresh);
  return { chosen, refresh };
}
