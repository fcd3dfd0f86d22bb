import { subscribe } from '../../bus/bus';
import { takeRequest } from '../../bus/take-request';
import { pageSlot } from '../../foundation/slot';
import { mediaIn } from './media-in';
import { pauseOthers } from './pause-others';

/** Whether the page has this already: once for all bundles. */
const isAnswered = pageSlot<true>('media.1');

/**
 * Carries out what is asked and announced of media, for every player of the page, ours or not: stops them
 * on `media.stop`, and pauses all others that are heard when one is. Spec 4.
 */
export function answerMedia() {
  if (isAnswered.value) return;
  isAnswered.value = true;
  subscribe('media.stop', (_, key) => stopIn(key));
  subscribe('media.started', ({ host, isMuted }) => {
    if (!isMuted) pauseOthers(host);
  });
}

/** Stops the players in the element with an id, or all; unknown ids are ignored. */
function stopIn(id: string) {
  takeRequest(['media.stop'], id);
  const part = id ? document.getElementById(id) : document.documentElement;
  const media = part ? mediaIn(part) : [];
  if (!media.length) return;
  import('./stop-media').then(({ stopInView }) => stopInView(media), reportError);
}
