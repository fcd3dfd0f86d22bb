import { hexOf } from './probe';
import type { Pixel, Probe, Scheme } from './probe';

/** Two colours that are too close to each other. */
export interface Weakness {
  scheme: Scheme;
  /** What is hard to see, in words. */
  what: string;
  colours: [string, string];
  found: number;
  needed: number;
}

const GROUNDS = { surface: 'the page', raised: 'cards', overlay: 'popups' } as const;

/** What is seen on each ground, in words, and the contrast that WCAG asks of it. */
const MARKS: Readonly<Record<string, [words: string, needed: number]>> = {
  text: ['Text', 4.5],
  muted: ['Hints', 4.5],
  link: ['Links', 4.5],
  error: ['Errors', 4.5],
  success: ['Signs of success', 4.5],
  warning: ['Warnings', 4.5],
  edge: ['Edges of fields', 3],
  focus: ['The focus ring', 3],
};

/** How many pairs are judged in each scheme. */
export const PAIRS = Object.keys(MARKS).length * Object.keys(GROUNDS).length + 2;

/** What is too weak of the colours that a probe has: of each mark, where it is seen worst. */
export function weaknesses(probe: Probe, scheme: Scheme): Weakness[] {
  const judge = (name: string, ground: string, what: string, needed: number): Weakness[] => {
    const [one, other] = [probe.seen(name, ground), probe.seen(ground, ground)];
    const found = contrast(one, other);
    const colours: [string, string] = [hexOf(one), hexOf(other)];
    return found < needed ? [{ scheme, what, colours, found, needed }] : [];
  };
  return [
    ...judge('on-accent', 'accent', 'Text on main buttons', 4.5),
    ...judge('accent', 'surface', 'Main buttons on the page', 3),
    ...Object.entries(MARKS).flatMap(([name, [words, needed]]) =>
      Object.entries(GROUNDS)
        .flatMap(([ground, place]) => judge(name, ground, `${words} on ${place}`, needed))
        .toSorted((one, other) => one.found - other.found)
        .slice(0, 1),
    ),
  ];
}

/** The contrast of two colours, from 1 to 21, as WCAG counts it. */
export function contrast(one: Pixel, other: Pixel): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(pixel: Pixel): number {
  const [red, green, blue] = pixel.map((it) => {
    const share = it / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
