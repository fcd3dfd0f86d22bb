import { FIELD } from '../../shared/content/drawn';
import type { Markup } from '../../shared/content/markup';

interface DrawnFilm {
  /** Of the file. */
  address: string;
  name: string;
  /** In seconds. */
  start: number;
  isMuted: boolean;
  /** Whether it begins again at its end, all of it. */
  isLoop?: boolean;
  poster?: string;
  hasCover: boolean;
  /** The file of its captions, if it has one. */
  captions?: string;
}

/** A native video element in the page for a file: it plays without script, and is stopped with all others. */
export function drawFilm({ address, start, captions, ...film }: DrawnFilm): Markup {
  const from = start > 0 && !address.includes('#') ? `#t=${start}` : '';
  return {
    tag: 'video',
    attributes: {
      slot: FIELD,
      controls: true,
      playsinline: true,
      // Without a cover, its first picture is one.
      preload: film.hasCover ? 'none' : 'metadata',
      poster: film.poster || undefined,
      loop: film.isLoop,
      muted: film.isMuted,
      src: address + from,
      'aria-label': film.name,
    },
    ...(captions && {
      children: [{ tag: 'track', attributes: { kind: 'captions', src: captions } }],
    }),
  };
}
