import { useEffect, useLayoutEffect, useRef } from 'react';
import { amendAll } from '../../../shared/element/amendment';
import type { Props, Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { drawNow } from '../../../shared/element/draw-now';
import { fromElement, type Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { Alerts } from '../../../shared/ui/alerts';
import { accountTexts } from '../account-texts';
import { fieldAmendment, isPassword } from '../autofill';
import { ACCOUNT_FORMS, type Mode } from '../form-rules';
import { heedForms } from '../heed-forms';
import { inside } from '../inside';
import { leave } from '../leave';
import { accountOutcome } from '../outcome';
import { payloadOf, withoutSecrets } from '../payload';
import { ShowPasswords, usePasswords } from '../show-passwords';
import { useJsonForm } from '../use-json-form';
import { customer } from './customer.contract';
import styles from './customer.css';
import { groupsIn, heedGroups } from './groups';
import { isLoggedIn } from './logged-in';
import { focusSection, heedSections, modeOf, modesIn, shownMode } from './sections';
import { stampOf } from './stamp';
import { useModeLinks } from './use-mode-links';

interface Content {
  isLoggedIn: boolean;
  present: Mode[];
  shown: Mode;
  hasPassword: boolean;
  texts: ReturnType<typeof accountTexts> & { success: string; showPassword: string };
}

function Customer(props: Wired<typeof customer, Content>) {
  const { host, emit, content, timeout, redirect, redirectValue, passwordToggle } = props;
  const { shown, texts } = content;
  const slot = useRef<HTMLSlotElement>(null);
  const { box, apply, hide } = usePasswords(host);

  useLayoutEffect(() => amendAll(host.querySelectorAll('input'), (node) => amend(node, content)));

  const modeOfForm = (form: HTMLFormElement) => modeOf(fromElement(form), shown);
  const { said, below, isBusy, forget } = useJsonForm(slot, {
    host,
    timeout,
    texts,
    ruleOf: (form) => ACCOUNT_FORMS[modeOfForm(form)],
    bodyOf(form, fields) {
      const mode = modeOfForm(form);
      const groups = mode === 'register' ? groupsIn(props.defaultRole) : [];
      const data = {
        ...payloadOf(fields, ACCOUNT_FORMS[mode].names),
        ...(groups.length > 0 && { customerGroups: groups }),
      };
      if (!emit('wb-customer-send', { mode, data: withoutSecrets(data) })) return undefined;
      hide();
      return mode === 'authorized' ? null : data;
    },
    read: (answer) => accountOutcome(answer, texts, [403]),
    succeeded(form) {
      const mode = modeOfForm(form);
      emit('wb-customer-done', { mode });
      if (mode === 'forgot') return { success: texts.success };
      const go = () => leave({ tag: customer.tag, redirect, redirectValue });
      return { leave: { after: 0, go } };
    },
    failed: (form, { status, errors }) =>
      emit('wb-customer-failed', { mode: modeOfForm(form), status, errors }),
  });

  // What was said and shown in one section is no matter of the next.
  useEffect(
    () => () => {
      forget();
      hide();
    },
    [shown],
  );

  useModeLinks(slot, (to) => {
    const isThere = shownMode(content.present, to, content.isLoggedIn) === to;
    if (!isThere || to === shown) return false;
    if (!emit('wb-customer-mode', { mode: to })) return true;
    drawNow(() => (host.mode = to));
    focusSection(host, to);
    return true;
  });

  return (
    <>
      <div className="box" data-shown={shown} aria-busy={isBusy}>
        <slot ref={slot} />
        {passwordToggle && content.hasPassword && (
          <ShowPasswords box={box} label={texts.showPassword} onChange={apply} />
        )}
      </div>
      <div ref={below}>
        <Alerts {...said} />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof customer>): Content {
  const text = textsOf(page);
  const loggedIn = isLoggedIn(page);
  const present = modesIn(host);
  const shown = shownMode(present, props.mode, loggedIn);
  heedForms(customer.tag, host, page, (form) => ACCOUNT_FORMS[modeOf(form, shown)]);
  heedSections(host, page);
  heedGroups(props.defaultRole, page);
  return {
    isLoggedIn: loggedIn,
    present,
    shown,
    hasPassword: inside(host, ['input']).some(
      (node) => isPassword(node) && modeOf(node, shown) === shown,
    ),
    texts: {
      ...accountTexts(page, props),
      success: props.successText || text('Email sent successfully'),
      showPassword: props.showPasswordText || text('Show password'),
    },
  };
}

const amend = (node: Light, { shown }: Content) => fieldAmendment(node, modeOf(node, shown));

defineElement(customer, Customer, styles, { content: readContent, amend, stamp: stampOf });
