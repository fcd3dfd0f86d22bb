import { type Outcome, successIn } from '../../../shared/browser/network/outcome';
import { noAnswerError, type NoAnswerTexts } from '../account-errors';

export interface CodeTexts extends NoAnswerTexts {
  fail: string;
  invalid: string;
}

/**
 * The errors shown after a code was sent (spec 8); empty when the code was right. `success: false`
 * with a good status also means a wrong code.
 */
export function codeErrors(outcome: Outcome, texts: CodeTexts): string[] {
  const { ok, status, body } = outcome;
  if (!status) return [noAnswerError(outcome, texts) || texts.fail];
  if (ok && successIn(body) !== false) return [];
  return [status === 404 ? texts.fail : texts.invalid];
}

/** Whether to warn the developer of a code that was not accepted. */
export const isServerFault = ({ status }: Outcome) => !status || status >= 500;
