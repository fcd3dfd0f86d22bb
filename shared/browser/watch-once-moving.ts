import { reducesMotion } from './reduced-motion';

const waiting = new Map<string, (host: HTMLElement) => void>();

/**
 * For a watcher that leaves the hosts of a tag alone while less motion is asked for: watches all of them once that
 * is over. One listener for all, which keeps none of them in memory.
 */
export function watchOnceMoving(tag: string, watch: (host: HTMLElement) => void) {
  if (!waiting.size) {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    still.addEventListener('change', function look() {
      if (reducesMotion()) return;
      still.removeEventListener('change', look);
      const all = [...waiting];
      waiting.clear();
      for (const [name, again] of all)
        document.documentElement.querySelectorAll<HTMLElement>(name).forEach((it) => again(it));
    });
  }
  waiting.set(tag, watch);
}
