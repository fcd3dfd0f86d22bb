import { useRef, useState } from 'react';
import { drawNow } from '../../shared/react/draw-now';
import { useNative } from '../../shared/react/hooks/use-native';
import { useSending } from '../../shared/react/hooks/use-sending';
import type { Outcome } from '../../shared/browser/network/outcome';
import { request } from '../../shared/browser/network/request';
import { warnOfFailure } from '../../shared/browser/network/warn-of-failure';
import { clearForm } from '../../shared/browser/fields/clear-form';
import { formControls } from '../../shared/browser/fields/form-controls';
import { isUnclear } from './account-errors';
import { accountAddress, jsonPost } from './account-request';
import type { ProblemTexts } from './account-texts';
import { clearErrors, type FormField, readFields, showErrors } from './form-fields';
import type { FormRule } from './form-rules';
import { useCorrections } from './use-corrections';
import { useInvalid } from './use-invalid';
import { validate } from './validate';

/** What happens after a form was accepted. */
interface Aftermath {
  /** Shown below the form. */
  success?: string;
  /** Leaves the page after this many seconds; without it the form is cleared. */
  leave?: { after: number; go: () => void };
}

/** How an element handles the forms in it. */
export interface JsonForm {
  host: HTMLElement;
  /** How long the server may take, in seconds. */
  timeout: number;
  texts: ProblemTexts;
  ruleOf: (form: HTMLFormElement) => FormRule;
  /** Whether a button with this `data-wb-to` shows another form of the element. */
  leadsTo?: (mode: string | undefined) => boolean;
  /** The body to send: null for none, undefined when a listener prevents sending. */
  bodyOf: (form: HTMLFormElement, fields: FormField[]) => object | null | undefined;
  /** The errors for the visitor; empty when the form was accepted. */
  errorsOf: (outcome: Outcome) => string[];
  /** Whether to warn the developer of a form that was not accepted. */
  isFault: (outcome: Outcome) => boolean;
  onSuccess: (form: HTMLFormElement) => Aftermath;
  onFailure: (form: HTMLFormElement, failure: { status: number; errors: string[] }) => void;
}

/** The messages below the forms. */
interface Said {
  errors?: readonly string[];
  successes?: readonly string[];
}

/** Seconds that a form stays blocked after leaving; a download, for one, leaves the page open. */
const LEAVING = 5;

const NOTHING: Said = {};

/** Sends the forms of an element as JSON, one at a time, and shows the result. */
export function useJsonForm(given: JsonForm) {
  const { host, timeout, texts } = given;
  const slot = useRef<HTMLSlotElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState(NOTHING);
  const { sending, busyForm } = useSending(host);
  useCorrections(slot);

  const say = (news: Said) => {
    drawNow(() => setSaid(news));
    // The messages may be far below the pressed button.
    below.current?.scrollIntoView({ block: 'nearest' });
  };

  const attempt = async (form: HTMLFormElement) => {
    if (sending.isUnderWay()) return;
    // Clears the messages first: a screen reader does not repeat an unchanged text.
    drawNow(() => setSaid(NOTHING));
    clearErrors(formControls(form));
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
    // It shows another form, and was pressed before there was code that keeps the browser from sending.
    if (given.leadsTo?.(event.submitter?.dataset['wbTo'])) return;
    void attempt(form);
  });

  /** Aborts a request under way, and removes all messages and errors. */
  const reset = () => {
    sending.giveUp();
    for (const form of host.querySelectorAll('form')) clearErrors(formControls(form));
    setSaid(NOTHING);
  };

  // Not busy once success is shown, though the form stays blocked.
  return { slot, below, said, isBusy: busyForm !== null && !said.successes, reset };
}

/** Resolves when the time is over. */
const elapsed = (signal: AbortSignal) =>
  new Promise<true>((done) => signal.addEventListener('abort', () => done(true)));
