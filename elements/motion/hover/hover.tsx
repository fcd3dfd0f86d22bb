import { useEffect } from 'react';
import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { whenFilled } from '../../../shared/page/when-filled';
import { hover } from './hover.contract';
import styles from './hover.css';
import { pointedSlot } from './pointed-slot';

export function Hover({ host, ...values }: Wired<typeof hover>) {
  // After each drawing, which only other attributes bring.
  useEffect(() => whenFilled(pointedSlot, fetchPointed, ({ give }) => give(host, values)));

  return (
    <div className="box" part="box">
      <slot />
    </div>
  );
}

const fetchPointed = () => import('./pointed').then(({ pointed }) => pointed());

defineElement(hover, Hover, styles);
