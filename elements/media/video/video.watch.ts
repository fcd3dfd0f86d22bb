import type { Watch } from '../../../shared/programs/loader/watch';
import { whenSeen } from '../../../shared/browser/when-seen';
import { pageSlot } from '../../../shared/foundation/slot';
import { wakeAtPlay } from '../wake-at-play';
import { videoIn } from '../video-in';
import { SHARE_SEEN } from './share-seen';

const isFollowed = pageSlot<true>('video.1');

/** A film wakes when it plays, by whatever, and one that begins by itself once it is seen. */
export const watch: Watch = (host, wake) => {
  if (videoIn(host)?.paused === false) wake();
  // Not with the text below it, which may be longer than the window.
  const box = host.shadowRoot?.querySelector('.box') ?? host;
  if (host.getAttribute('autoplay') === 'on') whenSeen(box, SHARE_SEEN, wake);
  if (isFollowed.value) return;
  isFollowed.value = true;
  wakeAtPlay('wb-video', wake);
};
