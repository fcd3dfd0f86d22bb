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
  const ground = mix(mix(plain, '#f3efe6', 0.86), '#d9d2c4', 0.18);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="${pictureSize}" height="${pictureSize}">` +
    `<path fill="${ground}" d="M0 0h200v200H0z"/>` +
    `<ellipse cx="100" cy="172" rx="58" ry="6" fill="${mix(ground, '#1d1a16', 0.14)}"/>` +
    `${shapes[kind](tones)}</svg>`
  );
}

function mix(from: string, to: string, share: number): string {
  const channel = (hex: string, place: number) =>
    Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16);
  const mixed = [0, 1, 2].map((place) =>
    Math.round(channel(from, place) * (1 - share) + channel(to, place) * share),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
