import type { Widget } from '../widgets';
import { chartPicture } from './chart-picture';
import type { Counterpart, Counterparts } from './counterpart';
import { backgrounds } from './floors/backgrounds';
import { contact } from './floors/contact';
import { customer } from './floors/customer';
import { figures } from './floors/figures';
import { forms } from './floors/forms';
import { images } from './floors/images';
import { animation, media } from './floors/media';
import { MINISTRY, ministry } from './floors/ministry';
import { motion } from './floors/motion';
import { navigation } from './floors/navigation';
import { panels } from './floors/panels';
import { popups } from './floors/popups';
import { privacy } from './floors/privacy';
import { hostedShop } from './floors/shop';
import { sliding } from './floors/sliding';
import { social } from './floors/social';
import { storefront } from './floors/storefront';
import { text } from './floors/text';

const written: Counterparts = {
  ...backgrounds,
  ...contact,
  ...customer,
  ...figures,
  ...forms,
  ...hostedShop,
  ...images,
  ...media,
  ...motion,
  ...navigation,
  ...panels,
  ...popups,
  ...privacy,
  ...sliding,
  ...social,
  ...storefront,
  ...text,
};

/** What is made of a picture or of content that our publish step has drawn. */
const drawn: Record<string, (kind: Widget) => Counterpart> = {
  chart: chartPicture,
  'animated-vector': animation,
  ...Object.fromEntries(MINISTRY.map((name) => [name, ministry])),
};

/**
 * Every kind by hand: plain HTML and the least script that does what each does. One that nobody has written yet
 * is named in a warning, and stands in no page that is compared.
 */
export function byHand(kinds: Widget[]): Map<string, Counterpart> {
  const counterparts = new Map<string, Counterpart>();
  for (const kind of kinds) {
    const counterpart = drawn[kind.name]?.(kind) ?? written[kind.name];
    if (counterpart) counterparts.set(kind.name, counterpart);
    else
      console.warn(
        `${kind.tag} has no counterpart by hand, so it is left out of the pages that are compared. Write one in tests/bench/landing/floors.`,
      );
  }
  return counterparts;
}
