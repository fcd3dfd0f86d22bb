import { useLatest } from '../../shared/react/hooks/use-latest';
import { presentPaging, useDevice } from './devices';
import type { Motion, SlidingHost } from './motion';
import { pageOf, slideWithin } from './pages';

/** The page in view as it is drawn, and, for what the visitor does, as it is asked for now. */
export function usePages(host: SlidingHost, motion: Motion & { active: number }) {
  const latest = useLatest(motion.paging);
  const device = useDevice();
  // The first drawing is for all devices; the visitor has one already.
  const paging = motion.paging[device ?? 'desktop'];
  const pagingNow = () => presentPaging(latest.current);
  return {
    device,
    paging,
    page: pageOf(slideWithin(motion.active, paging.count), paging),
    pagingNow,
    /** The attribute is ahead of the drawing. */
    pageNow(): number {
      const now = pagingNow();
      return pageOf(slideWithin(host.active, now.count), now);
    },
  };
}
