import { type RefObject, useRef, useState } from 'react';
import { drawNow } from '../../shared/element/draw-now';
import { useNative } from '../../shared/hooks/use-native';
import { useSending } from '../../shared/hooks/use-sending';
import { type Answer, ask } from '../../shared/net/answer';
import type { ProblemTexts } from './account-texts';
import {
  clearForm,
  controlsIn,
  controlsOf,
  fieldsOf,
  type FormField,
  markFields,
  unmark,
} from './form-fields';
import type { FormRule } from './form-rules';
import { objectionTo } from './objection';
import type { Outcome } from './outcome';
import { addressOf, requestOf } from './request';
import { useBusyButtons } from './use-busy-buttons';
import { useCorrections } from './use-corrections';
import { useInvalid } from './use-invalid';
import { warnOfAnswer } from './warn-of-answer';

/** What follows when a form went well. */
export interface Aftermath {
  /** Said below the form. */
  success?: string;
  /** Leaves the page, after so many seconds; without it the form is emptied. */
  leave?: { after: number; go: () => void };
}

/** What an element wants of the forms in it. */
export interface JsonForm {
  host: HTMLElement;
  /** How long the server may take, in seconds. */
  timeout: number;
  texts: ProblemTexts;
  ruleOf: (form: HTMLFormElement) => FormRule;
  /** What is sent: null for no body, undefined when a listener does not want it sent. */
  bodyOf: (form: HTMLFormElement, fields: FormField[]) => object | null | undefined;
  read: (answer: Answer) => Outcome;
  succeeded: (form: HTMLFormElement) => Aftermath;
  failed: (form: HTMLFormElement, outcome: Outcome & { ok: false }) => void;
}

/** What stands below the forms. */
interface Said {
  errors?: readonly string[];
  successes?: readonly string[];
}

/** How many seconds a page that has been left may still be there: a download leaves it where it is. */
const LEAVING = 5;

const NOTHING: Said = {};

/** Sends the forms in a slot as JSON, one at a time, and says what came of it. */
export function useJsonForm(slot: RefObject<HTMLElement | null>, given: JsonForm) {
  const { host, timeout, texts } = given;
  const [said, setSaid] = useState(NOTHING);
  const [busy, setBusy] = useState<HTMLFormElement | null>(null);
  const below = useRef<HTMLDivElement>(null);
  const sending = useSending();
  useBusyButtons(host, busy);
  useCorrections(host, slot);

  /** What an answer says comes into view: the button that was pressed may stand far above it. */
  const say = (news: Said) => {
    drawNow(() => setSaid(news));
    below.current?.scrollIntoView({ block: 'nearest' });
  };

  const attempt = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    // Drawn before anything is said anew, or the same words again would not be read out.
    drawNow(() => setSaid(NOTHING));
    unmark(controlsOf(host, form));
    const rule = given.ruleOf(form);
    const fields = fieldsOf(host, form, rule.needs);
    const objection = objectionTo(fields, rule.checks, texts);
    if (objection) {
      setSaid({ errors: [objection.text] });
      return markFields(objection.fields, objection.beside);
    }
    const body = given.bodyOf(form, fields);
    if (body === undefined) return;
    const address = addressOf(host.localName, form, rule.address);
    setBusy(form);
    const answer = await sending.run(timeout, (signal) => ask(address, requestOf(body), signal));
    if (!answer) return;
    const outcome = given.read(answer);
    if (outcome.ok) return settle(form);
    if (outcome.oddity) warnOfAnswer(host.localName, address, outcome.oddity);
    setBusy(null);
    say({ errors: outcome.errors });
    given.failed(form, outcome);
  };

  const settle = async (form: HTMLFormElement) => {
    const { success, leave } = given.succeeded(form);
    if (success) say({ successes: [success] });
    if (leave) {
      if (leave.after && !(await sending.run(leave.after, elapsed))) return;
      leave.go();
      if (!(await sending.run(LEAVING, elapsed))) return;
    } else clearForm(host, form);
    setBusy(null);
  };

  useInvalid(host, slot, attempt);
  useNative(slot, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented) return;
    event.preventDefault();
    void attempt(form);
  });

  /** Gives up what is under way, and takes back what was said. */
  const forget = () => {
    sending.forget();
    unmark(controlsIn(host));
    setBusy(null);
    setSaid(NOTHING);
  };

  // Who reads good news waits for nothing, though the form stays blocked until the page is left.
  return { said, below, isBusy: busy !== null && !said.successes, forget };
}

/** True when the time is over. */
const elapsed = (signal: AbortSignal) =>
  new Promise<true>((done) => signal.addEventListener('abort', () => done(true)));
