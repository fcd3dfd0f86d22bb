import { useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { headingIn } from '../../../shared/content/heading-in';
import type { Light } from '../../../shared/content/light';
import { useMethods } from '../../../shared/element/methods';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { useDismissal } from '../../../shared/react/modal/use-dismissal';
import { useOpener } from '../../../shared/react/modal/use-opener';
import { offCanvas } from './off-canvas.contract';
import styles from './off-canvas.css';
import { useDrawer } from './use-drawer';

interface Content {
  label: string;
  close: string;
}

function OffCanvas(props: Wired<typeof offCanvas, Content>) {
  const { host, content, side, devices } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, open, close, settle } = useDrawer(dialog, place, props);

  useMethods(host, { open: () => open('script'), close: () => close('script') });
  useOpener(host, (source) => open('link', source), close);
  useDismissal(dialog, host, true, close);

  // The first of two slots gets the content, so it moves without leaving the page.
  return (
    <>
      <dialog
        ref={dialog}
        part="dialog"
        aria-label={content.label}
        tabIndex={-1}
        data-side={side}
        onClose={(event) => event.target === dialog.current && settle()}
      >
        <div className="box" part="box">
          <button
            type="button"
            part="close"
            aria-label={content.close}
            onClick={() => close('button')}
          >
            ×
          </button>
          {isOpen && <slot />}
        </div>
      </dialog>
      <div ref={place} part="place" tabIndex={-1} data-devices={devices}>
        <slot />
      </div>
    </>
  );
}

function readContent(host: Light, page: Page, props: Props<typeof offCanvas>): Content {
  const text = textsOf(page);
  return {
    label: props.label || headingIn(host) || text('Menu'),
    close: props.closeText || text('Close'),
  };
}

defineElement(offCanvas, OffCanvas, styles, { content: readContent });
