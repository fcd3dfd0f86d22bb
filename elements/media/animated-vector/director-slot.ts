import { pageSlot } from '../../../shared/foundation/slot';
import type { Playback } from './playback';

/** Plays the animations of a page. */
export interface Director {
  /** The playing of a host, begun if there is none yet; undefined when it has nothing to play. */
  playbackOf(host: HTMLElement): Playback | undefined;
  /** Ends the playing of a host that leaves the page. */
  leave(host: HTMLElement): void;
}

/** Filled by the watcher or an element, whichever comes first. */
export const directorSlot = pageSlot<Director>('animated-vector.1');
