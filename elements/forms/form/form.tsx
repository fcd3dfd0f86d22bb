import { useEffect, useRef } from 'react';
import { matches } from '../../../shared/browser/html/matches';
import { patchesIn } from '../../../shared/content/patches-in';
import { warn } from '../../../shared/foundation/warn';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useFormReset } from '../../../shared/react/hooks/use-form-reset';
import { useNative } from '../../../shared/react/hooks/use-native';
import { Alerts } from '../../../shared/react/alerts/alerts';
import { form } from './form.contract';
import styles from './form.css';
import { type Content, readContent } from './form-content';
import pageStyles from './form.page.css';
import { StepButtons } from './step-buttons';
import { StepIndicator } from './step-indicator';
import { stepAmendment } from './steps';
import { Summary } from './summary';
import { useAttempt } from './use-attempt';
import { formIn, useNoValidate } from './use-no-validate';

function Form(props: Wired<typeof form, Content>) {
  const { host, content, formId, view } = props;
  const slot = useRef<HTMLSlotElement>(null);
  const report = useRef<HTMLDivElement>(null);
  const firstEntry = useRef<HTMLButtonElement>(null);
  const places = { slot, report, firstEntry };
  const { attempt, sendUnchecked, refusal, status, steps, ...all } = useAttempt(props, places);

  useEffect(() => {
    if (!formIn(host)) warnOfNone(formId);
  }, [host]);

  useNoValidate(host, slot, attempt);
  useNative(slot, 'submit', (event) => {
    const sent = event.target as HTMLFormElement;
    if (event.defaultPrevented || sent !== formIn(host)) return;
    const button = event.submitter as HTMLButtonElement | null;
    // Enter in a field presses a button of another step, too.
    const pressed = button?.checkVisibility() ? button : undefined;
    const isUnchecked = pressed?.formNoValidate === true;
    // Where a button leads elsewhere, the browser sends it, as it does without script.
    if (pressed?.hasAttribute('formaction') && (isUnchecked || matches(sent, ':valid'))) return;
    event.preventDefault();
    if (isUnchecked) sendUnchecked(sent);
    else attempt(sent);
  });
  useFormReset(host, all.onReset);

  return (
    <div className="box" aria-busy={all.isBusy}>
      <StepIndicator
        steps={content.steps}
        current={steps.current}
        view={view}
        isSent={status.state === 'success'}
        label={content.moves.steps}
      />
      {refusal?.isSummed && (
        <Summary title={refusal.title} errors={all.errors} first={firstEntry} onChoose={all.goTo} />
      )}
      <slot ref={slot} />
      <slot name="captcha" />
      {content.steps.length > 1 && (
        <StepButtons
          current={steps.current}
          isLast={steps.isLast}
          texts={content.moves}
          place={all.place}
          onPrevious={all.back}
          onNext={all.next}
        />
      )}
      {all.isBusy && (
        <div className="sending" data-known={status.percent === null ? undefined : ''}>
          <progress
            part="sending"
            max={100}
            value={status.percent ?? undefined}
            aria-label={content.sending}
          />
          <span part="sending-text">{status.percent !== null && `${status.percent}%`}</span>
        </div>
      )}
      <div ref={report} className="report" tabIndex={-1}>
        <Alerts
          errors={refusal && !refusal.isSummed ? [refusal.title] : status.errors}
          successes={status.successes}
        />
      </div>
    </div>
  );
}

const warnOfNone = (formId: string) =>
  warn(
    `wb-form none ${formId}`,
    `<wb-form form-id="${formId}"> has no form in it, so there is nothing to check or to send. Write a <form> with its fields and a button inside.`,
  );

defineElement(form, Form, styles, {
  content: readContent,
  patches: ({ steps }, host) => patchesIn(host, (node) => stepAmendment(node, steps, 0)),
  pageStyles,
  looks: ['fields'],
});
