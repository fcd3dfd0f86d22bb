import { useEffect, useLayoutEffect, useRef } from 'react';
import { setFieldError } from '../../../shared/page/field-error';

/**
 * Makes an input valid or not: for the browser's own validation and for a form's. Beside the field it
 * is said only where no form says it. What a page script says of the input itself stays.
 *
 * @param problem what is wrong; empty when nothing is
 */
export function useProblem(input: HTMLInputElement | undefined, problem: string, isSaid: boolean) {
  const said = useRef('');

  const mark = (text: string) => {
    if (!input) return;
    if (text || (said.current && input.validationMessage === said.current))
      input.setCustomValidity(text);
    said.current = text;
  };

  useLayoutEffect(() => mark(problem), [input, problem]);
  useEffect(() => {
    if (!input || !problem || !isSaid) return undefined;
    setFieldError([input], problem);
    return () => setFieldError([input], null);
  }, [input, problem, isSaid]);
  return mark;
}
