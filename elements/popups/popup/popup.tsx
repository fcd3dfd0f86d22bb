import { useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { headingIn } from '../../../shared/content/heading-in';
import type { Light } from '../../../shared/content/light';
import { useMethods } from '../../../shared/element/methods';
import type { Page } from '../../../shared/content/page';
import { useDelay } from '../../../shared/react/hooks/use-delay';
import { textsOf } from '../../../shared/foundation/texts';
import { useDismissal } from '../../../shared/react/modal/use-dismissal';
import { useOpener } from '../../../shared/react/modal/use-opener';
import { popup } from './popup.contract';
import styles from './popup.css';
import { useOpen } from './use-open';
import { useRules } from './use-rules';

interface Content {
  label: string;
  close: string;
}

function Popup(props: Wired<typeof popup, Content>) {
  const { host, content, closeButton, closeButtonAfter, rules, match, position, animation } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { isOpen, open, close, closed } = useOpen(dialog, props);
  const hasClose = useDelay(closeButtonAfter, isOpen) && closeButton;

  useMethods(host, {
    open: () => open('script'),
    close: () => close('script'),
    explain: async (suppose) =>
      (await import('../awake-popup')).explainNow(host, rules, match, suppose),
  });
  useOpener(host, (source) => open('link', source), close);
  useRules(host, rules, match, () => open('rules'));
  useDismissal(dialog, host, props.clickOutsideToClose, close);

  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={content.label}
      tabIndex={-1}
      data-position={position}
      data-animation={animation}
      onClose={(event) => event.target === dialog.current && closed()}
    >
      <div className="box" part="box">
        <button
          type="button"
          part="close"
          aria-label={content.close}
          hidden={!hasClose}
          onClick={() => close('button')}
        >
          ×
        </button>
        <slot />
      </div>
    </dialog>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof popup>): Content {
  const text = textsOf(page);
  return {
    label: props.label || headingIn(host) || text('Popup'),
    close: props.closeText || text('Close'),
  };
}

defineElement(popup, Popup, styles, { content: readContent });
