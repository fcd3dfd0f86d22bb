import type { Props } from '../../../shared/contract/contract';
import type { entrance } from './entrance.contract';

export type Settings = Props<typeof entrance>;

/** Whether a motion, by its name, brings in content that was not in its place before. */
export const bringsIn = (animation: string) => animation.includes('In');

const LONGEST = 60_000;

/** Reads an element's attributes, for elements that have no kernel yet; invalid values count as missing. */
export function settingsOf(host: HTMLElement): Settings {
  const number = (name: string, initial: number, max: number) => {
    const text = host.getAttribute(name)?.trim();
    const value = text ? Number(text) : NaN;
    return Number.isFinite(value) ? Math.min(max, Math.max(0, value)) : initial;
  };
  return {
    // An unknown name has no shape, and fadeIn is used.
    animation: (host.getAttribute('animation') ?? 'fadeIn') as Settings['animation'],
    duration: number('duration', 1000, LONGEST),
    delay: number('delay', 0, LONGEST),
    repeat: number('repeat', 1, Infinity),
    atStart: host.hasAttribute('at-start'),
    animationId: host.getAttribute('animation-id') ?? host.getAttribute('animationid') ?? '',
  };
}
