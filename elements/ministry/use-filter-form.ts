import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { drawNow } from '../../shared/react/draw-now';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { useNative } from '../../shared/react/hooks/use-native';
import { choiceInForm } from './choice-in-address';
import { fill, forgetRestored, formOf, isChosen, isTouched } from './filter-form';
import type { Choice } from './item';

interface Filtering {
  host: HTMLElement;
  /** The filter form is in it, or slotted into it. */
  box: RefObject<HTMLElement | null>;
  prefix: string;
  /** What holds of each filter. */
  choice: Choice;
  /** What the drawn form offers. */
  options: object;
  /** Whether the form is sent instead of answered here. */
  isServers: boolean;
  onChoice: (choice: Choice, how: 'typed' | 'done') => void;
}

/** Has a filter form show what holds, and answers it: here, or by sending it when a word is chosen. */
export function useFilterForm(filtering: Filtering): void {
  const { host, box, prefix, choice, options, isServers, onChoice } = filtering;
  const key = JSON.stringify(choice);
  const take = (form: HTMLFormElement, how: 'typed' | 'done') =>
    onChoice(choiceInForm(form, prefix, Object.keys(choice)), how);
  // By itself React would draw in a task of its own, a frame after that of the field.
  const takeNow: typeof take = (form, how) => drawNow(() => take(form, how));

  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    const form = formOf(host);
    const before = shown.current;
    shown.current = key;
    if (!form) return;
    // While it slept, the visitor may have chosen already; what is only typed, no server is told yet.
    if (before === undefined && isTouched(form)) {
      if (!isServers) take(form, 'done');
      else if (isChosen(form)) form.requestSubmit();
      else forgetRestored(form);
    } else if (!isServers || before !== key) fill(form, prefix, choice);
  }, [host, prefix, key, options]);

  const latest = useLatest(choice);
  useEffect(() => {
    if (!isServers) return;
    // A page that is kept shows what was chosen when it was left, above the items of its own choice.
    const back = ({ persisted }: PageTransitionEvent) => {
      const form = formOf(host);
      if (form && persisted) fill(form, prefix, latest.current);
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [host, prefix, isServers, latest]);

  useNative(box, 'change', ({ target }) => {
    const form = formOf(host);
    if (!form || !(target instanceof HTMLElement) || !form.contains(target)) return;
    if (!isServers) takeNow(form, 'done');
    else if (target.localName === 'select') form.requestSubmit();
  });
  useNative(box, 'input', ({ target }) => {
    const form = formOf(host);
    if (form && !isServers && target instanceof HTMLInputElement && form.contains(target))
      takeNow(form, 'typed');
  });
  useNative(box, 'submit', (event) => {
    const form = formOf(host);
    if (!form || isServers || event.target !== form || event.defaultPrevented) return;
    event.preventDefault();
    takeNow(form, 'done');
  });
}
