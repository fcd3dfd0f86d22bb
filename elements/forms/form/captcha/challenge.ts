/**
 * Watches the challenge that a provider shows over the page, as a frame of its own.
 *
 * @param frames selects the provider's frames, such as `iframe[src*="hcaptcha"]`
 * @param box what the provider draws in the form; a frame in it is no challenge
 * @param onChange called with the frame when a challenge shows, and with undefined when it is gone
 */
export function observeChallenge(
  frames: string,
  box: HTMLElement,
  onChange: (frame: HTMLIFrameElement | undefined) => void,
) {
  const { body } = box.ownerDocument;
  const find = () =>
    [...body.querySelectorAll<HTMLIFrameElement>(frames)].filter((it) => !box.contains(it));
  let found = find();
  let shown: HTMLIFrameElement | undefined;

  const look = () => {
    const now = found.find(isShown);
    if (now === shown) return;
    shown = now;
    onChange(now);
  };
  const observer = new MutationObserver((changes) => {
    const isOther = changes.some(({ type }) => type === 'childList');
    if (isOther) found = find();
    // Whether one shows takes a layout, and what moves on a page changes its style many times a second.
    if (isOther || changes.some(({ target }) => found.some((it) => target.contains(it)))) look();
  });
  observer.observe(body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['style', 'class', 'hidden'],
  });
  look();

  return {
    isShown: () => shown !== undefined,
    end() {
      observer.disconnect();
      if (shown) onChange((shown = undefined));
    },
  };
}

/** Pixels of a side. Below that it is a badge, or what a provider measures with. */
const LEAST = 100;

const isShown = (frame: HTMLElement) =>
  frame.checkVisibility({ visibilityProperty: true }) && frame.offsetHeight >= LEAST;
