import { useEffect } from 'react';
import { whenFilled } from '../../../shared/page/when-filled';
import { marksSlot } from './marks-slot';

/**
 * Marks the present page in a menu that is awake: once with the way to it open, and after each
 * drawing. What marks is fetched only where the watcher has not been.
 */
export function useCurrent(host: HTMLElement) {
  useEffect(() => whenFilled(marksSlot, fetchMarks, ({ markCurrent }) => markCurrent(host)));
  useEffect(() => whenFilled(marksSlot, fetchMarks, ({ openWay }) => openWay(host)), [host]);
}

const fetchMarks = () => import('./menu.watch').then(({ heedPlace }) => heedPlace());
