import type { ProblemTexts } from './account-texts';
import { type Check, findProblem } from './checks';
import { type FormField, firstInvalid } from './form-fields';

/** Why a form is not sent. */
export interface Refusal {
  /** Shown below the form. */
  text: string;
  /** Shown beside each of the fields. */
  beside: string;
  fields: FormField[];
}

/**
 * Checks a form: first the rules of spec 5, then what the browser itself finds wrong, such as an
 * invalid e-mail address; null when it may be sent.
 */
export function validate(
  fields: FormField[],
  checks: readonly Check[],
  texts: ProblemTexts,
): Refusal | null {
  const problem = findProblem(fields, checks);
  if (problem) {
    const text = texts.problems[problem.kind];
    return { text, beside: problem.kind === 'empty' ? texts.field : text, fields: problem.fields };
  }
  const invalid = firstInvalid(fields.map(({ control }) => control));
  if (!invalid) return null;
  const text = invalid.validationMessage;
  return { text, beside: text, fields: fields.filter(({ control }) => control === invalid) };
}
