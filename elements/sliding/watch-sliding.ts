import { reducesMotion } from '../../shared/browser/reduced-motion';
import { watchOnceMoving } from '../../shared/browser/watch-once-moving';
import type { Watch } from '../../shared/programs/loader/watch';
import { keepFromDragging } from './keep-from-dragging';
import { placedSlot, placeOnce } from './place-first';
import { slidesIn } from './slide-nodes';

/** One for the page; one each would take memory as long as the page is there. */
let nearing: IntersectionObserver | undefined;

const followed = new Set<string>();

/** Wakes those of a tag that hold what the address names: the browser has scrolled there, past their dots. */
function followAddress(tag: string, wake: (host: HTMLElement) => void) {
  const look = () => {
    // Of the root, since names of images may hide the methods of the document.
    const hosts = document.documentElement.querySelectorAll<HTMLElement>(`${tag}:has(:target)`);
    hosts.forEach((it) => wake(it));
  };
  if (followed.has(tag)) return;
  followed.add(tag);
  addEventListener('hashchange', look);
  look();
}

/**
 * Begins where the author says, and wakes what goes on by itself when half of it is in view, and what the
 * address leads into.
 */
export const watch: Watch = (host, wake) => {
  followAddress(host.localName, wake);
  keepFromDragging();
  const first = Number(host.getAttribute('active')) || 1;
  // To look at the slides of each host would take memory too.
  if (first > 1) {
    // Browsers forget how far what is moved within the page was scrolled.
    placedSlot(host).value = false;
    placeOnce(host, slidesIn(host), first);
  }
  if (!host.hasAttribute('autoplay')) return;
  if (reducesMotion()) return watchOnceMoving(host.localName, (it) => watch(it, () => wake(it)));
  nearing ??= new IntersectionObserver(
    (entries, observer) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        if (!isIntersecting || intersectionRatio < 0.5) continue;
        observer.unobserve(target);
        wake(target as HTMLElement);
      }
    },
    { threshold: 0.5 },
  );
  nearing.observe(host);
};
