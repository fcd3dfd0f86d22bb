import { Timer } from '../../shared/browser/timer';
import { isJsonObject, propertyIn } from '../../shared/foundation/json-object';
import { AT_FIRST, type Player } from './player';

const ORIGIN = 'https://player.vimeo.com';
const EVENTS = ['play', 'pause', 'ended', 'timeupdate', 'volumechange', 'error'];
/** How long its player may take to say something, in milliseconds. */
const PATIENCE = 20_000;

/**
 * A player over Vimeo's in a frame, by the messages of its protocol.
 *
 * @param frame plays by itself
 * @param failed told why it cannot be played
 */
export function vimeoPlayer(
  frame: HTMLIFrameElement,
  changed: () => void,
  failed: (why: string) => void,
): Player {
  let state = AT_FIRST;
  const silence = new Timer();
  const set = (next: Partial<typeof state>) => {
    state = { ...state, ...next };
    changed();
  };
  const fail = (why: string) => {
    if (state.hasFailed) return;
    set({ hasFailed: true, isPlaying: false });
    failed(why);
  };
  const ask = (method: string, value?: unknown) =>
    frame.contentWindow?.postMessage(JSON.stringify({ method, value }), ORIGIN);

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
    if (event === 'ready') listen();
    else if (event === 'play' || event === 'playing') set({ isPlaying: true, hasEnded: false });
    else if (event === 'pause') set({ isPlaying: false });
    else if (event === 'ended' || event === 'finish') set({ isPlaying: false, hasEnded: true });
    else if (event === 'timeupdate' || event === 'playProgress') set({ time: time ?? state.time });
    else if (event === 'volumechange') set({ volume: numberIn('volume') ?? state.volume });
    else if (event === 'error') fail(`it says ${String(propertyIn(detail, 'message'))}`);
    else changed();
  }
  function listen() {
    silence.stop();
    for (const event of EVENTS) ask('addEventListener', event);
    ask('getDuration');
  }

  addEventListener('message', onMessage);
  silence.start(PATIENCE, () => fail('it does not answer'));

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
      silence.stop();
      removeEventListener('message', onMessage);
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
