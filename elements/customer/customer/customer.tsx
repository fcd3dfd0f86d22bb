import { useEffect, useLayoutEffect } from 'react';
import { applyPatches } from '../../../shared/content/patch';
import { patchesIn } from '../../../shared/content/patches-in';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { drawNow } from '../../../shared/react/draw-now';
import { descendants, fromElement, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { accountErrors, isUnclear } from '../account-errors';
import { AccountForm } from '../account-form';
import { type AccountTexts, accountTexts } from '../account-texts';
import { fieldPatch, isPassword } from '../autofill';
import { ACCOUNT_FORMS, isMode, type Mode } from '../form-rules';
import { payloadOf, withoutSecrets } from '../payload';
import { followRedirect } from '../redirect';
import { ShowPasswords, usePasswords } from '../show-passwords';
import { useJsonForm } from '../use-json-form';
import { warnOfForms } from '../warn-of-forms';
import { customer } from './customer.contract';
import styles from './customer.css';
import { groupsIn, warnOfGroups } from './groups';
import { isLoggedIn } from './logged-in';
import { focusSection, modeOf, modesIn, shownMode, warnOfSections } from './sections';
import { useModeLinks } from './use-mode-links';

interface Content {
  isLoggedIn: boolean;
  present: Mode[];
  shown: Mode;
  hasPassword: boolean;
  texts: AccountTexts & { success: string };
}

function Customer(props: Wired<typeof customer, Content>) {
  const { host, emit, content, timeout, redirect, redirectValue, passwordToggle } = props;
  const { shown, texts } = content;
  const { box, apply, hide } = usePasswords(host);

  useLayoutEffect(() => applyPatches(patchFields(content, fromElement(host))));

  const leadsTo = (to: string | undefined) =>
    isMode(to) && shownMode(content.present, to, content.isLoggedIn) === to;
  const modeOfForm = (sent: HTMLFormElement) => modeOf(fromElement(sent), shown);
  const form = useJsonForm({
    host,
    timeout,
    texts,
    leadsTo,
    ruleOf: (sent) => ACCOUNT_FORMS[modeOfForm(sent)],
    bodyOf(sent, fields) {
      const mode = modeOfForm(sent);
      const groups = mode === 'register' ? groupsIn(props.defaultRole) : [];
      const data = {
        ...payloadOf(fields, ACCOUNT_FORMS[mode].names),
        ...(groups.length > 0 && { customerGroups: groups }),
      };
      if (!emit('wb-customer-send', { mode, data: withoutSecrets(data) })) return undefined;
      hide();
      return mode === 'authorized' ? null : data;
    },
    errorsOf: (outcome) => accountErrors(outcome, texts, [403]),
    isFault: isUnclear,
    onSuccess(sent) {
      const mode = modeOfForm(sent);
      emit('wb-customer-done', { mode });
      if (mode === 'forgot') return { success: texts.success };
      const go = () => followRedirect({ tag: customer.tag, redirect, redirectValue });
      return { leave: { after: 0, go } };
    },
    onFailure: (sent, failure) =>
      emit('wb-customer-failed', { mode: modeOfForm(sent), ...failure }),
  });

  // Messages and shown passwords of one section must not stay in the next.
  useEffect(
    () => () => {
      form.reset();
      hide();
    },
    [shown],
  );

  useModeLinks(form.slot, (to) => {
    if (!leadsTo(to)) return false;
    // Such as at the second of two clicks that came before the code.
    if (to === shown) return true;
    if (!emit('wb-customer-mode', { mode: to })) return true;
    drawNow(() => (host.mode = to));
    focusSection(host, to);
    return true;
  });

  return (
    <AccountForm form={form} shown={shown}>
      {passwordToggle && content.hasPassword && (
        <ShowPasswords box={box} label={texts.showPassword} onChange={apply} />
      )}
    </AccountForm>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof customer>): Content {
  const text = textsOf(page);
  const loggedIn = isLoggedIn(page);
  const present = modesIn(host);
  const shown = shownMode(present, props.mode, loggedIn);
  warnOfForms(customer.tag, host, page, (form) => ACCOUNT_FORMS[modeOf(form, shown)]);
  warnOfSections(host, page);
  warnOfGroups(props.defaultRole, page);
  return {
    isLoggedIn: loggedIn,
    present,
    shown,
    hasPassword: descendants(host, ['input']).some(
      (node) => isPassword(node) && modeOf(node, shown) === shown,
    ),
    texts: {
      ...accountTexts(page, props),
      success: props.successText || text('Email sent successfully'),
    },
  };
}

const patchFields = ({ shown }: Content, host: Light) =>
  patchesIn(host, (node) => fieldPatch(node, modeOf(node, shown)));

defineElement(customer, Customer, styles, {
  content: readContent,
  patches: patchFields,
  looks: ['fields'],
});
