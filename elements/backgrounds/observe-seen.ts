type Look = (isSeen: boolean) => void;

const looks = new WeakMap<Element, Look>();

/** A slide beside the one in view touches it, and is not seen. */
const SOME = 0.01;

/** One observer for all, which keeps none of them in memory. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting, intersectionRatio } of entries)
      looks.get(target)?.(isIntersecting && intersectionRatio > 0);
  },
  { threshold: SOME },
);

/** Tells whether any part of a host is in view: as it stands, and at each change. Returns a function that stops. */
export function observeSeen(host: Element, look: Look): () => void {
  observer.unobserve(host);
  looks.set(host, look);
  observer.observe(host);
  return () => {
    if (looks.get(host) !== look) return;
    looks.delete(host);
    observer.unobserve(host);
  };
}
