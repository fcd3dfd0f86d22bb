import { useEffect } from 'react';
import { defineElement } from '../../../shared/element/define';
import { anchorsSlot } from '../../../shared/browser/links/anchors-slot';
import { anchors } from './anchors.contract';
import styles from './anchors.css';

export function Anchors() {
  useEffect(() => {
    // Fetched only if the watcher has not run.
    if (anchorsSlot.value) return;
    import('../anchor-scrolling')
      .then(({ startAnchorScrolling }) => startAnchorScrolling())
      .catch(reportError);
  }, []);
  return <slot />;
}

defineElement(anchors, Anchors, styles);
