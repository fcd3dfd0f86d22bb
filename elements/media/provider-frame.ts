import { warn } from '../../shared/foundation/warn';
import type { FilmSettings } from './film-settings';
import type { Player } from './player';
import { frameAddress, type ProviderSource } from './provider-address';
import { vimeoPlayer } from './vimeo-player';
import { youtubePlayer } from './youtube-player';

const PLAYERS = { youtube: youtubePlayer, vimeo: vimeoPlayer };

/**
 * Puts a provider's player into an empty box, where it plays by itself, and takes it out again when it
 * cannot be played or is not wanted any more.
 *
 * @param tag of the element that it is for
 */
export function providerFrame(
  box: HTMLElement,
  source: ProviderSource,
  settings: FilmSettings,
  { tag, name, changed }: { tag: string; name: string; changed: () => void },
): Player {
  const frame = document.createElement('iframe');
  // Without it YouTube shows "Error 153" and no film.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.title = name;
  frame.src = frameAddress(source, settings, location.origin);
  box.append(frame);
  const player = PLAYERS[source.kind](frame, changed, (why) => {
    frame.remove();
    const what = `<${tag} src="${frame.src.replace(/\?.*/, '')}">`;
    warn(
      what,
      `${what} cannot be played (${why}), so visitors are offered a link to it. ` +
        "See that the film may be embedded, and that the page's policy allows its provider.",
    );
  });
  return {
    ...player,
    destroy() {
      player.destroy();
      frame.remove();
    },
  };
}
