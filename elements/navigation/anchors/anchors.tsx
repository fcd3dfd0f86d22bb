import { useEffect } from 'react';
import { defineElement } from '../../../shared/element/define';
import { anchorsSlot } from '../../../shared/page/anchors-slot';
import { anchors } from './anchors.contract';
import styles from './anchors.css';

export function Anchors() {
  useEffect(() => {
    // Fetched only where its watcher has not been.
    if (anchorsSlot.value) return;
    import('../../../shared/page/anchors')
      .then(({ heedAnchors }) => heedAnchors())
      .catch(reportError);
  }, []);
  return <slot />;
}

defineElement(anchors, Anchors, styles);
