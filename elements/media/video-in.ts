/** The video element that a player is for: the author's own, or the one that was drawn. */
export const videoIn = (host: Element) =>
  host.querySelector<HTMLVideoElement>(':scope > video') ?? undefined;
