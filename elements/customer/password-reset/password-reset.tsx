import { useLayoutEffect, useRef } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { Alerts } from '../../../shared/ui/alerts';
import { accountTexts } from '../account-texts';
import { fieldAmendment } from '../autofill';
import { UPDATE_FORM } from '../form-rules';
import { heedForms } from '../heed-forms';
import { leave } from '../leave';
import { accountOutcome } from '../outcome';
import { payloadOf } from '../payload';
import { ShowPasswords, usePasswords } from '../show-passwords';
import { useJsonForm } from '../use-json-form';
import { passwordReset } from './password-reset.contract';
import styles from './password-reset.css';
import { tokenIn, withoutToken } from './token';

interface Content {
  texts: ReturnType<typeof accountTexts> & { success: string; showPassword: string };
}

function PasswordReset(props: Wired<typeof passwordReset, Content>) {
  const { host, emit, timeout, redirect, redirectValue, redirectAfter, passwordToggle } = props;
  const { texts } = props.content;
  const slot = useRef<HTMLSlotElement>(null);
  const { box, apply, hide } = usePasswords(host);

  useLayoutEffect(() => amendAll(host.querySelectorAll('input'), amend));

  const { said, below, isBusy } = useJsonForm(slot, {
    host,
    timeout,
    texts,
    ruleOf: () => UPDATE_FORM,
    bodyOf(_, fields) {
      if (!emit('wb-password-reset-send')) return undefined;
      hide();
      const data = payloadOf(fields, UPDATE_FORM.names);
      return { ...data, resetPasswordToken: tokenIn(location.href) || data['resetPasswordToken'] };
    },
    read: (answer) => accountOutcome(answer, texts, []),
    succeeded() {
      // It holds no more, and a history or a picture of the screen need not show it.
      history.replaceState(history.state, '', withoutToken(location.href));
      emit('wb-password-reset-done');
      const go = () => leave({ tag: passwordReset.tag, redirect, redirectValue });
      return { success: texts.success, leave: { after: redirectAfter, go } };
    },
    failed: (_, { status, errors }) => emit('wb-password-reset-failed', { status, errors }),
  });

  return (
    <>
      <div className="box" aria-busy={isBusy}>
        <slot ref={slot} />
        {passwordToggle && <ShowPasswords box={box} label={texts.showPassword} onChange={apply} />}
      </div>
      <div ref={below}>
        <Alerts {...said} />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof passwordReset>): Content {
  const text = textsOf(page);
  heedForms(passwordReset.tag, host, page, () => UPDATE_FORM);
  return {
    texts: {
      ...accountTexts(page, props),
      success: props.successText || text('Password reset successfully'),
      showPassword: props.showPasswordText || text('Show password'),
    },
  };
}

const amend = (node: Light) => fieldAmendment(node, 'update');

defineElement(passwordReset, PasswordReset, styles, { content: readContent, amend });
