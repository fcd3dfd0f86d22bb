import { FIELD } from '../../../shared/content/drawn';
import type { Markup } from '../../../shared/content/markup';
import type { Props } from '../../../shared/contract/contract';
import type { Film } from './read-film';
import type { video } from './video.contract';

/** A native video element in the page for a file: it plays without script, and is stopped with all others. */
export function drawVideo(
  { timeStart, timeEnd, loop, poster }: Props<typeof video>,
  { node, source, hasCover, isMuted, name }: Film,
): Markup[] {
  if (node || source?.kind !== 'file') return [];
  const start = timeStart > 0 && !source.address.includes('#') ? `#t=${timeStart}` : '';
  return [
    {
      tag: 'video',
      attributes: {
        slot: FIELD,
        controls: true,
        playsinline: true,
        // Without a cover, its first picture is one.
        preload: hasCover ? 'none' : 'metadata',
        poster: poster || undefined,
        loop: loop && !timeStart && !timeEnd,
        muted: isMuted,
        src: source.address + start,
        'aria-label': name,
      },
    },
  ];
}
