import { fileProblem } from '../file-limits';
import type { Field } from './field';
import { matches } from './pattern';

/** The problems of a field, in the order in which they are checked (spec 5). */
export type Problem =
  | 'required'
  | 'min'
  | 'max'
  | 'pattern'
  | 'email'
  | 'fileSize'
  | 'fileType'
  | 'browser';

/**
 * The first problem of a field, or null.
 *
 * @param onBadPattern called when the pattern is an invalid regular expression, and so allows everything
 */
export function problemOf(field: Field, onBadPattern: (reason: string) => void): Problem | null {
  const { browser } = field;
  if (browser.isExempt) return null;
  // The visitor sees the typed text, so the error 'required' would be wrong.
  if (browser.isUnreadable) return 'browser';
  if (isEmpty(field)) return field.required ? 'required' : browser.message ? 'browser' : null;
  return (
    numberProblem(field) ??
    textProblem(field, onBadPattern) ??
    sizeProblem(field) ??
    (browser.message ? 'browser' : null)
  );
}

/** White space alone counts as empty, except in a password. */
function isEmpty({ type, isChoice, values, files }: Field): boolean {
  if (type === 'file') return files.length === 0;
  if (isChoice) return !values.some((value) => value.trim());
  const [value = ''] = values;
  return (type === 'password' ? value : value.trim()) === '';
}

function numberProblem({ type, values, min, max }: Field): Problem | null {
  if (type !== 'number') return null;
  const value = Number(values[0]);
  if (min !== null && value < min) return 'min';
  return max !== null && value > max ? 'max' : null;
}

function textProblem(
  { type, values: [value = ''], pattern, browser }: Field,
  onBadPattern: (reason: string) => void,
): Problem | null {
  const isEmail = type === 'email';
  if (pattern && !matches(pattern, value, onBadPattern)) return isEmail ? 'email' : 'pattern';
  if (!browser.isMistyped) return null;
  return isEmail ? 'email' : 'browser';
}

function sizeProblem({ type, files, maxSize, accept }: Field): Problem | null {
  const problem = type === 'file' ? fileProblem(files, maxSize, accept) : null;
  return problem && (problem === 'size' ? 'fileSize' : 'fileType');
}
