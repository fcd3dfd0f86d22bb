import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import type { Patch } from '../../shared/content/patch';
import { textsOf } from '../../shared/foundation/texts';
import { fill } from '../../shared/foundation/translations';
import { describeSlides, slidesOf } from './slides';

/** What its controls are called, in the page's language. */
interface SlidingTexts {
  carousel: string;
  slide: string;
  slides: string;
  previous: string;
  next: string;
  choose: string;
  pause: string;
  play: string;
  replay: string;
  /** By slide: where it leads, and which of all it is. */
  goTo: string[];
  places: string[];
}

export interface SlidingContent {
  count: number;
  texts: SlidingTexts;
}

export function slidingContent(host: Light, page: Page): SlidingContent {
  const { length: count } = slidesOf(host);
  const text = textsOf(page);
  const bySlide = (sentence: string) =>
    Array.from({ length: count }, (_, index) => fill(text(sentence), { number: index + 1, count }));
  return {
    count,
    texts: {
      carousel: text('carousel'),
      slide: text('slide'),
      slides: text('Slides'),
      previous: text('Previous slide'),
      next: text('Next slide'),
      choose: text('Choose a slide'),
      pause: text('Stop the automatic change of slides'),
      play: text('Start the automatic change of slides'),
      replay: text('Play again'),
      goTo: bySlide('Go to slide {number}'),
      places: bySlide('{number} of {count}'),
    },
  };
}

/** What the slides say of themselves; see `describeSlides`. */
export const describe = ({ texts }: SlidingContent, host: Light): Map<object, Patch> =>
  describeSlides(slidesOf(host), texts.slide, texts.places);
