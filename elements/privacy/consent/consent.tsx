import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  giveConsent,
  observeConsent,
  withdrawConsent,
} from '../../../shared/browser/consent/consent';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { CONSENT_PURPOSES, type ConsentPurpose } from '../../../shared/foundation/consent-purpose';
import { drawNow } from '../../../shared/react/draw-now';
import { ModalDialog } from '../../../shared/react/modal/modal-dialog';
import { useDismissal } from '../../../shared/react/modal/use-dismissal';
import { useModal } from '../../../shared/react/modal/use-modal';
import { useOpener } from '../../../shared/react/modal/use-opener';
import { ChoiceList } from './choice-list';
import { consent } from './consent.contract';
import styles from './consent.css';
import { type Choices, readChoices } from './read-choices';
import { followConsent, setSwitches } from './switches';

function ConsentSettings({ host, emit, content, inline }: Wired<typeof consent, Choices>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaved, setSaved] = useState(false);
  const { purposes, texts } = content;

  const modal = useModal<string>(dialog, {
    host,
    mayClose: () => true,
    onClosed: () => emit('wb-consent-closed'),
  });
  const open = (source?: Element) => {
    if (inline) return;
    setSwitches(host);
    setSaved(false);
    if (modal.open({ source })) emit('wb-consent-opened');
  };
  useMethods(host, { open: () => open(), close: () => modal.close('script') });
  useOpener(host, open, modal.close);
  useDismissal(dialog, host, true, modal.close);
  useLayoutEffect(() => followConsent(host), [inline, purposes]);
  useEffect(() => {
    const follow = () => followConsent(host);
    const stops = CONSENT_PURPOSES.map((purpose) => observeConsent(purpose, follow));
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const decide = (granted: ConsentPurpose[]) => {
    const denied = purposes.map(({ name }) => name).filter((it) => !granted.includes(it));
    // First, so that what is agreed to does not hold together with what no longer is.
    withdrawConsent(denied);
    giveConsent(granted);
    setSwitches(host);
    // A screen reader does not repeat an unchanged text.
    drawNow(() => setSaved(false));
    setSaved(true);
    emit('wb-consent-change', { granted, denied });
    modal.close('action');
  };
  const list = (
    <ChoiceList
      choices={content}
      status={isSaved ? texts.saved : ''}
      onChoose={() => setSaved(false)}
      decide={decide}
    />
  );
  if (inline) {
    return (
      <section className="box" part="box" aria-label={texts.label}>
        {list}
      </section>
    );
  }
  return (
    <ModalDialog
      dialog={dialog}
      texts={texts}
      data={{}}
      close={modal.close}
      onClosed={modal.settle}
    >
      {list}
    </ModalDialog>
  );
}

defineElement(consent, ConsentSettings, styles, { content: readChoices });
