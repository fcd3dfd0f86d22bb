import { errorsIn, type Outcome, successIn } from '../../shared/browser/network/outcome';

/** The errors shown when no answer came. */
export interface NoAnswerTexts {
  timeout: string;
  /** @param message the browser's own words */
  network: (message: string) => string;
}

/** The errors of a form that was not accepted. */
export interface OutcomeTexts extends NoAnswerTexts {
  /** When the server gives no reason. */
  unknown: string;
  status: (status: number) => string;
}

/**
 * The errors shown after an account form was sent, in the words of spec 8; empty when the form was
 * accepted.
 *
 * @param explained statuses whose own errors are shown in place of the status
 */
export function accountErrors(
  outcome: Outcome,
  texts: OutcomeTexts,
  explained: readonly number[] = [],
): string[] {
  const { ok, status, body } = outcome;
  if (!status) return [noAnswerError(outcome, texts) || texts.unknown];
  if (ok && successIn(body)) return [];
  const given = ok || explained.includes(status) ? errorsIn(body) : [];
  return given.length ? given : [ok ? texts.unknown : texts.status(status)];
}

/** The error shown when no answer came. */
export const noAnswerError = ({ kind, message }: Outcome, texts: NoAnswerTexts) =>
  kind === 'timeout' ? texts.timeout : texts.network(message);

/** Whether the answer lacks the flag `success`; then the developer is warned. */
export const isUnclear = ({ body }: Outcome) => successIn(body) === null;
