import { useEffect, useRef } from 'react';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { writeAttribute } from '../../../shared/browser/html/authored';
import { alert } from './alert.contract';
import styles from './alert.css';
import { letAppear, rememberClosing, wasClosed } from './closing';

interface Content {
  close: string;
}

export function Alert({
  delay,
  rememberAs,
  polite,
  content,
  host,
  emit,
}: Wired<typeof alert, Content>) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (wasClosed(rememberAs)) writeAttribute(host, 'hidden', '');
  }, [host, rememberAs]);

  useEffect(() => {
    const node = button.current;
    const appearing = node ? letAppear(node) : undefined;
    return () => {
      // A pending animation retains its node, so it is cancelled once the node has left the page.
      if (!node?.isConnected) appearing?.cancel();
    };
  }, [delay]);

  const close = () => {
    if (!emit('wb-alert-close')) return;
    writeAttribute(host, 'hidden', '');
    rememberClosing(rememberAs);
  };

  return (
    <div className="alert" part="alert" role={polite ? 'status' : 'alert'}>
      <div className="text">
        <slot />
      </div>
      <button
        ref={button}
        type="button"
        className="close"
        part="close"
        aria-label={content.close}
        data-waiting={delay || undefined}
        onClick={close}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}

const readContent = (_: Light, page: Page, { closeText }: Props<typeof alert>): Content => ({
  close: closeText || textsOf(page)('Close'),
});

defineElement(alert, Alert, styles, { content: readContent });
