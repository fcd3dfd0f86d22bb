import type { Props } from '../../../shared/element/contract';
import type { entrance } from './entrance.contract';

export type Settings = Props<typeof entrance>;

/** Which motions bring something in that is not in its place before, by their names. */
export const bringsIn = (animation: string) => animation.includes('In');

const LONGEST = 60_000;

/** Reads what an element's attributes say, for those that have no kernel yet; bad values count as none. */
export function settingsOf(host: HTMLElement): Settings {
  const number = (name: string, initial: number, max: number) => {
    const text = host.getAttribute(name)?.trim();
    const value = text ? Number(text) : NaN;
    return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : initial;
  };
  return {
    // A name that is none finds no shape, and the first one is taken.
    animation: (host.getAttribute('animation') ?? 'fadeIn') as Settings['animation'],
    duration: number('duration', 1000, LONGEST),
    delay: number('delay', 0, LONGEST),
    repeat: number('repeat', 1, Infinity),
    atStart: host.hasAttribute('at-start'),
    animationId: host.getAttribute('animation-id') ?? '',
  };
}
