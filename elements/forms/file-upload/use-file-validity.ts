import { useEffect, useLayoutEffect, useRef } from 'react';
import { setFieldError } from '../../../shared/browser/fields/field-error';

/**
 * Sets the custom validity of a file input, for the browser's validation and for a form's. Clears only
 * its own error, not one that a page script has set.
 *
 * @param error empty when the input is valid
 * @param isShown whether the error is shown beside the field; otherwise a form around it does so
 */
export function useFileValidity(
  input: HTMLInputElement | undefined,
  error: string,
  isShown: boolean,
) {
  const reported = useRef('');

  const report = (text: string) => {
    if (!input) return;
    if (text || (reported.current && input.validationMessage === reported.current))
      input.setCustomValidity(text);
    reported.current = text;
  };

  useLayoutEffect(() => report(error), [input, error]);
  useEffect(() => {
    if (!input || !error || !isShown) return undefined;
    setFieldError([input], error);
    return () => setFieldError([input], null);
  }, [input, error, isShown]);
  return report;
}
