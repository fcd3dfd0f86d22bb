import { setOrRemove } from '../browser/html/set-or-remove';
import type { Answered } from './answered';
import { ANSWERED } from '../foundation/answered';

/**
 * Takes back what an element has answered in its sleep, and what the page has done meanwhile to attributes that
 * the element reads: the loader repeats all of it in its order, see `outcomeIn`.
 */
export function takeBack(host: Answered, reads: (attribute: string) => boolean) {
  const answered = host[ANSWERED];
  if (!answered) return;
  const { touches, observer } = answered;
  touches.at(-1)!.since.push(...observer.takeRecords());
  observer.disconnect();
  delete host[ANSWERED];
  for (const { event, changes, takeRestBack, since } of touches.toReversed()) {
    const before = since.filter(({ attributeName }) => reads(attributeName!)).toReversed();
    const undone = before.map((it): [string, string | null] => {
      const now = host.getAttribute(it.attributeName!);
      undo(it);
      return [it.attributeName!, now];
    });
    const isOverruled = takeRestBack?.() === false;
    event[ANSWERED]!.set(host, { isOverruled, changes: undone.toReversed() });
    changes.toReversed().forEach(undo);
  }
}

function undo({ target, attributeName, oldValue }: MutationRecord) {
  if (!attributeName) target.nodeValue = oldValue;
  // A strict policy forbids to set this one as text.
  else if (attributeName === 'style' && oldValue !== null)
    (target as HTMLElement).style.cssText = oldValue;
  else setOrRemove(target as Element, attributeName, oldValue);
}
