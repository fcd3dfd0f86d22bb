import type { Wired } from '../../../shared/element/contract';
import { drawNow } from '../../../shared/element/draw-now';
import type { useSending } from '../../../shared/hooks/use-sending';
import type { Answer } from '../../../shared/net/answer';
import { addressFor } from './address';
import { AttemptKey } from './attempt-key';
import { createCaptcha } from './captcha/captcha';
import { clearForm } from './clear';
import { tokenRecord, warnOfCaptcha } from './confirmation';
import type { Content } from './content';
import type { FieldRecord } from './field';
import { filesIn, isSentInParts } from './files';
import type { form as contract } from './form.contract';
import { leave } from './leave';
import { type Failure, failureOf, isTaken, ROBOT } from './outcome';
import { contentOf, type Parcel } from './parcel';
import type { Found } from './read-fields';
import { recordsOf } from './records';
import { robotIn } from './robot';
import { type Said, SILENCE } from './said';
import { sendForm } from './send';
import { warnOfAnswer } from './warn-of-answer';

type Sending = ReturnType<typeof useSending>;

/** What a delivery needs of its element. */
export interface Sender {
  /** The element's attributes and content as they are now. */
  props: () => Wired<typeof contract, Content>;
  say: (change: Said | ((now: Said) => Said)) => void;
  /** The form is cleared because it was sent. */
  onClear: (clear: () => void) => void;
  sending: Sending;
  /** For the captcha. */
  asking: Sending;
  /** When a visitor may have begun, in milliseconds of the page. */
  begunAt: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/** Brings forms of one element, in which nothing is wrong, to the server, and says what came of it. */
export function createDelivery({ props, say, onClear, sending, asking, begunAt }: Sender) {
  const key = new AttemptKey();
  const captcha = createCaptcha(asking);

  const fail = (failure: Failure, more: readonly string[] = failure.errors) => {
    const { content, emit } = props();
    say({ ...SILENCE, state: 'fail', errors: [content.texts.error, ...more] });
    emit('wb-form-failed', failure);
  };

  const succeed = (form: HTMLFormElement) => {
    const { success } = props().content.texts;
    drawNow(() => say({ ...SILENCE, state: 'success', successes: [success] }));
    onClear(() => clearForm(form));
  };

  const settle = (form: HTMLFormElement, address: URL, answer: Answer) => {
    captcha.reset();
    if (isTaken(answer)) {
      key.forget();
      succeed(form);
      props().emit('wb-form-sent', { answer: answer.body });
      leave(props());
      return;
    }
    warnOfAnswer(address, answer);
    fail(failureOf(answer));
  };

  /** Whether a robot has sent it; it is told nothing that it could learn from. */
  const stopsRobot = (form: HTMLFormElement) => {
    const { honeypot, minFillTime, content, emit } = props();
    const took = (performance.now() - begunAt) / 1000;
    const robot = robotIn(form, honeypot, { took, least: minFillTime });
    if (robot === 'fast') fail(ROBOT, [content.again]);
    if (robot === 'filled') {
      succeed(form);
      emit('wb-form-failed', ROBOT);
    }
    return robot !== null;
  };

  /** The record of a solved captcha; undefined when it was not solved, or is asked for again. */
  const confirmed = async (): Promise<FieldRecord[] | undefined> => {
    say({ ...SILENCE, state: 'pending' });
    const confirmation = await captcha.confirm(props());
    if (confirmation && 'token' in confirmation) return [tokenRecord(confirmation.token)];
    if (confirmation) {
      warnOfCaptcha(props().captcha, confirmation.problem);
      fail({ reason: 'captcha', status: 0, errors: [] }, [props().content.captcha]);
    }
    return undefined;
  };

  const send = async (form: HTMLFormElement, found: readonly Found[]) => {
    const { projectId, formId, timeout, action, encoding, emit } = props();
    if (sending.isUnderWay() || stopsRobot(form)) return;
    const records = recordsOf(found.map(({ field }) => field));
    const parcel: Parcel = { projectId, formId, records, files: filesIn(found) };
    const detail = { projectId, formId, records: records.map((it) => ({ ...it })) };
    if (!emit('wb-form-send', detail)) return say(SILENCE);
    const address = addressFor(form, action, formId);
    if (!address) return fail({ reason: 'network', status: 0, errors: [] });
    const more = captcha.isFor(props()) ? await confirmed() : [];
    if (!more) return;
    say({ ...SILENCE, state: 'blocked' });
    const whole = {
      address,
      parcel: { ...parcel, records: [...records, ...more] },
      isMultipart: isSentInParts(form, encoding, formId),
      key: key.of(contentOf(parcel)),
    };
    const answer = await sending.run(timeout, (signal, goesOn) =>
      sendForm(whole, signal, (percent) => {
        goesOn();
        say((now) => ({ ...now, percent }));
      }),
    );
    if (answer) settle(form, address, answer);
  };

  return {
    send,
    /** A visitor has begun with the form. */
    prepare: () => captcha.prepare(props()),
    /** The element has gone. */
    end: () => captcha.end(),
  };
}
