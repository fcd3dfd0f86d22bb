/**
 * Stops what plays in what is hidden now: a popup that closes, a panel out of view. Elements of this
 * library hear the announcement; native players are paused; a frame that may play by itself is loaded
 * anew, which is all one can do to it.
 */
export function stopMedia(box: Element) {
  for (const media of box.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  for (const frame of box.querySelectorAll('iframe[allow*="autoplay"][src]')) {
    frame.setAttribute('src', frame.getAttribute('src')!);
  }
}
