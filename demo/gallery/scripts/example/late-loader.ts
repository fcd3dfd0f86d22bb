const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'];

/**
 * Puts the loader in at the first touch. It would wake at once an element that wakes when it is
 * seen, and then there would be nothing asleep to look at.
 */
export function loadAtFirstTouch() {
  const load = () => {
    for (const type of TOUCHES) removeEventListener(type, load, true);
    const address = '/gallery/wb/loader.js';
    void import(address);
  };
  for (const type of TOUCHES) addEventListener(type, load, true);
}
