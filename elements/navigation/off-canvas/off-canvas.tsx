import { useRef } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { useMethods } from '../../../shared/element/methods';
import {
  dialogTexts,
  type DialogTexts,
  ModalDialog,
} from '../../../shared/react/modal/modal-dialog';
import { useDismissal } from '../../../shared/react/modal/use-dismissal';
import { useOpener } from '../../../shared/react/modal/use-opener';
import { offCanvas } from './off-canvas.contract';
import styles from './off-canvas.css';
import { CLOSED } from './drawer-content';
import { useDrawer } from './use-drawer';

function OffCanvas(props: Wired<typeof offCanvas, DialogTexts>) {
  const { host, content, side, devices, label } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { isOpen, open, close, settle } = useDrawer(dialog, place, props);

  useMethods(host, { open: () => open('script'), close: () => close('script') });
  useOpener(host, (source) => open('link', source), close);
  useDismissal(dialog, host, true, close);

  // The first of two slots gets the content, so it moves without leaving the page.
  return (
    <>
      <ModalDialog
        dialog={dialog}
        texts={content}
        data={{ 'data-side': side }}
        title={label}
        close={close}
        onClosed={settle}
      >
        {/* Of a name that no content has, until it is open. */}
        <slot name={isOpen ? '' : CLOSED} />
      </ModalDialog>
      <div ref={place} part="place" tabIndex={-1} data-devices={devices}>
        <slot />
      </div>
    </>
  );
}

defineElement(offCanvas, OffCanvas, styles, {
  content: (host, page, props) => dialogTexts(host, page, props, 'Menu'),
  looks: ['prose'],
});
