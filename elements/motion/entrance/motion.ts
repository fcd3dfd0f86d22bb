import { announce } from '../../../shared/bus/bus';
import type { Settings } from './settings';
import { shapes } from './shapes';

/** Moves the box of a host, one run at a time, and announces it. */
export function motionOf(host: HTMLElement, box: HTMLElement, settings: Settings) {
  const { animation, duration, delay, animationId } = settings;
  const key = animationId || host.id;
  let moving: Animation | undefined;

  /** Starts again; calls `over` when the motion has reached its end. */
  function start(size: DOMRectReadOnly, over: () => void) {
    end();
    host.dataset.wbState = 'playing';
    announce('entrance.on', key, { host });
    const frames = (shapes[animation] ?? shapes.fadeIn)(size);
    // On the box itself, so that the end of an animation inside it ends nothing here.
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
