import type { Watch } from '../../../shared/programs/loader/watch';
import { pageSlot } from '../../../shared/foundation/slot';
import { wakeAtPlay } from '../wake-at-play';
import { audioIn } from './audio-in';

const isFollowed = pageSlot<true>('audio.1');

/** A player wakes when it plays, by whatever, so that its controls show that. */
export const watch: Watch = (host, wake) => {
  if (audioIn(host)?.paused === false) wake();
  if (isFollowed.value) return;
  isFollowed.value = true;
  wakeAtPlay('wb-audio', wake);
};
