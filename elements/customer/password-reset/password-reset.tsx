import { useLayoutEffect } from 'react';
import { applyPatches } from '../../../shared/content/patch';
import { patchesIn } from '../../../shared/content/patches-in';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { fromElement, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { accountErrors, isUnclear } from '../account-errors';
import { AccountForm } from '../account-form';
import { type AccountTexts, accountTexts } from '../account-texts';
import { fieldPatch } from '../autofill';
import { UPDATE_FORM } from '../form-rules';
import { payloadOf } from '../payload';
import { followRedirect } from '../redirect';
import { ShowPasswords, usePasswords } from '../show-passwords';
import { useJsonForm } from '../use-json-form';
import { warnOfForms } from '../warn-of-forms';
import { passwordReset } from './password-reset.contract';
import styles from './password-reset.css';
import { tokenIn, withoutToken } from './token';

interface Content {
  texts: AccountTexts & { success: string };
}

function PasswordReset(props: Wired<typeof passwordReset, Content>) {
  const { host, emit, timeout, redirect, redirectValue, redirectAfter, passwordToggle } = props;
  const { texts } = props.content;
  const { box, apply, hide } = usePasswords(host);

  useLayoutEffect(() => applyPatches(patchFields(props.content, fromElement(host))));

  const form = useJsonForm({
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
    errorsOf: (outcome) => accountErrors(outcome, texts),
    isFault: isUnclear,
    onSuccess() {
      // The token is used up, and must not stay in the history or on a screenshot.
      history.replaceState(history.state, '', withoutToken(location.href));
      emit('wb-password-reset-done');
      const go = () => followRedirect({ tag: passwordReset.tag, redirect, redirectValue });
      return { success: texts.success, leave: { after: redirectAfter, go } };
    },
    onFailure: (_, failure) => emit('wb-password-reset-failed', failure),
  });

  return (
    <AccountForm form={form}>
      {passwordToggle && <ShowPasswords box={box} label={texts.showPassword} onChange={apply} />}
    </AccountForm>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof passwordReset>): Content {
  const text = textsOf(page);
  warnOfForms(passwordReset.tag, host, page, () => UPDATE_FORM);
  return {
    texts: {
      ...accountTexts(page, props),
      success: props.successText || text('Password reset successfully'),
    },
  };
}

const patchFields = (_: Content, host: Light) =>
  patchesIn(host, (node) => fieldPatch(node, 'update'));

defineElement(passwordReset, PasswordReset, styles, {
  content: readContent,
  patches: patchFields,
  looks: ['fields'],
});
