import { type RefObject, useMemo, useState } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { drawNow } from '../../../shared/element/draw-now';
import type { Bad } from './bad';
import type { Content } from './content';
import type { form as contract } from './form.contract';
import { goToField } from './go-to-field';
import { ownTexts } from './own-texts';
import { fieldsIn, type Found } from './read-fields';
import { useChecks } from './use-checks';
import { useSteps } from './use-steps';
import { useSubmission } from './use-submission';
import { formText } from './wording';

/** What was wrong when it was last sent; said as long as some of it is. */
interface Refusal {
  title: string;
  isSummed: boolean;
}

/** Where things stand in the element's own tree. */
interface Places {
  slot: RefObject<HTMLSlotElement | null>;
  /** What is said of the form. */
  report: RefObject<HTMLElement | null>;
  /** The first entry of the summary. */
  firstEntry: RefObject<HTMLElement | null>;
}

/**
 * What happens when a form is sent: it is checked, and then says what is wrong, goes on to its next
 * step, or goes to the server.
 */
export function useAttempt(
  props: Wired<typeof contract, Content>,
  { slot, report, firstEntry }: Places,
) {
  const { host, content, fields, emit } = props;
  const { texts, moves } = content;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** Which step it is, for those who do not see it. */
  const [place, setPlace] = useState('');
  const own = useMemo(() => ownTexts(fields), [fields]);
  const checks = useChecks(slot, { texts, own });
  const steps = useSteps(host, content.steps);
  const submission = useSubmission(props, () => begin());

  /** As it was before a visitor came. */
  const begin = () => {
    const hadFocus = host.matches(':focus-within');
    const wasElsewhere = steps.current > 0;
    drawNow(() => {
      checks.clear();
      steps.show(0);
      setPlace('');
    });
    // The button that had the focus has gone with its step.
    if (hadFocus && wasElsewhere) report.current?.focus();
  };

  const silence = () => {
    submission.silence();
    setRefusal(null);
  };

  const goTo = ({ controls }: Bad) => {
    const step = steps.stepOf(controls[0]!);
    if (step !== steps.current) drawNow(() => steps.show(step));
    goToField(controls);
  };

  const refuse = (bad: readonly Bad[]) => {
    const problems = bad.map(({ problem }) => problem);
    const isSummed = bad.length > 1;
    drawNow(() => setRefusal({ title: formText(problems, texts), isSummed }));
    if (isSummed) firstEntry.current?.focus();
    else goTo(bad[0]!);
  };

  /** Whether nothing is wrong with these fields; else it is said. */
  const mayGoOn = (found: readonly Found[]) => {
    let bad: readonly Bad[] = [];
    // Drawn apart: what is said again in the same words must come anew to be heard.
    drawNow(() => {
      silence();
      bad = checks.check(found);
    });
    if (bad.length) refuse(bad);
    return bad.length === 0;
  };

  const move = (to: number) => {
    const count = content.steps.length;
    if (to < 0 || to >= count) return;
    const { title } = content.steps[to]!;
    drawNow(() => {
      silence();
      steps.show(to);
      setPlace(`${placeOf(moves.at, to, count)}${title ? `: ${title}` : ''}`);
    });
    steps.focus(to);
    emit('wb-form-step', { step: to + 1, steps: count });
  };

  const attempt = (sent: HTMLFormElement) => {
    if (submission.isUnderWay()) return;
    const found = fieldsIn(sent);
    if (steps.isLast) {
      if (mayGoOn(found)) void submission.send(sent, found);
    } else if (mayGoOn(found.filter(({ controls }) => steps.isHere(controls[0]!)))) {
      move(steps.current + 1);
    }
  };

  const reset = () => {
    if (submission.endClearing()) return;
    silence();
    begin();
  };

  return {
    attempt,
    reset,
    goTo,
    back: () => submission.isUnderWay() || move(steps.current - 1),
    said: submission.said,
    isBusy: submission.isBusy,
    bad: checks.bad,
    refusal: refusal && checks.bad.length > 0 ? refusal : null,
    steps,
    place,
  };
}

const placeOf = (text: string, index: number, count: number) =>
  text.replace('{step}', String(index + 1)).replace('{count}', String(count));
