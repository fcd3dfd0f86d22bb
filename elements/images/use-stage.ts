import { useEffect, useRef, useState } from 'react';
import { PUT_IN } from '../../shared/browser/html/authored';
import { warn } from '../../shared/foundation/warn';
import type { Slide } from './slide';
import type { Stage } from './stage';
import type { ViewerTexts } from './viewer-texts';

interface Show {
  slides: Slide[];
  start: number;
  texts: ViewerTexts;
  isRtl: boolean;
}

/** What shows the pictures, fetched when it is first needed, and what it shows. */
export function useStage(host: HTMLElement, { slides, start, texts, isRtl }: Show) {
  const [index, setIndex] = useState(start);
  const [zoom, setZoom] = useState({ can: false, isIn: false });
  const [isClosed, setClosed] = useState(false);
  const stage = useRef<Stage>(undefined);

  useEffect(() => {
    let isGone = false;
    const place = placeIn(host);
    import('./stage').then(
      ({ openStage }) => {
        if (isGone) return;
        stage.current = openStage(place, slides, start, isRtl, texts, {
          changed: setIndex,
          zoomed: (isIn, can) =>
            setZoom((it) => (it.isIn === isIn && it.can === can ? it : { isIn, can })),
          closed: () => !isGone && setClosed(true),
        });
      },
      (error: unknown) => {
        warnOfStage(error);
        setClosed(true);
        location.assign(slides[start]!.src);
      },
    );
    return () => {
      isGone = true;
      stage.current?.destroy();
      place.remove();
    };
  }, []);

  return {
    index,
    zoom,
    stage: {
      isClosed,
      step: (by: number) => stage.current?.step(by),
      show: (to: number) => stage.current?.show(to),
      zoom: () => stage.current?.zoom(),
      // What has not come yet has nothing to move back.
      close: () => (stage.current ? stage.current.close() : setClosed(true)),
    },
  };
}

/** Pictures are in the page itself: a shadow root would hide from PhotoSwipe what is tapped. */
function placeIn(host: HTMLElement) {
  const place = document.createElement('div');
  place.slot = 'viewer';
  place.setAttribute(PUT_IN, '');
  host.append(place);
  return place;
}

const warnOfStage = (error: unknown) =>
  warn(
    'viewer',
    `The viewer of pictures could not be loaded: ${String(error)}. The picture is opened by itself. ` +
      'Serve the files of the suite beside the loader.',
  );
