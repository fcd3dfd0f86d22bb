import { useEffect } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { hover } from './hover.contract';
import styles from './hover.css';

export function Hover({ host, ...values }: Wired<typeof hover>) {
  // After each drawing, which only other attributes bring.
  useEffect(() => {
    let end: (() => void) | undefined;
    let isWanted = true;
    import('./pointed').then(({ pointed }) => {
      if (isWanted) end = pointed().give(host, values);
    }, reportError);
    return () => {
      isWanted = false;
      end?.();
    };
  });

  return (
    <div className="box" part="box">
      <slot />
    </div>
  );
}

defineElement(hover, Hover, styles);
