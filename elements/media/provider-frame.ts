import { warn } from '../../shared/foundation/warn';
import type { FilmSettings } from './film-settings';
import { AT_FIRST, type Player } from './player';
import { frameAddress, type ProviderSource } from './provider-address';

/** What a player over a provider's is made of: its frame, and whom to tell what. */
export interface ProviderFrame {
  /** Plays by itself. */
  frame: HTMLIFrameElement;
  changed: () => void;
  /** Told why it cannot be played. */
  failed: (why: string) => void;
}

/** Pages with files alone fetch none of them. */
const PLAYERS = {
  youtube: () => import('./youtube-player').then((it) => it.youtubePlayer),
  vimeo: () => import('./vimeo-player').then((it) => it.vimeoPlayer),
};

/**
 * Puts a provider's player into an empty box, where it plays by itself, and takes it out again when it
 * cannot be played or is not wanted any more. The frame is there at once, while the visitor's touch counts.
 *
 * @param tag of the element that it is for
 */
export function providerFrame(
  box: HTMLElement,
  source: ProviderSource,
  settings: FilmSettings,
  { tag, name, changed }: { tag: string; name: string; changed: () => void },
): Player {
  const frame = openFrame(box, frameAddress(source, settings, location.origin), name);
  let player: Player | undefined;
  let state = { ...AT_FIRST, isMuted: settings.isMuted };
  let isGone = false;
  const failed = (why: string) => {
    frame.remove();
    const what = `<${tag} src="${frame.src.replace(/\?.*/, '')}">`;
    warn(
      what,
      `${what} cannot be played (${why}), so visitors are offered a link to it. ` +
        "See that the film may be embedded, and that the page's policy allows its provider.",
    );
  };
  PLAYERS[source.kind]().then(
    (make) => {
      if (!isGone) player = make({ frame, changed, failed }, state);
    },
    ({ message }: Error) => {
      if (isGone) return;
      failed(message);
      state = { ...state, hasFailed: true };
      changed();
    },
  );
  return {
    read: () => player?.read() ?? state,
    play: () => player?.play(),
    pause: () => player?.pause(),
    seek: (time) => player?.seek(time),
    setVolume: (volume) => player?.setVolume(volume),
    setMuted: (isMuted) => player?.setMuted(isMuted),
    destroy() {
      isGone = true;
      player?.destroy();
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
