import { pageSlot } from '../../../shared/foundation/slot';
import type { Settings } from './settings';

/** The playing of one animation. */
export interface Playback {
  /** Plays on, or anew when it has come to its end, also where less motion is asked for. */
  play(): void;
  /** Stops it where it is, until somebody plays it. */
  pause(): void;
  toggle(): void;
  /** Goes on as it is told now, from where it is, and marks a drawing that is new with what it is to show. */
  adapt(settings: Settings): void;
  end(): void;
  hasEnded(): boolean;
}

/** Plays the animations of a page. */
export interface Director {
  /** The playing of a host, begun if there is none yet; undefined when it has nothing to play. */
  playbackOf(host: HTMLElement): Playback | undefined;
  /** Ends the playing of a host that leaves the page. */
  leave(host: HTMLElement): void;
}

/** Filled by the watcher or an element, whichever comes first. */
export const directorSlot = pageSlot<Director>('animated-vector.2');
