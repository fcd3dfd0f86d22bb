import { useEffect } from 'react';
import { type Marks, MARKS, page } from './marks';

/**
 * Marks the present page in a menu that is awake: once with the way to it open, and after each
 * drawing. What marks is brought only where the watcher has not been.
 */
export function useCurrent(host: HTMLElement) {
  useEffect(() => withMarks(({ markCurrent }) => markCurrent(host)));
  useEffect(() => withMarks(({ openWay }) => openWay(host)), [host]);
}

function withMarks(act: (marks: Marks) => void) {
  const marks = page[MARKS];
  if (marks) act(marks);
  else import('./menu.watch').then(({ heedPlace }) => act(heedPlace())).catch(reportError);
}
