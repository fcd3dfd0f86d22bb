import { warn } from '../../../shared/foundation/warn';
import type { Control } from '../../../shared/browser/fields/field-error';
import { type Problem, problemOf } from './field-problem';
import { type FieldTexts, type FormTexts, problemText } from './form-texts';
import type { FormField } from './read-fields';

/** An invalid field and its error. */
export interface InvalidField {
  label: string;
  problem: Problem;
  text: string;
  controls: readonly Control[];
}

/** The texts of a form, and those of single fields by name. */
export interface ValidationTexts {
  texts: FormTexts;
  own: Readonly<Record<string, FieldTexts>>;
}

/** The error of a field; null when it is valid. */
export function validateField(
  { field, controls }: FormField,
  { texts, own }: ValidationTexts,
): InvalidField | null {
  const { name } = field;
  const problem = problemOf(field, (reason) =>
    warn(
      `pattern ${name} ${field.pattern}`,
      `<${controls[0]!.localName} name="${name}" pattern="${field.pattern}">: the pattern is no regular expression (${reason}), so every text is taken. Correct it; in a list such as [\\w.\\-] a hyphen needs a backslash.`,
    ),
  );
  if (!problem) return null;
  const ownTexts = Object.hasOwn(own, name) ? own[name] : undefined;
  const text = problemText(problem, field, texts, ownTexts);
  return { label: field.label || field.placeholder, problem, text, controls };
}
