import type { Watch } from '../../../shared/programs/loader/watch';
import { pageSlot } from '../../../shared/foundation/slot';

/** Whether the page is listened to already: one listener for all players, since the asleep have none. */
const isFollowed = pageSlot<true>('audio.1');

/** Wakes a player that plays without a touch of its own: by autoplay, a script or a key of the keyboard. */
export const watch: Watch = (host, wake) => {
  const media = host.querySelector(':scope > audio') as HTMLAudioElement | null;
  if (media && !media.paused) wake();
  if (isFollowed.value) return;
  isFollowed.value = true;
  document.addEventListener(
    'play',
    ({ target }) => {
      const player = target instanceof Element && target.closest<HTMLElement>('wb-audio');
      if (player) wake(player);
    },
    true,
  );
};
