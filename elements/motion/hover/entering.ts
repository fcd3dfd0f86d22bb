import { hear } from '../../../shared/bus/bus';
import { findAll } from '../../../shared/page/find';

/**
 * Follows the entrances of the page, around, in or beside which hover animations rest while content
 * comes in.
 *
 * @param began told after content has begun to come in
 * @param ended told after it has come in
 * @returns a function that says whether a host with this animation id rests now
 */
export function followEntrances(began: () => void, ended: () => void) {
  /** Those that come in now, with the animation id or id under which others know them. */
  const entering = new Map<HTMLElement, string>(
    findAll('wb-entrance[data-wb-state=playing]').map((it) => [
      it,
      it.getAttribute('animation-id') || it.id,
    ]),
  );
  hear('entrance.on', ({ host }, key) => {
    entering.set(host, key);
    began();
  });
  hear('entrance.off', ({ host }) => {
    entering.delete(host);
    ended();
  });
  return (host: HTMLElement, animationId: string) =>
    [...entering].some(
      ([it, key]) => it.contains(host) || host.contains(it) || (key && key === animationId),
    );
}
