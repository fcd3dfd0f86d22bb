import { numberWithPicture } from '../../../shared/browser/media/picture-address';
import { useAnnounced } from '../../../shared/react/hooks/use-announced';
import { slidesIn } from '../slide-nodes';

/** Shows the picture of the variant that a visitor has chosen; stays where there is none. */
export function usePictureOfChoice(
  host: HTMLElement,
  productHandle: string,
  show: (slide: number) => boolean,
) {
  useAnnounced('product.choice', productHandle, ({ image }) => {
    const slide = image && productHandle ? numberWithPicture(slidesIn(host), image) : 0;
    if (slide) show(slide);
  });
}
