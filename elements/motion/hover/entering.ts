import { subscribe } from '../../../shared/bus/bus';
import { findAll } from '../../../shared/browser/links/find';

/**
 * Tracks the entrances of the page: hover animations around, in or linked to one rest while it
 * plays.
 *
 * @param began called after an entrance has begun
 * @param ended called after an entrance has ended
 * @returns a function that tells whether a host with this animation id rests now
 */
export function followEntrances(began: () => void, ended: () => void) {
  /** The entrances that play now, each with its animation id or id. */
  const entering = new Map<HTMLElement, string>(
    findAll('wb-entrance[data-wb-state=playing]').map((it) => [
      it,
      it.getAttribute('animation-id') || it.getAttribute('animationid') || it.id,
    ]),
  );
  subscribe('entrance.on', ({ host }, key) => {
    entering.set(host, key);
    began();
  });
  subscribe('entrance.off', ({ host }) => {
    entering.delete(host);
    ended();
  });
  return (host: HTMLElement, animationId: string) =>
    [...entering].some(
      ([it, key]) => it.contains(host) || host.contains(it) || (key && key === animationId),
    );
}
