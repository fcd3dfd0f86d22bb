import type { Widget } from '../widgets';
import { chartPicture } from './chart-picture';
import type { Counterpart, Counterparts } from './counterpart';
import { customer } from './floors/customer';
import { figures } from './floors/figures';
import { forms } from './floors/forms';
import { media } from './floors/media';
import { images } from './floors/images';
import { motion } from './floors/motion';
import { navigation } from './floors/navigation';
import { panels } from './floors/panels';
import { popups } from './floors/popups';
import { sliding } from './floors/sliding';
import { storefront } from './floors/storefront';
import { text } from './floors/text';

const written: Counterparts = {
  ...customer,
  ...figures,
  ...forms,
  ...media,
  ...images,
  ...motion,
  ...navigation,
  ...panels,
  ...popups,
  ...sliding,
  ...storefront,
  ...text,
};

/** Kinds that nobody could write by hand, each with the reason; they stand in no page that is compared. */
export const without: Record<string, string> = {};

/** Every kind by hand: plain HTML and the least script that does what each does. */
export const byHand = (kinds: Widget[]): Map<string, Counterpart> =>
  new Map(kinds.map((kind) => [kind.name, counterpartOf(kind)]));

function counterpartOf(kind: Widget): Counterpart {
  const counterpart = kind.name === 'chart' ? chartPicture(kind) : written[kind.name];
  if (counterpart) return counterpart;
  throw new Error(
    `${kind.tag} has no counterpart by hand, so its page has nothing to stand beside. Write one in tests/bench/landing/floors, or its reason into \`without\` of tests/bench/landing/by-hand.ts.`,
  );
}
