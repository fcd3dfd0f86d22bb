import { warn } from '../../foundation/warn';
import type { FilmSettings } from './film-settings';
import { AT_FIRST, type Player } from './player';
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
  const frame = openFrame(box, frameAddress(source, settings, location.origin), name);
  const state = { ...AT_FIRST, isMuted: settings.isMuted };
  const failed = (why: string) => {
    frame.remove();
    const what = `<${tag} src="${frame.src.replace(/\?.*/, '')}">`;
    warn(
      what,
      `${what} cannot be played (${why}), so ${effect}. ` +
        "See that the film may be embedded, and that the page's policy allows its provider.",
    );
  };
  const player = PLAYERS[source.kind]({ frame, changed, failed }, state);
  return {
    ...player,
    destroy() {
      player.destroy();
      frame.remove();
    },
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
