import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PUT_IN } from '../../shared/browser/html/authored';
import { useLatest } from '../../shared/react/hooks/use-latest';
import { slideOf } from './slide';
import type { Stage } from './stage';
import type { ViewerTexts } from './viewer-texts';
import { warnOfViewer } from './warn-of-viewer';

interface Show {
  /** Of the pictures and films that there are now. */
  links: HTMLAnchorElement[];
  start: number;
  texts: ViewerTexts;
  isRtl: boolean;
  /** Called when the film that is shown is tapped or clicked. */
  onPress: () => void;
}

/** What shows the pictures, fetched when it is first needed, and what it shows. */
export function useStage(host: HTMLElement, { links, start, texts, isRtl, onPress }: Show) {
  const [{ slides, index }, setShown] = useState(() => ({
    slides: links.map(slideOf),
    index: start,
  }));
  const setIndex = (to: number) => setShown((it) => ({ ...it, index: to }));
  const latest = useLatest({ slides, onPress });
  const [zoom, setZoom] = useState({ can: false, isIn: false });
  const [isClosed, setClosed] = useState(false);
  /** Whether it moves back into its place. */
  const [isClosing, setClosing] = useState(false);
  /** The picture to be opened by itself, where nothing can show it. */
  const [instead, setInstead] = useState<string>();
  const stage = useRef<Stage>(undefined);
  const place = useRef<HTMLElement>(undefined);
  /** The picture asked for last, also while nothing can show it yet. */
  const wanted = useRef(start);

  useEffect(() => {
    let isGone = false;
    const box = makePlace();
    place.current = box;
    host.append(box);
    import('./stage').then(
      ({ openStage }) => {
        if (isGone) return;
        stage.current = openStage(box, latest.current.slides, wanted.current, isRtl, texts, {
          changed: setIndex,
          zoomed: (isIn, can) =>
            setZoom((it) => (it.isIn === isIn && it.can === can ? it : { isIn, can })),
          closing: () => setClosing(true),
          closed: () => !isGone && setClosed(true),
          pressed: () => latest.current.onPress(),
        });
      },
      (error: unknown) => {
        warnOfViewer(error);
        if (isGone) return;
        setInstead(latest.current.slides[wanted.current]!.link.href);
        setClosed(true);
      },
    );
    return () => {
      isGone = true;
      stage.current?.destroy();
      box.remove();
    };
  }, []);

  // A morph takes away what its author did not write.
  useLayoutEffect(() => {
    if (place.current?.parentNode === null && !isClosed) host.append(place.current);
  });

  const taken = useRef(links);
  // Pictures may come and go while it is open; the one that is shown stays, if it is still there.
  useLayoutEffect(() => {
    if (links === taken.current) return;
    taken.current = links;
    const next = links.map((link) => slides.find((it) => it.link === link) ?? slideOf(link));
    const at = next.indexOf(slides[index]!);
    const to = at < 0 ? Math.min(index, next.length - 1) : at;
    wanted.current = to;
    setShown({ slides: next, index: to });
    stage.current?.take(next, to);
  }, [links]);

  const show = (to: number) => {
    wanted.current = to;
    if (stage.current) stage.current.show(to);
    else setIndex(to);
  };
  const step = (by: number) => {
    if (stage.current) stage.current.step(by);
    else show((wanted.current + by + slides.length) % slides.length);
  };

  return {
    slides,
    index,
    zoom,
    stage: {
      isClosed,
      isClosing,
      instead,
      step,
      show,
      zoom: () => stage.current?.zoom(),
      // What has not come yet has nothing to move back.
      close: () => {
        setClosing(true);
        if (stage.current) stage.current.close();
        else setClosed(true);
      },
    },
  };
}

/** Pictures are in the page itself: a shadow root would hide from PhotoSwipe what is tapped. */
function makePlace() {
  const place = document.createElement('div');
  place.slot = 'viewer';
  place.setAttribute(PUT_IN, '');
  return place;
}
