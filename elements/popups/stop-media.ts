/**
 * Stops what plays in a popup that closes. Elements of this library hear the announcement; native
 * players are paused; a frame that may play by itself is loaded anew, which is all one can do to it.
 */
export function stopMedia(popup: HTMLElement) {
  for (const media of popup.querySelectorAll<HTMLMediaElement>('audio, video')) media.pause();
  for (const frame of popup.querySelectorAll('iframe[allow*="autoplay"][src]')) {
    frame.setAttribute('src', frame.getAttribute('src')!);
  }
}
