import { useLayoutEffect } from 'react';
import { type Sleeper, WAKE } from './signals';

const ANSWERS = Symbol('wb.methods');

type Answers = Record<string, (...given: any[]) => unknown>;

interface Answering extends Sleeper {
  [ANSWERS]?: Answers;
}

/** The function on an element's class for one method of its contract. */
export const methodOf = (name: string) =>
  function call(this: Answering, ...given: unknown[]) {
    this[WAKE]?.();
    return this[ANSWERS]?.[name]?.(...given);
  };

/** In a component: implements the methods of its contract. */
export function useMethods(host: HTMLElement, answers: Answers) {
  useLayoutEffect(() => {
    (host as Answering)[ANSWERS] = answers;
  });
}
