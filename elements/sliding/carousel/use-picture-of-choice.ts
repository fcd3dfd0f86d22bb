import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { slidesIn } from '../slides';
import { slideWithPicture } from './picture-address';

/** Shows the picture of the variant that a visitor has chosen; stays where there is none. */
export function usePictureOfChoice(
  host: HTMLElement,
  productHandle: string,
  show: (slide: number) => boolean,
) {
  useAnnounced('product.choice', productHandle, ({ image }) => {
    const slide = image && productHandle ? slideWithPicture(slidesIn(host), image) : 0;
    if (slide) show(slide);
  });
}
