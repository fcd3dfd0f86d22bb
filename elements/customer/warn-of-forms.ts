import { descendants, type Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { FormRule } from './form-rules';

const CONTROLS = ['input', 'select', 'textarea'];

/**
 * Warns the author of forms that cannot work, with or without script; once for each kind of mistake.
 */
export function warnOfForms(
  tag: string,
  host: Light,
  page: Pick<Page, 'warn'>,
  ruleOf: (form: Light) => FormRule,
) {
  const say = (mistake: string, message: string) => page.warn(`${tag} ${mistake}`, message);
  const forms = descendants(host, ['form']);
  if (!forms.length) {
    say(
      'no form',
      `<${tag} >: there is no form in it, so there is nothing to send. Write a form with its fields and a button into it.`,
    );
  }
  for (const form of forms) {
    if (form.attribute('method')?.toLowerCase() !== 'post') {
      say(
        'method',
        `<${tag} >: a form in it has not method="post", so without script what is typed would stand in the address bar. Write the method.`,
      );
    }
    const names = new Set(descendants(form, CONTROLS).map((control) => control.attribute('name')));
    const missing = ruleOf(form).needs.filter((name) => !names.has(name));
    if (missing.length) {
      say(
        missing.join(),
        `<${tag} >: a form in it has no field named ${missing.join(' or ')}, so the server could only refuse it. Name the field so.`,
      );
    }
  }
}
