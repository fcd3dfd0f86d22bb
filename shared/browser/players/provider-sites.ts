import type { Sites } from '../../foundation/sites';
import type { FilmSource } from './film-source';

const YOUTUBE = 'https://www.youtube.com';

/** The sites that a film's provider needs on a page, for its policy; none for a file. */
export function providerSites(source: FilmSource | undefined, isPrivate: boolean): Sites {
  if (source?.kind === 'vimeo') return asked('https://player.vimeo.com');
  if (source?.kind !== 'youtube') return {};
  const frame = isPrivate ? 'https://www.youtube-nocookie.com' : YOUTUBE;
  // Its script comes from the first one in either case.
  return { ...asked(frame), scripts: [YOUTUBE] };
}

/** A frame's site, which is also asked whether it can be reached. */
const asked = (site: string): Sites => ({ frames: [site], connects: [site] });

/** The same for several films. */
export function allSites(sources: FilmSource[], isPrivate: boolean): Sites {
  const all = sources.map((it) => providerSites(it, isPrivate));
  return {
    frames: all.flatMap(({ frames = [] }) => frames),
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    connects: all.flatMap(({ connects = [] }) => connects),
  };
}
