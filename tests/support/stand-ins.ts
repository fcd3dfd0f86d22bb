import type { Frame, Page } from 'puppeteer-core';
import { answerOutside } from './outside';

/** What the stand-in of a provider's player has become; tests ask and change it in its frame. */
interface StandIn {
  isPlaying: boolean;
  time: number;
  isMuted: boolean;
  volume: number;
  /** Plays or pauses, as the visitor does inside the frame. */
  play(isPlaying: boolean): void;
  /** The same of its sound. */
  mute(isMuted: boolean): void;
  /** Sets the time, as playing does, and tells the page. */
  reach(time: number): void;
  end(): void;
  fail(): void;
}

declare global {
  var standIn: StandIn;
}

interface Options {
  /** Addresses that nobody answers. */
  blocked?: RegExp;
  /** What the answers of frames wait for. */
  framesAfter?: Promise<unknown>;
}

/**
 * Answers for YouTube and Vimeo, in the messages that their players speak; nothing else leaves the
 * machine. Returns all addresses of third parties that were asked for.
 */
export const standIn = (
  page: Page,
  own: string,
  { blocked, framesAfter }: Options = {},
): Promise<string[]> =>
  answerOutside(page, own, (request) => {
    const url = request.url();
    const { hostname, pathname } = new URL(url);
    const html = async (script: () => void) => {
      await framesAfter;
      // It may have been taken back meanwhile.
      const body = `<script>(${script})()</script>`;
      await request.respond({ contentType: 'text/html', body }).catch(() => undefined);
    };
    if (blocked?.test(url)) void request.abort();
    else if (pathname === '/iframe_api')
      void request.respond({ contentType: 'text/javascript', body: `(${youtubeApi})()` });
    else if (/youtube/.test(hostname)) void html(youtubeFrame);
    else if (hostname === 'player.vimeo.com') void html(vimeoFrame);
    else void request.abort();
  });

/** The frame of a provider, once it is there. */
export const providerFrame = (page: Page, of = /youtube|vimeo/): Frame | undefined =>
  page.frames().find((it) => of.test(it.url()));

