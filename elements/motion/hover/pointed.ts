import { HELPER, presentDevice } from '../../../shared/visitor/device';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import { followEntrances } from './entering';
import { motionOf, targetOf, type Values, valuesOf } from './motion-of';
import { observePointed } from './observe-pointed';
import { type Playing, play } from './play';
import { type Pointed, pointedSlot } from './pointed-slot';

/** In pixels; what is drawn in SVG has no height of layout. */
const heightOf = (target: Element) =>
  target instanceof HTMLElement ? target.offsetHeight : target.getBoundingClientRect().height;

/** Plays the motions of all hosts of the page that are pointed at. */
export const pointed = (): Pointed => (pointedSlot.value ??= begin());

function begin(): Pointed {
  const given = new WeakMap<HTMLElement, Values>();
  const playing = new Map<HTMLElement, Playing>();
  const valuesNow = (host: HTMLElement) => given.get(host) ?? valuesOf(host);
  const isResting = (host: HTMLElement) => rests(host, valuesNow(host).animationId);

  function start(host: HTMLElement) {
    if (playing.get(host)?.comeBack()) return;
    playing.get(host)?.cancel();
    const isWide = presentDevice(HELPER) === 'desktop';
    if (!isWide || reducesMotion() || isResting(host)) return;
    const values = valuesNow(host);
    const target = targetOf(host, values);
    const motion = target && motionOf(values, heightOf(target));
    if (!motion) return;
    playing.set(
      host,
      play(target, motion, () => playing.delete(host)),
    );
  }

  const rests = followEntrances(
    () => {
      for (const [host, { cancel }] of [...playing]) if (isResting(host)) cancel();
    },
    () => {
      for (const host of pointedAt()) if (!playing.has(host)) start(host);
    },
  );
  const pointedAt = observePointed('wb-hover', (come, gone) => {
    for (const host of gone) playing.get(host)?.leave();
    for (const host of come) start(host);
  });

  return {
    give(host, values) {
      given.set(host, values);
      playing.get(host)?.cancel();
      if (pointedAt().has(host)) start(host);
      return () => {
        given.delete(host);
        playing.get(host)?.cancel();
      };
    },
  };
}
