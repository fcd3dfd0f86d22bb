import { useEffect } from 'react';
import { defineElement } from '../../../shared/element/define';
import { anchors } from './anchors.contract';
import styles from './anchors.css';

/** The mark of shared/page/anchors, which is brought only where the watcher has not been. */
const HEEDED = Symbol.for('wb.anchors.1');

export function Anchors() {
  useEffect(() => {
    if (HEEDED in globalThis) return;
    import('../../../shared/page/anchors')
      .then(({ heedAnchors }) => heedAnchors())
      .catch(reportError);
  }, []);
  return <slot />;
}

defineElement(anchors, Anchors, styles);
