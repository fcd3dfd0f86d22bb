import { useRef, useState } from 'react';
import { drawNow } from '../../shared/element/draw-now';
import { useNative } from '../../shared/hooks/use-native';
import { useSending } from '../../shared/hooks/use-sending';
import type { Outcome } from '../../shared/net/outcome';
import { request } from '../../shared/net/request';
import { warnOfFailure } from '../../shared/net/warn-of-failure';
import { clearForm } from '../../shared/page/clear-form';
import { controlsOf } from '../../shared/page/form-controls';
import { isUnclear } from './account-errors';
import { accountAddress, jsonPost } from './account-request';
import type { ProblemTexts } from './account-texts';
import { clearErrors, type FormField, readFields, showErrors } from './form-fields';
import type { FormRule } from './form-rules';
import { useCorrections } from './use-corrections';
import { useInvalid } from './use-invalid';
import { validate } from './validate';

/** What follows when a form was accepted. */
export interface Aftermath {
  /** Said below the form. */
  success?: string;
  /** Leaves the page, after so many seconds; without it the form is cleared. */
  leave?: { after: number; go: () => void };
}

/** What an element wants of the forms in it. */
export interface JsonForm {
  host: HTMLElement;
  /** How long the server may take, in seconds. */
  timeout: number;
  texts: ProblemTexts;
  ruleOf: (form: HTMLFormElement) => FormRule;
  /** What is sent: null for no body, undefined when a listener prevents it. */
  bodyOf: (form: HTMLFormElement, fields: FormField[]) => object | null | undefined;
  /** What the visitor is told; empty when the form was accepted. */
  errorsOf: (outcome: Outcome) => string[];
  /** Whether the developer should look into a form that was not accepted. */
  isFault: (outcome: Outcome) => boolean;
  onSuccess: (form: HTMLFormElement) => Aftermath;
  onFailure: (form: HTMLFormElement, failure: { status: number; errors: string[] }) => void;
}

/** What stands below the forms. */
interface Said {
  errors?: readonly string[];
  successes?: readonly string[];
}

/** How many seconds after leaving a page may still be there: a download, for one, leaves it open. */
const LEAVING = 5;

const NOTHING: Said = {};

/** Sends the forms of an element as JSON, one at a time, and says what came of it. */
export function useJsonForm(given: JsonForm) {
  const { host, timeout, texts } = given;
  const slot = useRef<HTMLSlotElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(NOTHING);
  const { sending, busyForm } = useSending(host);
  useCorrections(slot);

  const say = (news: Said) => {
    drawNow(() => setSaid(news));
    // The button that was pressed may be far above.
    below.current?.scrollIntoView({ block: 'nearest' });
  };

  const attempt = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    // Drawn first, since a screen reader does not repeat a text that has not changed.
    drawNow(() => setSaid(NOTHING));
    clearErrors(controlsOf(form));
    const rule = given.ruleOf(form);
    const fields = readFields(form, rule.needs);
    const refusal = validate(fields, rule.checks, texts);
    if (refusal) {
      setSaid({ errors: [refusal.text] });
      return showErrors(refusal.fields, refusal.beside);
    }
    const body = given.bodyOf(form, fields);
    if (body === undefined) return;
    const address = accountAddress(host.localName, form, rule.address);
    const outcome = await sending.run(form, timeout, (signal) =>
      request(address, jsonPost(body), signal),
    );
    if (!outcome) return;
    const errors = given.errorsOf(outcome);
    if (errors.length === 0) return succeed(form);
    if (given.isFault(outcome)) {
      const problem = isUnclear(outcome) ? 'without saying success: true or false' : '';
      warnOfFailure(host.localName, address, outcome, { problem });
    }
    say({ errors });
    given.onFailure(form, { status: outcome.status, errors });
  };

  const succeed = async (form: HTMLFormElement) => {
    const { success, leave } = given.onSuccess(form);
    if (success) say({ successes: [success] });
    if (!leave) return clearForm(form);
    if (leave.after && !(await sending.run(form, leave.after, elapsed))) return;
    leave.go();
    await sending.run(form, LEAVING, elapsed);
  };

  useInvalid(host, slot, attempt);
  useNative(slot, 'submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented) return;
    event.preventDefault();
    void attempt(form);
  });

  /** Gives up what is under way, and takes back all that was said. */
  const reset = () => {
    sending.giveUp();
    for (const form of host.querySelectorAll('form')) clearErrors(controlsOf(form));
    setSaid(NOTHING);
  };

  // A visitor who reads of success waits for nothing, though the form stays blocked.
  return { slot, below, said, isBusy: busyForm !== null && !said.successes, reset };
}

/** True when the time is over. */
const elapsed = (signal: AbortSignal) =>
  new Promise<true>((done) => signal.addEventListener('abort', () => done(true)));
