import { isJsonObject, propertyIn } from '../../foundation/json-object';
import type { Player, PlayerState } from './player';
import type { ProviderFrame } from './provider-frame';
import { whenSilent } from './when-silent';

const ORIGIN = 'https://player.vimeo.com';
const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'volumechange', 'error'];

/**
 * A player over Vimeo's in a frame, by the messages of its protocol.
 *
 * @param state what is known before it has said anything
 */
export function vimeoPlayer({ frame, changed, failed }: ProviderFrame, state: PlayerState): Player {
  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    changed();
  };
  const fail = (why: string) => {
    if (state.hasFailed) return;
    stopWaiting();
    set({ hasFailed: true, isPlaying: false });
    failed(why);
  };
  let isReady = false;
  const send = (method: string, value?: unknown) =>
    frame.contentWindow?.postMessage(JSON.stringify({ method, value }), ORIGIN);
  const ask = (method: string, value?: unknown) => isReady && send(method, value);
  // A frame that has not left for Vimeo yet would not take it; then it says by itself that it is ready.
  const ping = () => frame.contentDocument ?? send('ping');

  function onMessage({ source, origin, data }: MessageEvent) {
    if (source !== frame.contentWindow || origin !== ORIGIN) return;
    const message = parsed(data);
    if (message) hear(message);
  }
  function hear(message: object) {
    const event = propertyIn(message, 'event');
    const method = propertyIn(message, 'method');
    const detail = propertyIn(message, 'data');
    const numberIn = (name: string) => {
      const value = propertyIn(detail, name);
      return typeof value === 'number' ? value : undefined;
    };
    const duration = method === 'getDuration' ? propertyIn(message, 'value') : numberIn('duration');
    if (typeof duration === 'number' && duration > 0) state = { ...state, duration };
    const time = numberIn('seconds');
    if (event === 'ready' || method === 'ping') listen();
    else if (event === 'play' || event === 'playing') set({ isPlaying: true, hasEnded: false });
    else if (event === 'pause') set({ isPlaying: false });
    else if (event === 'ended' || event === 'finish') set({ isPlaying: false, hasEnded: true });
    else if (event === 'timeupdate' || event === 'playProgress') set({ time: time ?? state.time });
    else if (event === 'volumechange') {
      set({ volume: numberIn('volume') ?? state.volume });
      // It does not tell by itself.
      ask('getMuted');
    } else if (method === 'getMuted') set({ isMuted: propertyIn(message, 'value') === true });
    // One of a method says only that this was refused, such as to play with sound by itself.
    else if (event === 'error' && !propertyIn(detail, 'method'))
      fail(`it says ${String(propertyIn(detail, 'message'))}`);
    else changed();
  }
  function listen() {
    if (isReady) return;
    isReady = true;
    stopWaiting();
    for (const event of EVENTS) ask('addEventListener', event);
    ask('getDuration');
  }

  addEventListener('message', onMessage);
  frame.addEventListener('load', ping);
  // It may have said so before anybody listened.
  ping();
  const stopWaiting = whenSilent(frame, fail);

  return {
    read: () => state,
    play: () => ask('play'),
    pause: () => ask('pause'),
    seek(time) {
      ask('setCurrentTime', time);
      set({ time, hasEnded: false });
    },
    setVolume(volume) {
      ask('setVolume', volume);
      set({ volume });
    },
    setMuted(isMuted) {
      ask('setMuted', isMuted);
      set({ isMuted });
    },
    destroy() {
      stopWaiting();
      removeEventListener('message', onMessage);
      frame.removeEventListener('load', ping);
    },
  };
}

/** A message of Vimeo's, which is JSON, as text or not; undefined for any other. */
function parsed(data: unknown): object | undefined {
  if (isJsonObject(data)) return data;
  try {
    const message: unknown = JSON.parse(String(data));
    return isJsonObject(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
