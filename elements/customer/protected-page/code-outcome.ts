import { type Answer, successIn } from '../../../shared/net/answer';
import { noAnswer, type Outcome, type OutcomeTexts } from '../outcome';

interface CodeTexts extends Pick<OutcomeTexts, 'timeout' | 'network'> {
  fail: string;
  invalid: string;
}

/** Reads an answer to a code (spec 8). One that is fine and yet denies success means a wrong code, too. */
export function codeOutcome(answer: Answer, texts: CodeTexts): Outcome {
  if (!answer.came) return noAnswer(answer, { ...texts, unknown: texts.fail, status: String });
  const { ok, status, body } = answer;
  if (ok && successIn(body) !== false) return { ok };
  const oddity = status >= 500 ? `the server answered ${status}` : '';
  return { ok: false, status, errors: [status === 404 ? texts.fail : texts.invalid], oddity };
}
