import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../shared/hooks/use-latest';
import { useNative } from '../../../shared/hooks/use-native';
import { type Control, fieldErrorOf, setFieldError } from '../../../shared/page/field-error';
import { type Bad, badOf, type Words } from './bad';
import { fieldsIn, type Found } from './read-fields';
import { usePress } from './use-press';

/**
 * Checks a form's fields: all when it is sent, one when it is left after something was changed in it,
 * and one that is wrong with every change, so that it is no longer called wrong once it is right.
 */
export function useChecks(slot: RefObject<HTMLSlotElement | null>, words: Words) {
  const latest = useLatest(words);
  const [bad, setBad] = useState<readonly Bad[]>([]);
  const changed = useRef(new WeakSet<Control>());
  const marked = useRef(new Set<readonly Control[]>());

  const say = (controls: readonly Control[], text: string | null) => {
    setFieldError(controls, text);
    for (const one of marked.current) if (one[0] === controls[0]) marked.current.delete(one);
    if (text !== null) marked.current.add(controls);
  };

  const checkOne = (found: Found) => {
    const problem = badOf(found, latest.current);
    say(found.controls, problem?.text ?? null);
    setBad((before) => replaced(before, found.controls, problem));
  };

  const clear = () => {
    for (const controls of marked.current) setFieldError(controls, null);
    marked.current.clear();
    changed.current = new WeakSet();
    setBad([]);
  };

  /** Checks these fields, and says of each beside it what is wrong. */
  const check = (found: readonly Found[]): Bad[] => {
    const all = found.flatMap((one) => {
      const problem = badOf(one, latest.current);
      say(one.controls, problem?.text ?? null);
      return problem ?? [];
    });
    setBad(all);
    return all;
  };

  const whenReleased = usePress(slot);
  useNative(slot, 'focusout', (event) => {
    const control = event.target as Control;
    const found = changed.current.has(control) && fieldOf(control);
    if (!found || found.controls.includes(event.relatedTarget as Control)) return;
    // What appears beside a field moves the button that is just being pressed.
    whenReleased(() => control.isConnected && checkOne(found));
  });
  const onChange = (event: Event) => {
    const control = event.target as Control;
    changed.current.add(control);
    const isWrong = control.localName && fieldErrorOf(control) !== null;
    const isChosen = event.type === 'change' && control.type === 'file';
    const found = isWrong || isChosen ? fieldOf(control) : undefined;
    if (found) checkOne(found);
  };
  useNative(slot, 'input', onChange);
  useNative(slot, 'change', onChange);

  const atEnd = useLatest(clear);
  useEffect(() => () => atEnd.current(), []);

  return { bad, check, clear };
}

const fieldOf = (control: Control): Found | undefined =>
  control.form ? fieldsIn(control.form).find((it) => it.controls.includes(control)) : undefined;

/** The list without a field that is right again; one that is wrong otherwise stays where it is. */
function replaced(all: readonly Bad[], [first]: readonly Control[], now: Bad | null) {
  return all.flatMap((one) => (one.controls[0] === first ? (now ?? []) : one));
}
