import type { Watch } from '../../../shared/programs/loader/watch';
import { whenSeen } from '../../../shared/browser/when-seen';
import { pageSlot } from '../../../shared/foundation/slot';
import { wakeAtPlay } from '../wake-at-play';
import { videoIn } from '../video-in';

const isFollowed = pageSlot<true>('video.1');
/** The share of a film in view at which it begins by itself. */
const SEEN = 0.5;

/** A film wakes when it plays, by whatever, and one that begins by itself once it is seen. */
export const watch: Watch = (host, wake) => {
  if (videoIn(host)?.paused === false) wake();
  if (host.getAttribute('autoplay') === 'on') whenSeen(host, SEEN, wake);
  if (isFollowed.value) return;
  isFollowed.value = true;
  wakeAtPlay('wb-video', wake);
};
