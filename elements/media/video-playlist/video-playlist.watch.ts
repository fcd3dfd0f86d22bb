import type { Watch } from '../../../shared/programs/loader/watch';
import { pageSlot } from '../../../shared/foundation/slot';
import { videoIn } from '../video-in';
import { wakeAtPlay } from '../wake-at-play';

const isFollowed = pageSlot<true>('video-playlist.1');

/** A playlist wakes when its film plays, by whatever, so that its controls show that. */
export const watch: Watch = (host, wake) => {
  if (videoIn(host)?.paused === false) wake();
  if (isFollowed.value) return;
  isFollowed.value = true;
  wakeAtPlay('wb-video-playlist', wake);
};
