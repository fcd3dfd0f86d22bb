import { type RefObject, useMemo, useRef, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { drawNow } from '../../../shared/react/draw-now';
import type { InvalidField } from './validate-field';
import { readFieldTexts } from './field-texts';
import type { form as contract } from './form.contract';
import type { Content } from './form-content';
import { summaryText } from './form-texts';
import { goToField } from '../../../shared/browser/fields/go-to-field';
import { type FormField, readFields } from './read-fields';
import { formIn } from './use-no-validate';
import { useSteps } from './use-steps';
import { useSubmission } from './use-submission';
import { useValidation } from './use-validation';

/** Why the form was not sent last time; shown as long as any of its errors is. */
interface Refusal {
  title: string;
  /** Whether the errors are listed in a summary. */
  isSummed: boolean;
}

/** Nodes of the element's own tree. */
interface Places {
  slot: RefObject<HTMLSlotElement | null>;
  /** The messages about the form. */
  report: RefObject<HTMLElement | null>;
  /** The first entry of the summary. */
  firstEntry: RefObject<HTMLElement | null>;
}

/**
 * Handles a submit event: validates the form, and then shows its errors, goes to its next step, or
 * sends it to the server.
 */
export function useAttempt(
  props: Wired<typeof contract, Content>,
  { slot, report, firstEntry }: Places,
) {
  const { host, content, fields, emit } = props;
  const { texts, moves } = content;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Announces the step that is shown. */
  const [place, setPlace] = useState('');
  /** When a step was last shown for a press, as events count time. */
  const shownAt = useRef(0);
  const own = useMemo(() => readFieldTexts(fields), [fields]);
  const validation = useValidation(slot, { texts, own });
  const steps = useSteps(host, content.steps);
  const submission = useSubmission(props, () => restart());

  /** Resets the form to its first step, without errors. */
  const restart = () => {
    const hadFocus = host.matches(':focus-within');
    const wasElsewhere = steps.current > 0;
    drawNow(() => {
      validation.clear();
      steps.show(0);
      setPlace('');
    });
    // The button that had the focus is hidden with its step.
    if (hadFocus && wasElsewhere) report.current?.focus();
  };

  const clearMessages = () => {
    submission.clearStatus();
    setRefusal(null);
  };

  /** Shows a step, and announces it. */
  const show = (to: number) => {
    const { title } = content.steps[to]!;
    steps.show(to);
    setPlace(`${placeOf(moves.at, to, content.steps.length)}${title ? `: ${title}` : ''}`);
  };

  const tell = (to: number) => emit('wb-form-step', { step: to + 1, steps: content.steps.length });

  const goTo = ({ controls }: InvalidField) => {
    const step = steps.stepOf(controls[0]!);
    const isElsewhere = step !== steps.current;
    if (isElsewhere) drawNow(() => show(step));
    goToField(controls);
    if (isElsewhere) tell(step);
  };

  const refuse = (errors: readonly InvalidField[]) => {
    const problems = errors.map(({ problem }) => problem);
    const isSummed = errors.length > 1;
    drawNow(() => setRefusal({ title: summaryText(problems, texts), isSummed }));
    if (isSummed) firstEntry.current?.focus();
    else goTo(errors[0]!);
  };

  /** Whether these fields are valid; otherwise their errors are shown. */
  const isValid = (found: readonly FormField[]) => {
    let errors: readonly InvalidField[] = [];
    // Clears the messages first: a screen reader does not repeat an unchanged text.
    drawNow(() => {
      clearMessages();
      errors = validation.validate(found);
    });
    if (errors.length) refuse(errors);
    return errors.length === 0;
  };

  const move = (to: number) => {
    if (to < 0 || to >= content.steps.length) return;
    drawNow(() => {
      clearMessages();
      show(to);
    });
    shownAt.current = performance.now();
    steps.focus(to);
    tell(to);
  };

  /**
   * @param pressedAt when it was pressed, as events count time. One for a step before is over: it was pressed
   *   again, since the code was late
   */
  const attempt = (sent: HTMLFormElement, pressedAt = Infinity) => {
    if (submission.isUnderWay() || pressedAt < shownAt.current) return;
    const found = readFields(sent);
    if (steps.isLast) {
      if (isValid(found)) void submission.send(sent, found);
    } else if (isValid(found.filter(({ controls }) => steps.isHere(controls[0]!)))) {
      move(steps.current + 1);
    }
  };

  /** Sends the form as it is, such as a draft, which its visitor goes on with. */
  const sendUnchecked = (sent: HTMLFormElement) => {
    if (submission.isUnderWay()) return;
    drawNow(clearMessages);
    void submission.send(sent, readFields(sent), true);
  };

  const next = ({ timeStamp }: { timeStamp: number }) => attempt(formIn(host)!, timeStamp);

  const onReset = () => {
    if (submission.wasCleared()) return;
    submission.giveUp();
    clearMessages();
    restart();
  };

  const back = () => {
    if (submission.isUnderWay()) return;
    submission.giveUp();
    move(steps.current - 1);
  };

  return {
    attempt,
    sendUnchecked,
    onReset,
    goTo,
    back,
    next,
    status: submission.status,
    isBusy: submission.isBusy,
    errors: validation.errors,
    refusal: refusal && validation.errors.length > 0 ? refusal : null,
    steps,
    place,
  };
}

const placeOf = (text: string, index: number, count: number) =>
  text.replace('{step}', String(index + 1)).replace('{count}', String(count));
