import type { Props } from '../../../shared/contract/contract';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import type { form } from './form.contract';
import { type FormTexts, formTexts } from './form-texts';
import { type Step, stepsIn } from './steps';

/** The data that a form is drawn from, besides its attributes. */
export interface Content {
  texts: FormTexts;
  /** The name of the progress bar. */
  sending: string;
  /** Shown when the captcha was not solved. */
  captcha: string;
  /** Shown when the form was sent too fast. */
  again: string;
  /** Empty for a form without steps. */
  steps: Step[];
  moves: {
    previous: string;
    next: string;
    steps: string;
    /** With `{step}` and `{count}`. */
    at: string;
  };
}

export function readContent(host: Light, page: Page, props: Props<typeof form>): Content {
  const say = textsOf(page);
  return {
    texts: formTexts(props, say),
    sending: say('Sending'),
    captcha:
      props.captchaError || say('Please confirm that you are not a robot and send it again.'),
    again: say('Please try again in a moment.'),
    steps: props.type === 'multistep' ? stepsIn(host) : [],
    moves: {
      previous: props.previousText || say('Previous'),
      next: props.nextText || say('Next'),
      steps: say('Steps'),
      at: say('Step {step} of {count}'),
    },
  };
}
