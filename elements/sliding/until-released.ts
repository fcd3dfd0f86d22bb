/** Puts off what would end a drag until the visitor lets go. */
export function untilReleased(isPressed: () => boolean, act: () => void) {
  let isDue = false;
  return {
    /** Acts now, or once it is released. */
    ask() {
      isDue = isPressed();
      if (!isDue) act();
    },
    released() {
      if (!isDue) return;
      isDue = false;
      act();
    },
  };
}
