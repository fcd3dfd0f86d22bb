import type { Attribute } from '../../shared/contract/attribute';
import type { Page } from '../../shared/content/page';
import { textsOf } from '../../shared/foundation/texts';
import type { NoAnswerTexts, OutcomeTexts } from './account-errors';
import type { accountAttributes, waitingAttributes } from './attributes';
import type { Problem } from './checks';

/** The errors of a form that is not sent. */
export interface ProblemTexts {
  problems: Record<Problem<unknown>['kind'], string>;
  /** Shown beside each empty field. */
  field: string;
}

export interface AccountTexts extends ProblemTexts, OutcomeTexts {
  showPassword: string;
}

/** The values of those attributes that are texts. */
type TextsOf<Attributes> = {
  [K in keyof Attributes as Attributes[K] extends Attribute<string> ? K : never]: string;
};

/** The texts of an account form: from its attributes, else the page, else spec 5 and 8. */
export function accountTexts(page: Page, own: TextsOf<typeof accountAttributes>): AccountTexts {
  const text = textsOf(page);
  return {
    problems: {
      empty: own.errorEmpty || text('Please fill in the mandatory fields'),
      match: own.errorPassmatch || text('Passwords do not match'),
      length: own.errorPasslength || text('Password should be at least 6 characters'),
    },
    field: own.errorField || text('Please fill in this field.'),
    showPassword: own.showPasswordText || text('Show password'),
    unknown: own.errorUnknown || text('An error has occured.'),
    status: (status) =>
      (own.errorStatus || text('An error has occured. {status}')).replaceAll(
        '{status}',
        String(status),
      ),
    ...noAnswerTexts(page, own),
  };
}

/** The errors shown when no answer comes. */
export function noAnswerTexts(page: Page, own: TextsOf<typeof waitingAttributes>): NoAnswerTexts {
  const text = textsOf(page);
  return {
    timeout: own.errorTimeout || text('The server did not answer in time. Please try again.'),
    network: (message) => own.errorNetwork || text(message),
  };
}
