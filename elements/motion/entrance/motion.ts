import { announce } from '../../../shared/bus/bus';
import type { Settings } from './settings';
import { shapes } from './shapes';

/** Moves the box of a host, and says so: one time at once. */
export function motionOf(host: HTMLElement, box: HTMLElement, settings: Settings) {
  const { animation, duration, delay, animationId } = settings;
  const key = animationId || host.id;
  let moving: Animation | undefined;

  /** Begins anew; `over` is called when it has moved to its end. */
  function start(size: DOMRectReadOnly, over: () => void) {
    end();
    host.dataset.wbState = 'playing';
    announce('entrance.on', key, { host });
    const frames = (shapes[animation] ?? shapes.fadeIn)(size);
    // Of the box itself: what ends inside it ends nothing here.
    moving = box.animate(frames, { duration, delay, fill: 'backwards', easing: 'ease' });
    moving.onfinish = () => {
      end();
      over();
    };
  }

  function end() {
    if (!moving) return;
    moving.onfinish = null;
    moving.cancel();
    moving = undefined;
    host.dataset.wbState = 'shown';
    announce('entrance.off', key, { host });
  }

  return { start, end, isMoving: () => moving !== undefined };
}