/** Runs in a page: YouTube's script, which talks to the frame it is given. */
function youtubeApi() {
  interface Info {
    currentTime: number;
    duration: number;
    volume: number;
    muted: boolean;
  }
  type Events = Record<string, ((event: object) => void) | undefined>;

  class Player {
    #info: Partial<Info> = {};
    #frame: HTMLIFrameElement;
    #hear: (event: MessageEvent) => void;
    constructor(frame: HTMLIFrameElement, { events }: { events: Events }) {
      this.#frame = frame;
      this.#hear = ({ source, data }) => {
        if (source !== frame.contentWindow || typeof data !== 'string') return;
        const { event, info } = JSON.parse(data);
        if (event === 'infoDelivery' || event === 'initialDelivery')
          Object.assign(this.#info, info);
        else events[event]?.({ target: this, data: info });
      };
      addEventListener('message', this.#hear);
      const listen = () => this.#send({ event: 'listening' });
      frame.addEventListener('load', listen);
      if (!frame.contentDocument) listen();
    }
    #send(message: object) {
      const text = JSON.stringify({ ...message, id: 1, channel: 'widget' });
      this.#frame.contentWindow?.postMessage(text, new URL(this.#frame.src).origin);
    }
    #command = (func: string, ...args: unknown[]) => this.#send({ event: 'command', func, args });
    playVideo = () => this.#command('playVideo');
    pauseVideo = () => this.#command('pauseVideo');
    seekTo = (...given: unknown[]) => this.#command('seekTo', ...given);
    setVolume = (volume: number) => this.#command('setVolume', volume);
    mute = () => this.#command('mute');
    unMute = () => this.#command('unMute');
    isMuted = () => this.#info.muted ?? false;
    getVolume = () => this.#info.volume ?? 100;
    getCurrentTime = () => this.#info.currentTime ?? 0;
    getDuration = () => this.#info.duration ?? 0;
    destroy() {
      removeEventListener('message', this.#hear);
      this.#frame.remove();
    }
  }
  const page = globalThis as unknown as { YT: object; onYouTubeIframeAPIReady?: () => void };
  page.YT = { loading: 1 };
  setTimeout(() => {
    page.YT = { Player };
    page.onYouTubeIframeAPIReady?.();
  });
}

/** Runs in the frame of YouTube. */
function youtubeFrame() {
  const query = new URLSearchParams(location.search);
  let isHeard = false;
  const tell = (event: string, info: unknown) =>
    isHeard && parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), '*');
  const it = {
    isPlaying: false,
    time: Number(query.get('start') ?? 0),
    isMuted: query.get('mute') === '1',
    volume: 100,
    reach(time: number) {
      it.time = time;
      deliver();
      tell('onStateChange', it.isPlaying ? 1 : 2);
    },
    end() {
      it.isPlaying = false;
      deliver();
      tell('onStateChange', 0);
    },
    fail: () => tell('onError', 150),
    play(isPlaying: boolean) {
      it.isPlaying = isPlaying;
      deliver();
      tell('onStateChange', isPlaying ? 1 : 2);
    },
    mute: (isMuted: boolean) => void ((it.isMuted = isMuted), deliver()),
  };
  globalThis.standIn = it;
  const deliver = () =>
    tell('infoDelivery', {
      currentTime: it.time,
      duration: 30,
      volume: it.volume,
      muted: it.isMuted,
    });
  const { play, mute } = it;
  const commands: Record<string, (...given: never[]) => void> = {
    playVideo: () => play(true),
    pauseVideo: () => play(false),
    seekTo: (time: number) => void ((it.time = time), deliver()),
    setVolume: (volume: number) => void ((it.volume = volume), deliver()),
    mute: () => mute(true),
    unMute: () => mute(false),
  };
  addEventListener('message', ({ data }) => {
    if (typeof data !== 'string') return;
    const { event, func, args } = JSON.parse(data);
    if (event === 'listening' && !isHeard) {
      isHeard = true;
      deliver();
      tell('onReady', null);
      if (query.get('autoplay') === '1') play(true);
    } else if (event === 'command') commands[func]?.(...((args || []) as never[]));
  });
}

/** Runs in the frame of Vimeo. */
function vimeoFrame() {
  const query = new URLSearchParams(location.search);
  const wanted = new Set(['ready']);
  const say = (message: object) => parent.postMessage(JSON.stringify(message), '*');
  const tell = (event: string, data: object = { seconds: it.time, percent: 0, duration: 30 }) =>
    wanted.has(event) && say({ event, data });
  const it = {
    isPlaying: query.get('autoplay') === '1',
    time: Number(/#t=([\d.]+)s/.exec(location.hash)?.[1] ?? 0),
    isMuted: query.get('muted') === '1',
    volume: 1,
    reach(time: number) {
      it.time = time;
      tell('timeupdate');
    },
    end() {
      it.isPlaying = false;
      tell('ended');
    },
    fail: () => say({ event: 'error', data: { name: 'PrivacyError', message: 'Not here.' } }),
    play(isPlaying: boolean) {
      it.isPlaying = isPlaying;
      tell(isPlaying ? 'play' : 'pause');
    },
    mute(isMuted: boolean) {
      it.isMuted = isMuted;
      tell('volumechange', { volume: it.volume });
    },
  };
  globalThis.standIn = it;
  const { play, mute } = it;
  const methods: Record<string, (value: never) => void> = {
    ping: () => say({ method: 'ping' }),
    addEventListener(event: string) {
      wanted.add(event);
      if (event === 'play' && it.isPlaying) tell('play');
    },
    getDuration: () => say({ method: 'getDuration', value: 30 }),
    play: () => play(true),
    pause: () => play(false),
    setCurrentTime: (time: number) => it.reach(time),
    setVolume: (volume: number) => void ((it.volume = volume), tell('volumechange', { volume })),
    getMuted: () => say({ method: 'getMuted', value: it.isMuted }),
    setMuted: mute,
  };
  addEventListener('message', ({ data }) => {
    const { method, value } = JSON.parse(String(data));
    methods[method]?.(value as never);
  });
  say({ event: 'ready' });
}
