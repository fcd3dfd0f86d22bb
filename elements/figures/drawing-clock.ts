import { Timer } from '../../shared/browser/timer';

/** A number that changes more often, in milliseconds, cannot be read, and each change is laid out and drawn. */
export const READING_RATE = 50;

const pause = new Timer();

/**
 * Calls `draw` with the time of each frame; with Infinity when the page is to be printed, which shows how it ends.
 *
 * @returns a function that stops
 */
export const drawEachFrame = clock((act) => {
  const frame = requestAnimationFrame(act);
  return () => cancelAnimationFrame(frame);
});

/**
 * The same as often as a number can be read. One clock for all figures of the page, which asks for no frame in
 * between: each frame has a price, also when nothing is drawn in it.
 */
export const drawAtReadingRate = clock((act) => {
  let frame = 0;
  pause.start(READING_RATE, () => (frame = requestAnimationFrame(act)));
  return () => {
    pause.stop();
    cancelAnimationFrame(frame);
  };
});

/** @param next calls once for the next drawing, and returns a function that cancels that */
function clock(next: (act: FrameRequestCallback) => () => void) {
  const drawings = new Set<FrameRequestCallback>();
  let cancel = () => {};
  const tick: FrameRequestCallback = (time) => {
    cancel = next(tick);
    for (const draw of [...drawings]) draw(time);
  };
  const finish = () => {
    for (const draw of [...drawings]) draw(Infinity);
  };
  return (draw: FrameRequestCallback): (() => void) => {
    if (!drawings.size) {
      cancel = next(tick);
      addEventListener('beforeprint', finish);
    }
    drawings.add(draw);
    return () => {
      if (!drawings.delete(draw) || drawings.size) return;
      cancel();
      removeEventListener('beforeprint', finish);
    };
  };
}
