import type { ReactNode, RefObject } from 'react';
import { headingIn } from '../../content/heading-in';
import type { Light } from '../../content/light';
import type { Page } from '../../content/page';
import { textsOf } from '../../foundation/texts';

/** The texts of a dialog. */
export interface DialogTexts {
  /** Its accessible name. */
  label: string;
  /** The accessible name of its close button. */
  close: string;
}

interface ModalDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  texts: DialogTexts;
  /** What its sheet depends on, such as `data-side`. */
  data: Record<`data-${string}`, string>;
  hasClose?: boolean;
  /** Stands beside the close button; none when empty. */
  title?: string;
  /** Called when the close button is pressed. */
  close: (reason: 'button') => void;
  /** Called when the dialog has closed, also by the browser itself. */
  onClosed: () => void;
  children: ReactNode;
}

/** A modal dialog with its box and close button; `useModal` opens and closes it. */
export function ModalDialog({
  dialog,
  texts,
  data,
  hasClose = true,
  title = '',
  close,
  onClosed,
  children,
}: ModalDialog) {
  return (
    <dialog
      ref={dialog}
      part="dialog"
      aria-label={texts.label}
      tabIndex={-1}
      {...data}
      onClose={(event) => event.target === dialog.current && onClosed()}
    >
      <div className="box" part="box">
        {title && (
          <p className="title" part="title">
            {title}
          </p>
        )}
        <button
          type="button"
          part="close"
          aria-label={texts.close}
          hidden={!hasClose}
          onClick={() => close('button')}
        >
          ×
        </button>
        {children}
      </div>
    </dialog>
  );
}

/**
 * The texts of a dialog: the author's, else its first heading and the page's words.
 *
 * @param usual the name of a dialog without a label and a heading, in English
 */
export function dialogTexts(
  host: Light,
  page: Page,
  { label, closeText }: { label: string; closeText: string },
  usual: string,
): DialogTexts {
  const text = textsOf(page);
  return { label: label || headingIn(host) || text(usual), close: closeText || text('Close') };
}
