/** A number that changes more often, in milliseconds, cannot be read, and each change is laid out and drawn. */
export const READING_RATE = 50;

/**
 * Calls `draw` with the time of each frame.
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
  const timer = window.setTimeout(() => (frame = requestAnimationFrame(act)), READING_RATE);
  return () => {
    clearTimeout(timer);
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
  return (draw: FrameRequestCallback): (() => void) => {
    if (!drawings.size) cancel = next(tick);
    drawings.add(draw);
    return () => {
      if (drawings.delete(draw) && !drawings.size) cancel();
    };
  };
}
