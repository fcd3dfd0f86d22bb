import { acceptList } from '../../../shared/validation/file-limits';
import type { Field } from './field';
import type { Problem } from './problem';

/** The texts of one form: its attributes, else the page's words, else the specification's sentences. */
export interface Texts {
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

/** What a form's author may say otherwise for all its fields, or for one. */
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

/** @param say the page's words for a sentence */
export function textsFor(given: Given, say: (sentence: string) => string): Texts {
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
    min: given.minNumError || say('Selected quantity is less than stock status, min:'),
    max: given.maxNumError || say('Selected quantity is more than stock status, max:'),
    fileSize: given.fileMaxSizeError || say('This file exceeds the maximum allowed size.'),
    fileType: given.fileTypeError || say('Only files with the following extensions are allowed:'),
  };
}

/** What is said of one field, beside it; a limit stands behind the text that speaks of it. */
export function fieldText(
  problem: Problem,
  { min, max, maxSize, accept, browser }: Field,
  texts: Texts,
  own: FieldTexts = {},
): string {
  switch (problem) {
    case 'required':
      return own.requiredError || texts.required;
    case 'min':
      return `${own.minNumError || texts.min} ${min}`;
    case 'max':
      return `${own.maxNumError || texts.max} ${max}`;
    case 'pattern':
      return own.patternError || texts.invalid;
    case 'email':
      return own.patternError || texts.invalidEmail;
    case 'fileSize':
      return `${own.fileMaxSizeError || texts.fileSize} ${maxSize} MB`;
    case 'fileType':
      return `${own.fileTypeError || texts.fileType} ${acceptList(accept).join(', ')}`;
    default:
      return browser.message || texts.invalid;
  }
}

/** What is said of the form as a whole: something is missing, else an e-mail address, else anything. */
export function formText(problems: readonly Problem[], texts: Texts): string {
  if (problems.includes('required')) return texts.empty;
  return problems.includes('email') ? texts.invalidEmail : texts.invalid;
}
