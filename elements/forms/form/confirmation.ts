import { warn } from '../../../shared/dev/warn';
import type { FieldRecord } from './field';

/** A solved captcha among the records; every provider's under the one name that spec 5 gives. */
export const tokenRecord = (token: string): FieldRecord => ({
  name: 'g-recaptcha-response',
  value: token,
  required: true,
  type: 'captcha',
  label: '',
});

/** Tells the developer why a captcha gave nothing, unless a visitor just did not solve it. */
export function warnOfCaptcha(provider: string, problem: string) {
  if (/^(close|dismissed|expired|chalexpired|not solved)$/.test(problem)) return;
  warn(
    `wb-form captcha ${provider} ${problem}`,
    `<wb-form captcha="${provider}">: no captcha came of it (${problem}), so the form was not sent, and nothing typed was lost. Check the sitekey, and that the page's policy allows the provider's scripts and frames.`,
  );
}
