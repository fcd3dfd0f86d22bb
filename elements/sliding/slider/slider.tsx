import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import type { PagingByDevice } from '../devices';
import { slideWithin } from '../pages';
import { describe, slidingContent, type SlidingContent } from '../sliding-content';
import { Stage } from '../stage';
import { slider } from './slider.contract';
import styles from './slider.css';
import { useSlideLinks } from './use-slide-links';

export function Slider(props: Wired<typeof slider, SlidingContent>) {
  const { host, emit, content, mode, transition } = props;

  /** Returns whether the slide is in view now: a listener may have kept the one before. */
  const show = (slide: number) => {
    if (slide === slideWithin(host.active, content.count)) return true;
    if (!emit('wb-slider-change', { active: slide })) return false;
    host.active = slide;
    return true;
  };
  useSlideLinks(host, show);

  return (
    <Stage
      {...props}
      look={mode}
      paging={sliderPaging(props, content.count)}
      axis={transition === 'slide-up' || transition === 'slide-down' ? 'y' : 'x'}
      isUpsideDown={transition === 'slide-down'}
      isBackwards={transition === 'slide-right'}
      fades={transition === 'fade'}
      duration={props.transitionSpeed * 100}
      show={show}
    />
  );
}

/** One slide at 991 pixels and less (spec 9), and where it fades or tells a story. */
function sliderPaging(
  {
    slidesToShow,
    transition,
    mode,
    loop,
  }: Pick<Wired<typeof slider>, 'slidesToShow' | 'transition' | 'mode' | 'loop'>,
  count: number,
): PagingByDevice {
  const isOne = transition === 'fade' || mode === 'story';
  const paging = (show: number) => ({ count, show, scroll: 1, loops: loop });
  return {
    desktop: paging(isOne ? 1 : Math.trunc(slidesToShow)),
    tablet: paging(1),
    phone: paging(1),
  };
}

defineElement(slider, Slider, styles, {
  content: (host, page) => slidingContent(host, page),
  patches: (content, host) => describe(content, host),
});
