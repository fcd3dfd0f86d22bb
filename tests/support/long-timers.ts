/** Timers of a second and more wait until they are told; the page goes on with the others. */
export function stopLongTimers() {
  const { setTimeout: start, clearTimeout: stop } = window;
  const waiting = new Map<number, { left: number; act: () => void }>();
  let count = 1e6;
  window.setTimeout = ((act: () => void, after = 0) => {
    if (after < 1000) return start(act, after);
    waiting.set((count += 1), { left: after, act });
    return count;
  }) as typeof setTimeout;
  window.clearTimeout = ((timer: number) => {
    if (!waiting.delete(timer)) stop(timer);
  }) as typeof clearTimeout;
  return {
    tick(by: number) {
      for (const [timer, it] of [...waiting]) {
        it.left -= by;
        if (it.left <= 0 && waiting.delete(timer)) it.act();
      }
    },
    restore: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
