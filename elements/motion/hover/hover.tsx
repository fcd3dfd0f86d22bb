import { useEffect } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { whenFilled } from '../../../shared/foundation/when-filled';
import { hover } from './hover.contract';
import styles from './hover.css';
import { pointedSlot } from './pointed-slot';

export function Hover({ host, ...values }: Wired<typeof hover>) {
  // After each render, which only changed attributes cause.
  useEffect(() => whenFilled(pointedSlot, fetchPointed, ({ give }) => give(host, values)));

  return (
    <div className="box" part="box">
      <slot />
    </div>
  );
}

const fetchPointed = () => import('./pointed').then(({ pointed }) => pointed());

defineElement(hover, Hover, styles);
