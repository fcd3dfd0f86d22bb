import { useEffect, useRef } from 'react';
import { switchMedia } from '../../shared/browser/media/hidden-media';
import { announce } from '../../shared/bus/bus';
import type { Paging } from './pages';
import { slidesFrom, slidesIn } from './slide-nodes';

/** Announces another slide in view, and stops what plays in those that have left. */
export function useTelling(host: HTMLElement, active: number, paging: Paging) {
  const before = useRef<{ active: number; inView: HTMLElement[] }>(undefined);
  useEffect(() => {
    const slides = slidesIn(host);
    const inView = slidesFrom(slides, active, paging);
    const last = before.current;
    before.current = { active, inView };
    if (!last || last.active === active) return;
    announce('slide.changed', host.id, { host, active, count: paging.count });
    switchMedia({
      hidden: last.inView.filter((it) => !inView.includes(it) && slides.includes(it)),
      shown: inView.filter((it) => !last.inView.includes(it)),
    });
  });
}
