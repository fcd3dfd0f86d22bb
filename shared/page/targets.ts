import { find } from './find';

/**
 * Tells when the first element that fits a selector has come into view, once each; nested ones,
 * moved ones and those in boxes that scroll too. Returns a function that stops.
 *
 * @param missing told of a selector that fits no element, or is none
 */
export function heedTargets(
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
