import { LIMIT_TEXTS, withLimit } from '../../../shared/foundation/limit-texts';
import { acceptList } from '../file-limits';
import type { Field } from './field';
import type { Problem } from './field-problem';

/** The texts of one form: its attributes, else the page's words, else the specification's sentences. */
export interface FormTexts {
  success: string;
  error: string;
  empty: string;
  invalid: string;
  invalidEmail: string;
  required: string;
  min: string;
  max: string;
  fileSize: string;
  fileType: string;
}

/** The texts that an author may replace, for all fields or for one. */
export interface FieldTexts {
  minNumError?: string;
  maxNumError?: string;
  fileMaxSizeError?: string;
  fileTypeError?: string;
  requiredError?: string;
  patternError?: string;
}

interface Given extends FieldTexts {
  success: string;
  error: string;
  empty: string;
  invalid: string;
  invalidEmail: string;
  messages: 'newest' | 'classic';
}

const CHECK = 'Please check your entry and try again';

/** @param say gives the page's text for a sentence */
export function formTexts(given: Given, say: (sentence: string) => string): FormTexts {
  const isClassic = given.messages === 'classic';
  const empty = given.empty || say(isClassic ? CHECK : 'Please fill in the required fields');
  return {
    success: given.success || say('Your email was sent successfully'),
    error: given.error || say('Your email was not sent'),
    empty,
    invalid: isClassic ? empty : given.invalid || say(CHECK),
    invalidEmail: isClassic
      ? empty
      : given.invalidEmail || say('Please enter a valid email address (e.g., name@example.com)'),
    required: say('Please fill in this field'),
    min: given.minNumError || say(LIMIT_TEXTS.min),
    max: given.maxNumError || say(LIMIT_TEXTS.max),
    fileSize: given.fileMaxSizeError || say(LIMIT_TEXTS.fileSize),
    fileType: given.fileTypeError || say(LIMIT_TEXTS.fileType),
  };
}

/** The error beside a field. A text about a limit is followed by the limit. */
export function problemText(
  problem: Problem,
  { min, max, maxSize, accept, browser }: Field,
  texts: FormTexts,
  own: FieldTexts = {},
): string {
  switch (problem) {
    case 'required':
      return own.requiredError || texts.required;
    case 'min':
      return withLimit(own.minNumError || texts.min, min);
    case 'max':
      return withLimit(own.maxNumError || texts.max, max);
    case 'pattern':
      return own.patternError || texts.invalid;
    case 'email':
      return own.patternError || texts.invalidEmail;
    case 'fileSize':
      return withLimit(own.fileMaxSizeError || texts.fileSize, `${maxSize} MB`);
    case 'fileType':
      return withLimit(own.fileTypeError || texts.fileType, acceptList(accept).join(', '));
    default:
      return browser.message || texts.invalid;
  }
}

/** The error of the whole form: for missing values, else for e-mail addresses, else for the rest. */
export function summaryText(problems: readonly Problem[], texts: FormTexts): string {
  if (problems.includes('required')) return texts.empty;
  return problems.includes('email') ? texts.invalidEmail : texts.invalid;
}
