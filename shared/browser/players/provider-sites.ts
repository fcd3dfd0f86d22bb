import type { Sites } from '../../foundation/sites';
import type { FilmSource } from './film-source';

const YOUTUBE = 'https://www.youtube.com';

/** The sites that a film's provider needs on a page, for its policy; none for a file. */
export function providerSites(source: FilmSource | undefined, isPrivate: boolean): Sites {
  if (source?.kind === 'vimeo') return { frames: ['https://player.vimeo.com'] };
  if (source?.kind !== 'youtube') return {};
  const frame = isPrivate ? 'https://www.youtube-nocookie.com' : YOUTUBE;
  // Its script comes from the first one in either case.
  return { frames: [frame], scripts: [YOUTUBE] };
}

/** The same for several films. */
export function allSites(sources: FilmSource[], isPrivate: boolean): Sites {
  const all = sources.map((it) => providerSites(it, isPrivate));
  return {
    frames: all.flatMap(({ frames = [] }) => frames),
    scripts: all.flatMap(({ scripts = [] }) => scripts),
  };
}
