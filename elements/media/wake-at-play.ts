/**
 * Wakes whoever holds a native element that begins to play without a touch of its own: by autoplay, a
 * script or a key of the keyboard. One listener for the whole page, since the asleep have none.
 */
export function wakeAtPlay(tag: string, wake: (host: HTMLElement) => void) {
  document.addEventListener(
    'play',
    ({ target }) => {
      const host = target instanceof Element && target.closest<HTMLElement>(tag);
      if (host) wake(host);
    },
    true,
  );
}
