import type { ProblemTexts } from './account-texts';
import { type Check, problemIn } from './checks';
import { type FormField, firstInvalid } from './form-fields';

/** Why a form is not sent. */
export interface Objection {
  /** Said below the form. */
  text: string;
  /** Said beside each of the fields. */
  beside: string;
  fields: FormField[];
}

/**
 * What speaks against sending a form: the rules of spec 5, then what the browser itself knows of its
 * fields, such as an e-mail address that is none; null when nothing does.
 */
export function objectionTo(
  fields: FormField[],
  checks: readonly Check[],
  texts: ProblemTexts,
): Objection | null {
  const problem = problemIn(fields, checks);
  if (problem) {
    const text = texts.problems[problem.kind];
    return { text, beside: problem.kind === 'empty' ? texts.field : text, fields: problem.fields };
  }
  const invalid = firstInvalid(fields.map(({ control }) => control));
  if (!invalid) return null;
  const text = invalid.validationMessage;
  return { text, beside: text, fields: fields.filter(({ control }) => control === invalid) };
}
