/** The audio element that a player is for: the author's own, or the one that was drawn. */
export const audioIn = (host: Element) =>
  host.querySelector<HTMLAudioElement>(':scope > audio') ?? undefined;
