import { readScroll } from '../../../shared/page/scroll-reader';

/** So many pixels up mean that the visitor wants to see what is at the top. */
const TURNED = 10;

/** Says after each scrolling whether the visitor goes down, or has turned round. */
export const heedWay = (hide: (isDown: boolean) => void): (() => void) =>
  readScroll(({ up }) => {
    if (up === 0) hide(true);
    else if (up >= TURNED) hide(false);
  });
