import { warn } from '../../../shared/foundation/warn';
import { isJsonObject, propertyIn } from '../../../shared/foundation/json-object';
import type { FieldTexts } from './form-texts';

const NAMES = [
  'minNumError',
  'maxNumError',
  'fileMaxSizeError',
  'fileTypeError',
  'requiredError',
  'patternError',
] as const;

/** Reads the attribute `fields`: texts by field name. Malformed fields are left out, with one warning. */
export function readFieldTexts(given: unknown): Readonly<Record<string, FieldTexts>> {
  if (!isJsonObject(given)) {
    if (given !== undefined && given !== null) warnOfFields('it is no object', given);
    return {};
  }
  return Object.fromEntries(
    Object.entries(given).map(([name, texts]) => {
      if (!isJsonObject(texts)) warnOfFields(`"${name}" is no object`, given);
      return [name, isJsonObject(texts) ? textsIn(texts) : {}];
    }),
  );
}

function textsIn(table: Record<string, unknown>): FieldTexts {
  const texts: FieldTexts = {};
  for (const name of NAMES) {
    const text = propertyIn(table, name);
    if (typeof text === 'string') texts[name] = text;
  }
  return texts;
}

function warnOfFields(problem: string, given: unknown) {
  const shown = shortened(given);
  warn(
    `wb-form fields ${shown}`,
    `<wb-form fields='${shown}'>: ${problem}, so the texts of all fields are used there. Write the texts of each field by its name, such as {"age": {"minNumError": "Too young:"}}.`,
  );
}

/** Any value that a page script may have set, as a short text. */
function shortened(value: unknown): string {
  try {
    return (JSON.stringify(value) ?? typeof value).slice(0, 60);
  } catch {
    return typeof value;
  }
}
