import { hear } from '../../../shared/bus/bus';
import { presentDevice } from '../../../shared/page/device';
import { findAll } from '../../../shared/page/find';
import { reducesMotion } from '../../../shared/page/motion';
import { motionOf, targetOf, type Values, valuesOf } from './motion-of';
import { type Playing, play } from './play';
import { type Pointed, pointedSlot } from './pointed-slot';

const TAG = 'wb-hover';

/** One listener a type for all hosts of the page; which of them are meant is asked then. */
export const pointed = (): Pointed => (pointedSlot.value ??= begin());

function begin(): Pointed {
  const given = new WeakMap<HTMLElement, Values>();
  /** Entrances that come in now, with what their hover animations name. */
  const entering = new Map<HTMLElement, string>(
    findAll('wb-entrance[data-wb-state=playing]').map((it) => [
      it,
      it.getAttribute('animation-id') || it.id,
    ]),
  );
  const playing = new Map<HTMLElement, Playing>();
  let under = new Set<HTMLElement>();
  let focused = new Set<HTMLElement>();

  const hostsIn = (path: EventTarget[]) =>
    new Set(
      path.filter((it): it is HTMLElement => it instanceof HTMLElement && it.localName === TAG),
    );
  const isIn = (host: HTMLElement) => under.has(host) || focused.has(host);
  const valuesNow = (host: HTMLElement) => given.get(host) ?? valuesOf(host);
  const isResting = (host: HTMLElement) =>
    [...entering].some(
      ([it, key]) =>
        it.contains(host) || host.contains(it) || (key && key === valuesNow(host).animationId),
    );

  function come(host: HTMLElement) {
    if (playing.get(host)?.comeBack()) return;
    playing.get(host)?.cancel();
    const isWide = presentDevice('helper') === 'desktop';
    if (!isWide || reducesMotion() || isResting(host)) return;
    const values = valuesNow(host);
    const target = targetOf(host, values);
    const motion = target && motionOf(values, target.offsetHeight);
    if (motion)
      playing.set(
        host,
        play(target, motion, () => playing.delete(host)),
      );
  }

  /** Takes the change of who is pointed at. */
  function change(by: () => void) {
    const before = new Set([...under, ...focused]);
    by();
    for (const host of before) if (!isIn(host)) playing.get(host)?.leave();
    for (const host of new Set([...under, ...focused])) if (!before.has(host)) come(host);
  }

  const over = (event: PointerEvent) => {
    const hosts = event.pointerType === 'touch' ? [] : hostsIn(event.composedPath());
    change(() => (under = new Set(hosts)));
  };
  document.addEventListener('pointerover', over, { passive: true });
  // Over nothing of the page any more.
  document.addEventListener('pointerout', (event) => {
    if (!event.relatedTarget) change(() => (under = new Set()));
  });
  document.addEventListener('focusin', (event) => {
    const path = event.composedPath();
    const isByKey = (path[0] as Element).matches(':focus-visible');
    change(() => (focused = isByKey ? hostsIn(path) : new Set()));
  });
  // With another place for the focus, that one is heard of next.
  document.addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) change(() => (focused = new Set()));
  });

  hear('entrance.on', ({ host }, key) => {
    entering.set(host, key);
    for (const [it, { cancel }] of [...playing]) if (isResting(it)) cancel();
  });
  hear('entrance.off', ({ host }) => {
    entering.delete(host);
    for (const it of new Set([...under, ...focused])) if (!playing.has(it)) come(it);
  });
  change(() => (under = new Set(findAll(`${TAG}:hover`))));

  return {
    give(host, values) {
      given.set(host, values);
      playing.get(host)?.cancel();
      if (isIn(host)) come(host);
      return () => {
        given.delete(host);
        playing.get(host)?.cancel();
      };
    },
  };
}
