import { warn } from '../../foundation/warn';
import type { FilmSettings } from './film-settings';
import { AT_FIRST, type Player, type PlayerState } from './player';
import { frameAddress } from './frame-address';
import { vimeoPlayer } from './vimeo-player';
import type { ProviderSource } from './watch-address';
import { youtubePlayer } from './youtube-player';

/** What a player over a provider's is made of: its frame, and whom to tell what. */
export interface ProviderFrame {
  /** Plays by itself. */
  frame: HTMLIFrameElement;
  changed: () => void;
  /** Told why it cannot be played. */
  failed: (why: string) => void;
}

interface About {
  tag: string;
  name: string;
  changed: () => void;
  effect?: string;
}

const PLAYERS = { youtube: youtubePlayer, vimeo: vimeoPlayer };

/**
 * Puts a provider's player into an empty box, where it plays by itself, and takes it out again when it
 * cannot be played or is not wanted any more.
 *
 * @param tag of the element that it is for
 * @param effect what it means for visitors when it cannot be played
 */
export function providerFrame(
  box: HTMLElement,
  source: ProviderSource,
  settings: FilmSettings,
  { tag, name, changed, effect = 'visitors are offered a link to it' }: About,
): Player {
  /** What a new frame is to be told once it listens. */
  let tell: (() => void) | undefined;
  const begin = (how: FilmSettings, state: PlayerState) => {
    const frame = openFrame(box, frameAddress(source, how, location.origin), name);
    const failed = (why: string) => {
      frame.remove();
      const what = `<${tag} src="${frame.src.replace(/\?.*/, '')}">`;
      warn(
        what,
        `${what} cannot be played (${why}), so ${effect}. ` +
          "See that the film may be embedded, and that the page's policy allows its provider.",
      );
    };
    const heard = () => {
      const telling = tell;
      tell = undefined;
      telling?.();
      changed();
    };
    const player = PLAYERS[source.kind]({ frame, changed: heard, failed }, state);
    const end = () => {
      player.destroy();
      frame.remove();
    };
    return { player, frame, view: frame.contentWindow, end };
  };
  let now = begin(settings, { ...AT_FIRST, isMuted: settings.isMuted });

  return {
    read: () => now.player.read(),
    play: () => now.player.play(),
    pause: () => now.player.pause(),
    seek: (time) => now.player.seek(time),
    setVolume: (volume) => now.player.setVolume(volume),
    setMuted: (isMuted) => now.player.setMuted(isMuted),
    moved() {
      const { frame, view } = now;
      if (!frame.isConnected || frame.contentWindow === view) return;
      const before = now.player.read();
      const { isMuted, time, volume, isPlaying } = before;
      now.end();
      tell = () => volume < 1 && now.player.setVolume(volume);
      now = begin(
        { ...settings, isMuted, start: time, waits: !isPlaying },
        { ...before, isPlaying: false },
      );
      changed();
    },
    destroy: () => now.end(),
  };
}

function openFrame(box: HTMLElement, address: string, title: string) {
  const frame = document.createElement('iframe');
  // Without it YouTube shows "Error 153" and no film.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.title = title;
  frame.src = address;
  box.append(frame);
  return frame;
}
