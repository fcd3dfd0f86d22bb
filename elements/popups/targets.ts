import { find } from '../../shared/browser/links/find';

/**
 * Calls `reached` once for each selector when its first match comes into view, even if nested,
 * moved or in a scrolling box. Returns a function that stops.
 *
 * @param missing called with a selector that is invalid or matches no element
 */
export function observeTargets(
  selectors: string[],
  reached: (selector: string) => void,
  missing: (selector: string) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      for (const selector of named.get(target) ?? []) reached(selector);
    }
  });
  const named = new Map<Element, string[]>();
  for (const selector of new Set(selectors)) {
    const target = find(selector);
    if (!target) {
      missing(selector);
      continue;
    }
    named.set(target, [...(named.get(target) ?? []), selector]);
    observer.observe(target);
  }
  return () => observer.disconnect();
}
