import { type Outcome, successIn } from '../../../shared/net/outcome';
import { noAnswerError, type NoAnswerTexts } from '../account-errors';

export interface CodeTexts extends NoAnswerTexts {
  fail: string;
  invalid: string;
}

/**
 * What the visitor is told of a code that was sent (spec 8); empty when it was right. An answer with a
 * good status that denies success means a wrong code, too.
 */
export function codeErrors(outcome: Outcome, texts: CodeTexts): string[] {
  const { ok, status, body } = outcome;
  if (!status) return [noAnswerError(outcome, texts) || texts.fail];
  if (ok && successIn(body) !== false) return [];
  return [status === 404 ? texts.fail : texts.invalid];
}

/** Whether the developer should look into a code that was not taken. */
export const isServerFault = ({ status }: Outcome) => !status || status >= 500;
