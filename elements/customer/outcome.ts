import { type Answer, errorsIn, successIn } from '../../shared/net/answer';

/** What came of a form that was sent. */
export type Outcome =
  | { ok: true }
  | {
      ok: false;
      /** Of HTTP; 0 when no answer came. */
      status: number;
      /** What the visitor is told. */
      errors: string[];
      /** What the site's developer should look into, as a part of a sentence; empty for everyday refusals. */
      oddity: string;
    };

/** What is said of an answer that is no good news. */
export interface OutcomeTexts {
  unknown: string;
  status: (status: number) => string;
  timeout: string;
  /** @param message the browser's own words */
  network: (message: string) => string;
}

/**
 * Reads an answer to an account form, in the words of spec 8.
 *
 * @param explained statuses whose own errors are shown in place of the status
 */
export function accountOutcome(
  answer: Answer,
  texts: OutcomeTexts,
  explained: readonly number[],
): Outcome {
  if (!answer.came) return noAnswer(answer, texts);
  const { ok, status, body } = answer;
  const [success, given] = [successIn(body), errorsIn(body)];
  if (ok && success) return { ok: true };
  const fallback = ok ? texts.unknown : texts.status(status);
  const errors = given.length && (ok || explained.includes(status)) ? given : [fallback];
  return { ok: false, status, errors, oddity: success === null ? oddityOf(answer) : '' };
}

/** An answer that never came. */
export function noAnswer(answer: Answer & { came: false }, texts: OutcomeTexts): Outcome {
  const isLate = answer.reason === 'timeout';
  const text = isLate ? texts.timeout : texts.network(answer.message);
  const oddity = isLate ? 'no answer came in time' : `no answer came (${answer.message})`;
  return { ok: false, status: 0, errors: [text || texts.unknown], oddity };
}

function oddityOf({ status, body }: Answer & { came: true }) {
  if (body === undefined) return `the server answered ${status} with something that is not JSON`;
  return `the server answered ${status} without saying success: true or false`;
}
