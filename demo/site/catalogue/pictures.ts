import { colourHex, colourSlug } from './colours';
import type { PictureKind, ProductPlan } from './plan';
import { plans } from './plans';
import { shapes } from './shapes';

/** Width and height of every picture, in CSS pixels. */
export const pictureSize = 480;

const drawings = new Map<string, string>();
for (const plan of plans) {
  for (const colour of plan.colours) {
    drawings.set(pictureAddress(plan, colour), draw(plan.picture, colour));
  }
}

/** Where the picture of a product in a colour is served; the first colour without one. */
export function pictureAddress(plan: ProductPlan, colour = plan.colours[0] ?? ''): string {
  return `/pictures/${plan.picture}-${colourSlug(colour)}.svg`;
}

/** The SVG at an address, or undefined where no product has such a picture. */
export function pictureAt(address: string): string | undefined {
  return drawings.get(address);
}

function draw(kind: PictureKind, colour: string): string {
  const plain = colourHex(colour);
  if (plain === undefined) {
    throw new Error(
      `The colour "${colour}" is unknown, so its pictures cannot be drawn. Add it to colours.ts.`,
    );
  }
  const tones = { plain, light: mix(plain, '#ffffff', 0.45), dark: mix(plain, '#1d1a16', 0.35) };
  const ground = groundFor(plain);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${pictureSize}" height="${pictureSize}">` +
    `<path fill="${ground}" d="M0 0h200v200H0z"/>` +
    `<ellipse cx="100" cy="172" rx="58" ry="6" fill="${mix(ground, '#1d1a16', 0.14)}"/>` +
    `${shapes[kind](tones)}</svg>`
  );
}

/** A pale field, but a darker one behind what is pale itself. */
function groundFor(plain: string): string {
  const isPale = brightness(plain) > 0.8;
  return isPale ? mix(plain, '#8d8371', 0.42) : mix(plain, '#ebe6db', 0.86);
}

function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, place) =>
    Math.round(value * (1 - share) + (target[place] ?? 0) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** From 0, black, to 1, white, as bright as it looks. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}
