import type { Page } from '../../shared/element/page';
import { textsOf } from '../../shared/text/texts';
import type { Problem } from './checks';
import type { OutcomeTexts } from './outcome';

/** What a form says before it is sent. */
export interface ProblemTexts {
  problems: Record<Problem<unknown>['kind'], string>;
  /** Beside each empty field. */
  field: string;
}

interface Own {
  errorEmpty: string;
  errorPassmatch: string;
  errorPasslength: string;
  errorField: string;
  errorUnknown: string;
  errorStatus: string;
  errorTimeout: string;
  errorNetwork: string;
}

/** The texts of an account form: of its attributes, else of the page, else of spec 5 and 8. */
export function accountTexts(page: Page, own: Own): ProblemTexts & OutcomeTexts {
  const text = textsOf(page);
  return {
    problems: {
      empty: own.errorEmpty || text('Please fill in the mandatory fields'),
      match: own.errorPassmatch || text('Passwords do not match'),
      length: own.errorPasslength || text('Password should be at least 6 characters'),
    },
    field: own.errorField || text('Please fill in this field.'),
    unknown: own.errorUnknown || text('An error has occured.'),
    status: (status) =>
      (own.errorStatus || text('An error has occured. {status}')).replaceAll(
        '{status}',
        String(status),
      ),
    ...waitingTexts(page, own),
  };
}

/** What is said when no answer comes. */
export function waitingTexts(
  page: Page,
  own: Pick<Own, 'errorTimeout' | 'errorNetwork'>,
): Pick<OutcomeTexts, 'timeout' | 'network'> {
  const text = textsOf(page);
  return {
    timeout: own.errorTimeout || text('The server did not answer in time. Please try again.'),
    network: (message) => own.errorNetwork || text(message),
  };
}
