import { warn } from '../../../shared/dev/warn';
import type { FieldTexts } from './wording';

const NONE: Readonly<Record<string, FieldTexts>> = {};
const WORDS = [
  'minNumError',
  'maxNumError',
  'fileMaxSizeError',
  'fileTypeError',
  'requiredError',
  'patternError',
] as const;

/** The attribute `fields`, whatever is in it: what is no text of a field is left out, and said once. */
export function ownTexts(given: unknown): Readonly<Record<string, FieldTexts>> {
  if (!isTable(given)) {
    if (given !== undefined && given !== null) tell('it is no object', given);
    return NONE;
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, texts]) => {
      if (!isTable(texts)) tell(`"${name}" is no object`, given);
      return [name, isTable(texts) ? textsIn(texts) : {}];
    }),
  );
}

function textsIn(table: Record<string, unknown>): FieldTexts {
  const texts: FieldTexts = {};
  for (const word of WORDS) {
    const text = Object.hasOwn(table, word) ? table[word] : undefined;
    if (typeof text === 'string') texts[word] = text;
  }
  return texts;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tell(what: string, given: unknown) {
  const shown = shortened(given);
  warn(
    `wb-form fields ${shown}`,
    `<wb-form fields='${shown}'>: ${what}, so the texts of all fields are used there. Write the texts of each field by its name, such as {"age": {"minNumError": "Too young:"}}.`,
  );
}

/** A page script may have set anything. */
function shortened(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 60);
  } catch {
    return typeof value;
  }
}
