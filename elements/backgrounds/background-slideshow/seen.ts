import { nodeSlot } from '../../../shared/foundation/slot';
import { slidesIn } from './slides';

interface Seen {
  present: HTMLElement | undefined;
  /** The one that is about to take its place. */
  coming?: HTMLElement | undefined;
  /** Says so in the shadow tree alone: the slides are the page's. */
  sheet: CSSStyleSheet;
}

const seenSlot = nodeSlot<Seen>('background-slideshow.seen.1');

/** Which slides of a host show now; without it, the first one. */
export const seenOf = (host: HTMLElement): Seen => (seenSlot(host).value ??= firstSeen(host));

function firstSeen(host: HTMLElement): Seen {
  const sheet = new CSSStyleSheet();
  host.shadowRoot!.adoptedStyleSheets.push(sheet);
  return { present: undefined, sheet };
}

/** Shows no slide of a host but those: the first one, unless it has come further. */
export function showSeen(host: HTMLElement) {
  const seen = seenOf(host);
  const { all, shown } = slidesIn(host);
  if (!seen.present || !shown.includes(seen.present)) seen.present = shown[0];
  // Stronger than what the style sheet says without script.
  const nth = (slide: HTMLElement) =>
    `[slot=slide][slot=slide]:nth-child(${all.indexOf(slide) + 1} of [slot=slide])`;
  const slides = [seen.present, seen.coming].filter((it) => it !== undefined);
  const others = slides.map((it) => `:not(${nth(it)})`).join('');
  seen.sheet.replaceSync(
    slides.map((it) => `::slotted(${nth(it)}){display:block!important}`).join('') +
      (slides.length ? `::slotted([slot=slide]${others}){display:none!important}` : ''),
  );
}
