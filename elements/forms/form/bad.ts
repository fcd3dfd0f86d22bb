import { warn } from '../../../shared/dev/warn';
import type { Control } from '../../../shared/page/field-error';
import { type Problem, problemOf } from './problem';
import type { Found } from './read-fields';
import { type FieldTexts, fieldText, type Texts } from './wording';

/** A field that is wrong, and what is said of it. */
export interface Bad {
  label: string;
  problem: Problem;
  text: string;
  controls: readonly Control[];
}

/** The texts of a form, and those of single fields by name. */
export interface Words {
  texts: Texts;
  own: Readonly<Record<string, FieldTexts>>;
}

/** What is wrong with a field, in words; null for nothing. */
export function badOf({ field, controls }: Found, { texts, own }: Words): Bad | null {
  const { name } = field;
  const problem = problemOf(field, (reason) =>
    warn(
      `pattern ${name} ${field.pattern}`,
      `<${controls[0]!.localName} name="${name}" pattern="${field.pattern}">: the pattern is no regular expression (${reason}), so every text is taken. Correct it; in a list such as [\\w.\\-] a hyphen needs a backslash.`,
    ),
  );
  if (!problem) return null;
  const text = fieldText(problem, field, texts, Object.hasOwn(own, name) ? own[name] : undefined);
  return { label: field.label || field.placeholder, problem, text, controls };
}
