import { useRef } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import { useDelay } from '../../../shared/react/hooks/use-delay';
import { useRequests } from '../../../shared/react/hooks/use-requests';
import {
  dialogTexts,
  type DialogTexts,
  ModalDialog,
} from '../../../shared/react/modal/modal-dialog';
import { useDismissal } from '../../../shared/react/modal/use-dismissal';
import { useOpener } from '../../../shared/react/modal/use-opener';
import { popup } from './popup.contract';
import styles from './popup.css';
import { useOpen } from './use-open';
import { useRules } from './use-rules';

const REQUESTS = ['popup.open', 'popup.close'] as const;

function Popup(props: Wired<typeof popup, DialogTexts>) {
  const { host, content, closeButton, closeButtonAfter, rules, match, position, animation } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, open, close, closed } = useOpen(dialog, props);
  // Where it comes at once, it is there before the dialog opens.
  const isDue = useDelay(closeButtonAfter, isOpen) || closeButtonAfter <= 0;

  useMethods(host, {
    open: () => open('script'),
    close: () => close('script'),
    explain: async (suppose) =>
      (await import('../awake-popup')).explainNow(host, rules, match, suppose),
  });
  useRequests(host, REQUESTS, (name) => (name === 'popup.open' ? open('script') : close('script')));
  useOpener(host, (source) => open('link', source), close);
  useRules(host, rules, match, () => open('rules'));
  useDismissal(dialog, host, props.clickOutsideToClose, close);

  return (
    <ModalDialog
      dialog={dialog}
      texts={content}
      data={{ 'data-position': position, 'data-animation': animation }}
      hasClose={isDue && closeButton}
      close={close}
      onClosed={closed}
    >
      <slot />
    </ModalDialog>
  );
}

defineElement(popup, Popup, styles, {
  content: (host, page, props) => dialogTexts(host, page, props, 'Popup'),
  looks: ['prose'],
});
