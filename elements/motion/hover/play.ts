import type { Motion, Stage } from './stage';

/** A running motion. */
export interface Playing {
  /** The pointer has left. */
  leave(): void;
  /** The pointer has come back before the end; returns false if the motion must start again. */
  comeBack(): boolean;
  /** Ends the motion at once, and removes its effect. */
  cancel(): void;
}

/** Begins a motion on a node. */
export function play(
  node: HTMLElement,
  { stages, end, isReversible = false }: Motion,
  over: () => void,
): Playing {
  let all: Animation[] = [];
  let now: Animation;
  let rate = 1;

  function start({ frames, options: { playbackRate = 1, ...options } }: Stage, then: () => void) {
    now = node.animate(frames, options);
    rate = playbackRate;
    now.playbackRate = rate;
    now.onfinish = then;
    all.push(now);
  }

  function run(index: number) {
    const before = all;
    all = [];
    const next = index + 1;
    start(stages[index]!, () => next < stages.length && run(next));
    for (const it of before) it.cancel();
  }

  function cancel() {
    for (const it of all) {
      it.onfinish = null;
      it.cancel();
    }
    all = [];
    over();
  }

  run(0);
  return {
    leave() {
      now.onfinish = cancel;
      if (end) {
        now.pause();
        start(end, cancel);
      } else if (isReversible) turnBack(now, rate, cancel);
      else finishRound(now, cancel);
    },
    comeBack() {
      if (end || !isReversible || !all.length) return false;
      now.onfinish = null;
      turn(now, rate);
      return true;
    },
    cancel,
  };
}

/** Plays backwards from the present position; an endless motion only through its present round. */
function turnBack(animation: Animation, rate: number, cancel: () => void) {
  const effect = animation.effect!;
  const { duration, direction, delay = 0, iterations } = effect.getComputedTiming();
  if (iterations === Infinity) {
    const rounds = direction?.startsWith('alternate') ? 2 : 1;
    const length = Number(duration) * rounds;
    if (!length) return cancel();
    const gone = Number(animation.currentTime ?? 0) - delay;
    animation.currentTime = delay + (gone > 0 ? gone % length : gone);
    effect.updateTiming({ iterations: rounds });
  }
  // At its very beginning, a reversed animation would start at its end.
  return Number(animation.currentTime ?? 0) > 0 ? turn(animation, -rate) : cancel();
}

function turn(animation: Animation, rate: number) {
  animation.updatePlaybackRate(rate);
  animation.play();
}

/** Lets the present round end, and removes its effect. */
function finishRound(animation: Animation, cancel: () => void) {
  const { currentIteration } = animation.effect!.getComputedTiming();
  if (animation.playState !== 'running') return cancel();
  return animation.effect!.updateTiming({ iterations: (currentIteration ?? 0) + 1, fill: 'none' });
}
