import type { Embla } from './embla';

/** The slides that can be seen, at rest. */
export function inView(embla: Embla, fades: boolean) {
  const slides = embla.slideNodes();
  // What has faded out is still in its place.
  const numbers = fades
    ? (embla.internalEngine().slideRegistry[embla.selectedScrollSnap()] ?? [])
    : embla.slidesInView();
  return numbers.flatMap((it) => slides[it] ?? []);
}

/** Whether nothing moves them, and nobody holds them. */
export function isAtRest(embla: Embla) {
  const { target, location, dragHandler } = embla.internalEngine();
  return !dragHandler.pointerDown() && Math.abs(target.get() - location.get()) < 1;
}

/** Nearer than this it has arrived, in pixels; Embla itself goes on for two times as long, unseen. */
const THERE = 0.5;

/** Comes to rest when nothing more can be seen of its way. */
export function arriveInTime(embla: Embla) {
  const { scrollBody, target, location, offsetLocation, previousLocation, dragHandler } =
    embla.internalEngine();
  scrollBody.settled = () => {
    const isThere = [location, offsetLocation].every(
      (it) => Math.abs(target.get() - it.get()) < THERE,
    );
    if (!isThere || Math.abs(scrollBody.velocity()) >= THERE || dragHandler.pointerDown())
      return false;
    for (const it of [location, offsetLocation, previousLocation]) it.set(target);
    return true;
  };
}

/** Takes over where the browser has scrolled, from where it goes to the nearest page. */
export function goOnFrom(embla: Embla, scrolled: number) {
  const { location, offsetLocation, previousLocation, target, translate } = embla.internalEngine();
  if (Math.abs(location.get() + scrolled) < 1) return;
  for (const it of [location, offsetLocation, previousLocation, target]) it.set(-scrolled);
  translate.to(-scrolled);
  embla.scrollTo(embla.selectedScrollSnap());
}

/** Embla knows no column that grows upwards; it measures one rightly, and moves it the wrong way. */
export function turnOver(embla: Embla) {
  const { axis, translate, location } = embla.internalEngine();
  axis.direction = (distance) => -distance;
  translate.to(location.get());
}
