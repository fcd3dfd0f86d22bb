import type { Page } from 'puppeteer-core';

/** What a page has under way. */
export interface Live {
  timers: number;
  frames: number;
  observed: number;
}

declare global {
  var live: () => Live;
}

/** From the next page on, `live()` counts what is under way in a page. */
export const countLive = (page: Page) => page.evaluateOnNewDocument(count);

/** Runs in a page before its own scripts. Holds on to no node. */
function count() {
  const pending = { timers: new Set<number>(), frames: new Set<number>() };
  let observed = 0;
  globalThis.live = () => ({
    timers: pending.timers.size,
    frames: pending.frames.size,
    observed,
  });

  const { setTimeout: later, setInterval: often, requestAnimationFrame: frame } = window;
  const { clearTimeout: noMore, cancelAnimationFrame: noFrame } = window;
  const page = globalThis as unknown as Record<string, unknown>;
  page['setTimeout'] = (task: TimerHandler, delay?: number, ...given: unknown[]) => {
    const run = () => {
      pending.timers.delete(id);
      (task as (...words: unknown[]) => void)(...given);
    };
    const id = later(run, delay);
    pending.timers.add(id);
    return id;
  };
  page['setInterval'] = (...given: Parameters<typeof setInterval>) => {
    const id = often(...given);
    pending.timers.add(id);
    return id;
  };
  page['clearTimeout'] = page['clearInterval'] = (id: number) => {
    pending.timers.delete(id);
    noMore(id);
  };
  page['requestAnimationFrame'] = (task: FrameRequestCallback) => {
    const id = frame((time) => {
      pending.frames.delete(id);
      task(time);
    });
    pending.frames.add(id);
    return id;
  };
  page['cancelAnimationFrame'] = (id: number) => {
    pending.frames.delete(id);
    noFrame(id);
  };

  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
    const Native = globalThis[name] as unknown as new (...given: unknown[]) => ResizeObserver;
    page[name] = class extends Native {
      #targets = new WeakSet<Element>();
      #count = 0;
      /** Browsers forget a target that nobody else holds. */
      #gone = this.#forgetting();
      #forgetting() {
        const gone = new FinalizationRegistry(() => {
          if (gone === this.#gone) this.#add(-1);
        });
        return gone;
      }
      #add(more: number) {
        this.#count += more;
        observed += more;
      }
      override observe(target: Element, options?: ResizeObserverOptions) {
        if (!this.#targets.has(target)) {
          this.#targets.add(target);
          this.#gone.register(target, undefined, target);
          this.#add(1);
        }
        super.observe(target, options);
      }
      override unobserve(target: Element) {
        if (this.#targets.delete(target)) {
          this.#gone.unregister(target);
          this.#add(-1);
        }
        super.unobserve(target);
      }
      override disconnect() {
        this.#add(-this.#count);
        this.#targets = new WeakSet();
        this.#gone = this.#forgetting();
        super.disconnect();
      }
    };
  }
}
