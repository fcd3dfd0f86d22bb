import { warn } from '../../../../shared/foundation/warn';
import type { FieldRecord } from '../field';

/** The token of a solved captcha, or why there is none. */
export type Solution = { token: string } | { problem: string };

/** The token as a record. Spec 5 gives it the same name for every provider. */
export const tokenRecord = (token: string): FieldRecord => ({
  name: 'g-recaptcha-response',
  value: token,
  required: true,
  type: 'captcha',
  label: '',
});

/** Warns the developer of a captcha that failed, unless a visitor just did not solve it. */
export function warnOfCaptcha(provider: string, problem: string) {
  if (/^(close|dismissed|expired|chalexpired|not solved)$/.test(problem)) return;
  warn(
    `wb-form captcha ${provider} ${problem}`,
    `<wb-form captcha="${provider}">: no captcha came of it (${problem}), so the form was not sent, and nothing typed was lost. Check the sitekey, and that the page's policy allows the provider's scripts and frames.`,
  );
}
