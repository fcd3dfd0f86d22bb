import type { Props } from '../../../shared/contract/contract';
import type { PagingByDevice } from '../devices';
import type { carousel } from './carousel.contract';

/** How many slides are in view on each device, and how many a step goes. What fades shows one. */
export function carouselPaging(
  props: Pick<
    Props<typeof carousel>,
    'slidesToShow' | 'slidesToShowTablet' | 'slidesToShowPhone' | 'slidesToScroll' | 'loop' | 'fade'
  >,
  count: number,
): PagingByDevice {
  const whole = (value: number) => Math.max(0, Math.trunc(value));
  const desktop = props.fade ? 1 : whole(props.slidesToShow) || 1;
  const tablet = props.fade ? 1 : whole(props.slidesToShowTablet) || Math.min(2, desktop);
  const phone = props.fade ? 1 : whole(props.slidesToShowPhone) || tablet;
  const paging = (show: number) => ({
    count,
    show,
    scroll: Math.min(whole(props.slidesToScroll) || 1, show),
    loops: props.loop,
  });
  return { desktop: paging(desktop), tablet: paging(tablet), phone: paging(phone) };
}
