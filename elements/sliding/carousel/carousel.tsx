import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { slideWithin } from '../pages';
import { type SlidingContent, describe, slidingContent } from '../sliding-content';
import { Stage } from '../stage';
import { carousel } from './carousel.contract';
import styles from './carousel.css';
import { carouselPaging } from './carousel-paging';
import { usePictureOfChoice } from './use-picture-of-choice';

export function Carousel(props: Wired<typeof carousel, SlidingContent>) {
  const { host, emit, content, vertical, transitionSpeed } = props;
  const paging = carouselPaging(props, content.count);

  /** Returns whether the slide is in view now: a listener may have kept the one before. */
  const show = (slide: number) => {
    if (slide === slideWithin(host.active, content.count)) return true;
    if (!emit('wb-carousel-change', { active: slide })) return false;
    host.active = slide;
    return true;
  };
  usePictureOfChoice(host, props.productHandle, show);

  return (
    <Stage
      {...props}
      look="carousel"
      paging={paging}
      axis={vertical ? 'y' : 'x'}
      isUpsideDown={false}
      fades={props.fade && paging.desktop.show === 1}
      duration={transitionSpeed * 100}
      show={show}
    />
  );
}

defineElement(carousel, Carousel, styles, {
  content: (host, page) => slidingContent(host, page),
  patches: (content, host) => describe(content, host),
});
