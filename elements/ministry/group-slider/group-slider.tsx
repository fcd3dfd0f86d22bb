import { type RefObject, useRef } from 'react';
import { reducesMotion } from '../../../shared/browser/reduced-motion';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { Cards } from '../cards';
import { group } from '../group';
import { Icon } from '../icon';
import { type Listing, readListing } from '../listing';
import { useScrollEnds } from '../use-scroll-ends';
import { groupSlider } from './group-slider.contract';
import pageStyles from './group-slider.page.css';
import styles from './group-slider.css';

const shape = groupSlider.attributes.src.feed;
/** All cards are there: scrolling is its paging. */
const UNPAGED = { page: 1, perPage: 0 } as const;

export function GroupSlider(props: Wired<typeof groupSlider, Listing>) {
  const { host, content, columns, order, headingLevel, src } = props;
  const { texts } = content.words;
  const bar = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(host);
  const attributes = { ...UNPAGED, columns, order, headingLevel, src, inAddress: false };
  return (
    <>
      <Cards {...{ host, content, attributes, shape }} kind={group} view="slider" />
      <div ref={bar} className="steps" part="steps" role="group" aria-label={texts.Group}>
        <button
          type="button"
          className="turn"
          part="previous"
          aria-label={texts.Previous}
          aria-disabled={ends.first || undefined}
          onClick={() => slide(bar, -1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="turn"
          part="next"
          aria-label={texts.Next}
          aria-disabled={ends.last || undefined}
          onClick={() => slide(bar, 1)}
        >
          <Icon name="next" />
        </button>
      </div>
    </>
  );
}

/** Slides by as many cards as are in view. */
function slide({ current: bar }: RefObject<HTMLElement | null>, by: number) {
  const items = bar?.parentElement?.querySelector('.items');
  if (!items) return;
  const direction = getComputedStyle(items).direction === 'rtl' ? -by : by;
  items.scrollBy({
    left: direction * items.clientWidth,
    behavior: reducesMotion() ? 'instant' : 'smooth',
  });
}

defineElement(groupSlider, GroupSlider, styles, {
  content: (host, page, props) => readListing(group, shape, host, page, { ...UNPAGED, ...props }),
  patches: ({ patches }) => patches,
  pageStyles,
});
