import { useEffect } from 'react';
import { whenFilled } from '../../../shared/foundation/when-filled';
import { marksSlot } from './marks-slot';

/**
 * Marks the current page in a menu that is awake: after each render, and once with the sub-menus
 * above it opened. The code is fetched only if the watcher has not run.
 */
export function useCurrent(host: HTMLElement) {
  useEffect(() => whenFilled(marksSlot, fetchMarks, ({ markCurrent }) => markCurrent(host)));
  useEffect(() => whenFilled(marksSlot, fetchMarks, ({ openWay }) => openWay(host)), [host]);
}

const fetchMarks = () => import('./menu.watch').then(({ trackPlace }) => trackPlace());
