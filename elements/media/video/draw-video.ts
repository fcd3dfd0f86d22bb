import type { Markup } from '../../../shared/content/markup';
import type { Props } from '../../../shared/contract/contract';
import { drawFilm } from '../draw-film';
import type { Film } from './read-film';
import type { video } from './video.contract';

/** The video element of a file, where its author wrote none. */
export function drawVideo(
  { timeStart, timeEnd, loop, poster }: Props<typeof video>,
  { node, source, hasCover, isMuted, name }: Film,
): Markup[] {
  if (node || source?.kind !== 'file') return [];
  const { address } = source;
  const isLoop = loop && !timeStart && !timeEnd;
  return [drawFilm({ address, name, start: timeStart, isMuted, isLoop, poster, hasCover })];
}
