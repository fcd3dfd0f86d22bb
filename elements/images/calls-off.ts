import { matches } from '../../shared/browser/html/matches';
import { TAKES_TEXT } from '../../shared/browser/native-controls';

/**
 * Whether a key or a focus tells that a visitor no longer waits for what they have asked an element for: Escape,
 * or a field elsewhere, in which they write.
 */
export function callsOff(event: Event, host: HTMLElement): boolean {
  const path = event.composedPath();
  if (event.type !== 'focusin') return (event as KeyboardEvent).key === 'Escape';
  return matches(path[0] as Element, TAKES_TEXT) && !path.includes(host);
}
