import type { Light } from '../../shared/element/light';
import type { Page } from '../../shared/element/page';
import type { FormRule } from './form-rules';
import { inside } from './inside';

const CONTROLS = ['input', 'select', 'textarea'];

/**
 * Tells the author of a page which of an element's forms could not do what they are for, with or
 * without script; one warning for each kind of mistake.
 */
export function heedForms(
  tag: string,
  host: Light,
  page: Pick<Page, 'warn'>,
  ruleOf: (form: Light) => FormRule,
) {
  const say = (mistake: string, message: string) => page.warn(`${tag} ${mistake}`, message);
  const forms = inside(host, ['form']);
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
    const names = new Set(inside(form, CONTROLS).map((control) => control.attribute('name')));
    const missing = ruleOf(form).needs.filter((name) => !names.has(name));
    if (missing.length) {
      say(
        missing.join(),
        `<${tag} >: a form in it has no field named ${missing.join(' or ')}, so the server could only refuse it. Name the field so.`,
      );
    }
  }
}
