import type { Wired } from '../../../shared/contract/contract';
import { drawNow } from '../../../shared/react/draw-now';
import type { Sending } from '../../../shared/react/hooks/use-sending';
import type { Outcome } from '../../../shared/browser/network/outcome';
import { clearForm } from '../../../shared/browser/fields/clear-form';
import { afterSuccess } from './after-success';
import { createCaptcha } from './captcha/captcha';
import { tokenRecord, warnOfCaptcha } from './captcha/solution';
import { type Failure, failureOf, isAccepted, ROBOT, warnOfOutcome } from './failure';
import type { FieldRecord } from './field';
import { filesIn, isMultipart } from './files';
import type { form as contract } from './form.contract';
import { formAddress } from './form-address';
import type { Content } from './form-content';
import { IdempotencyKey } from './idempotency-key';
import type { FormField } from './read-fields';
import { recordsOf } from './records';
import { findRobot } from './robot-check';
import { sendForm } from './send-form';
import { IDLE, type Status } from './status';
import { contentOf, type Submission } from './submission';

/** The parts of the element that a delivery needs. */
export interface Sender {
  /** The element's present attributes and content. */
  props: () => Wired<typeof contract, Content>;
  setStatus: (change: Status | ((now: Status) => Status)) => void;
  /** Called, after the form was sent, with a function that clears it. */
  onClear: (clear: () => void) => void;
  sending: Sending;
  /** The earliest time the visitor can have begun, in milliseconds since the page was loaded. */
  begunAt: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/** Sends the valid forms of one element to the server, and shows the result. */
export function createDelivery({ props, setStatus, onClear, sending, begunAt }: Sender) {
  const key = new IdempotencyKey();
  const captcha = createCaptcha();

  const fail = (failure: Failure, more: readonly string[] = failure.errors) => {
    const { content, emit } = props();
    setStatus({ ...IDLE, state: 'fail', errors: [content.texts.error, ...more] });
    emit('wb-form-failed', failure);
  };

  const succeed = (form: HTMLFormElement, isUnchecked: boolean) => {
    const { success } = props().content.texts;
    // A draft is not the end of it.
    const state = isUnchecked ? 'idle' : 'success';
    drawNow(() => setStatus({ ...IDLE, state, successes: [success] }));
    if (!isUnchecked) onClear(() => clearForm(form));
  };

  const settle = (form: HTMLFormElement, address: URL, outcome: Outcome, isUnchecked: boolean) => {
    captcha.reset();
    if (!isAccepted(outcome)) {
      warnOfOutcome(address, outcome);
      return fail(failureOf(outcome));
    }
    key.renew();
    succeed(form, isUnchecked);
    props().emit('wb-form-sent', { answer: outcome.body });
    if (!isUnchecked) afterSuccess(props());
  };

  /** Whether a robot has sent the form. A filled honeypot looks like success, so robots learn nothing. */
  const stopsRobot = (form: HTMLFormElement) => {
    const { honeypot, minFillTime, content, emit } = props();
    const took = (performance.now() - begunAt) / 1000;
    const robot = findRobot(form, honeypot, { took, least: minFillTime });
    if (robot === 'fast') fail(ROBOT, [content.again]);
    if (robot === 'filled') {
      succeed(form, false);
      emit('wb-form-failed', ROBOT);
    }
    return robot !== null;
  };

  /** The record of a solved captcha; undefined when it was not solved, or is being asked for again. */
  const askCaptcha = async (): Promise<FieldRecord[] | undefined> => {
    setStatus({ ...IDLE, state: 'pending' });
    const solution = await captcha.ask(props());
    if (!solution) return undefined;
    if ('token' in solution) return [tokenRecord(solution.token)];
    warnOfCaptcha(props().captcha, solution.problem);
    fail({ reason: 'captcha', status: 0, errors: [] }, [props().content.captcha]);
    return undefined;
  };

  /** @param isUnchecked whether it is sent as it is, such as a draft, which its visitor goes on with */
  const send = async (
    form: HTMLFormElement,
    fields: readonly FormField[],
    isUnchecked: boolean,
  ) => {
    const { projectId, formId, timeout, action, encoding, emit } = props();
    if (sending.isUnderWay() || stopsRobot(form)) return;
    const records = recordsOf(fields.map(({ field }) => field));
    const submission: Submission = { projectId, formId, records, files: filesIn(fields) };
    const detail = { projectId, formId, records: records.map((it) => ({ ...it })) };
    if (!emit('wb-form-send', detail)) return setStatus(IDLE);
    const address = formAddress(form, action, formId);
    if (!address) return fail({ reason: 'network', status: 0, errors: [] });
    const more = captcha.isFor(props()) ? await askCaptcha() : [];
    if (!more) return;
    setStatus(IDLE);
    // It may have been solved for one that has left the page meanwhile.
    if (!form.isConnected) return;
    const sent = {
      address,
      submission: { ...submission, records: [...records, ...more] },
      isMultipart: isMultipart(form, encoding, formId),
      key: key.of(contentOf(submission)),
    };
    const outcome = await sending.run(form, timeout, (signal, restart) =>
      sendForm(sent, signal, (percent) => {
        restart();
        setStatus((now) => ({ ...now, percent }));
      }),
    );
    if (outcome) settle(form, address, outcome, isUnchecked);
  };

  return {
    send,
    /** Called when a visitor begins with the form. */
    prepare: () => void captcha.prepare(props()),
    /** Called when the visitor goes back or resets the form: what waits for a captcha is not sent. */
    giveUp: () => captcha.giveUp(),
    /** Called when the element was removed. */
    end: () => captcha.end(),
  };
}
