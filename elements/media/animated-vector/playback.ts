import { observeVisible } from '../../../shared/browser/observe-visible';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import type { Playback } from './director-slot';
import { focusFollower } from './follow-focus';
import { followScroll } from './follow-scroll';
import { firstOf, isLong, restOf, type Run, scrolledTo, step, stillOf, wayOf } from './frames';
import { secondsBetween } from './frame-time';
import { loadAnimation } from './load-animation';
import type { Player } from './lottie';
import { framesOf } from './read-animation';
import { markBox } from './mark-box';
import { isBare, type Settings } from './settings';
import { openPlayer } from './stage';
import { warnOfAnimation } from './warn-of-animation';

/** Plays an animation when its trigger says so, and while it is seen. Nothing is fetched before. */
export function startPlayback(host: HTMLElement, settings: Settings & { inner: string }): Playback {
  const { trigger, still } = settings;
  const gone = new AbortController();
  let player: Player | undefined;
  let run: Run | undefined;
  let frame = 0;
  let isSeen = false;
  let isPlaying = false;
  /** Whether the visitor has stopped it, so that nothing but the visitor lets it go on. */
  let isHeld = false;
  /** Whether the visitor, or a script, has asked for it, wherever less motion is asked for too. */
  let isAsked = false;
  let isAtEnd = false;
  let isLeaving = false;
  let hasFailed = false;
  let coming: Promise<void> | undefined;
  let ticking = 0;
  let last = 0;

  const mark = () =>
    markBox(host, {
      playing: isPlaying,
      shown: player !== undefined,
      failed: hasFailed,
      long: run !== undefined && isLong(run),
    });

  const tell = (name: string) =>
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail: null }));

  const fail = (error: unknown) => {
    if (gone.signal.aborted) return;
    hasFailed = true;
    isPlaying = false;
    mark();
    warnOfAnimation(settings.src, error);
  };

  async function load() {
    const [animation, { makePlayer }] = await Promise.all([
      loadAnimation(settings, gone.signal),
      import('./lottie'),
    ]);
    if (gone.signal.aborted) return;
    run = { frames: framesOf(animation), rate: animation.fr, ...wayOf(settings) };
    frame = firstOf(run);
    const { renderer } = settings;
    const first = isPlaying ? frame : stillOf(run, still);
    player = openPlayer(host, makePlayer, animation, { renderer, frame: first });
    mark();
    tell('wb-animated-vector-load');
  }

  /** Resolves when there is something to play; never when it cannot be had. */
  const ready = (then: () => void) => {
    if (player) return then();
    if (hasFailed || gone.signal.aborted) return;
    coming ??= load().catch(fail);
    void coming.then(() => player && !gone.signal.aborted && then());
  };

  const tick = (now: number) => {
    ticking = 0;
    if (!isPlaying || !isSeen || !player || !run) return;
    const seconds = secondsBetween(last, now);
    last = now;
    const next = step(run, frame, seconds);
    if (next.hasPassedEnd && (!run.loops || isLeaving)) {
      rest();
      return tell('wb-animated-vector-end');
    }
    player.show((frame = next.frame));
    goOn();
  };
  const goOn = () => {
    if (!isPlaying || !isSeen || !player || ticking) return;
    ticking = requestAnimationFrame(tick);
  };

  const start = () => {
    isLeaving = false;
    if (isPlaying || gone.signal.aborted || hasFailed) return;
    isPlaying = true;
    mark();
    ready(() => {
      if (!isPlaying) return;
      if (isAtEnd && run) frame = firstOf(run);
      isAtEnd = false;
      last = performance.now();
      goOn();
    });
  };
  const stop = () => {
    isPlaying = false;
    cancelAnimationFrame(ticking);
    ticking = 0;
    mark();
  };
  const rest = () => {
    stop();
    isAtEnd = true;
    if (run) player?.show((frame = restOf(run)));
  };
  const mayMove = () => !isHeld && !reducesMotion();

  const scrolled = () => {
    if (isPlaying || !isSeen || !mayMove() || isAsked) return;
    ready(() => {
      if (!run || isPlaying) return;
      frame = scrolledTo(run, host.getBoundingClientRect(), innerHeight);
      player!.show(frame);
    });
  };

  const seen = (isNow: boolean) => {
    isSeen = isNow;
    if (!isNow) return host.isConnected ? undefined : end();
    last = performance.now();
    goOn();
    if (trigger === 'scroll') scrolled();
    else if (trigger === 'load' && !isAtEnd && mayMove()) start();
    if (isBare(host)) ready(() => {});
  };

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const calmed = () => (calm.matches && !isAsked ? stop() : seen(isSeen));
  calm.addEventListener('change', calmed, { signal: gone.signal });

  if (trigger === 'scroll') followScroll(scrolled, gone.signal);
  const follow = focusFollower(host, {
    come: () => mayMove() && start(),
    go: () => void (isLeaving = isPlaying),
  });
  const stopSeeing = observeVisible(host, 0, (isNow) => {
    seen(isNow);
    if (trigger !== 'hover') return;
    // A link may be seen whose animation is not, and a pointer does not leave what is hidden.
    follow(isNow);
    if (!isNow && isPlaying && !isAsked) rest();
  });

  function end() {
    if (gone.signal.aborted) return;
    stop();
    gone.abort();
    follow(false);
    stopSeeing();
    player?.destroy();
    player = undefined;
    mark();
  }

  const play = () => {
    isHeld = false;
    isAsked = true;
    start();
  };
  const pause = () => {
    isHeld = true;
    stop();
  };
  const adapt = (next: Settings) => {
    const turns = next.direction !== settings.direction;
    const isAtAnEnd = run && (isAtEnd || frame === firstOf(run));
    Object.assign(settings, next);
    if (turns || next.loops) isAtEnd = false;
    Object.assign(run ?? {}, wayOf(settings));
    if (run && turns && isAtAnEnd) {
      frame = firstOf(run);
      if (!isPlaying) player?.show(stillOf(run, still));
    }
    seen(isSeen);
    mark();
  };
  mark();
  return {
    adapt,
    play,
    pause,
    toggle: () => (isPlaying ? pause() : play()),
    end,
    hasEnded: () => gone.signal.aborted,
  };
}
