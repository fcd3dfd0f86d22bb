import { type ComponentType, useRef, useState } from 'react';
import { HOVER_ATTRIBUTE } from '../../../shared/content/drawn';
import { drawNow } from '../../../shared/react/draw-now';
import { useNative } from '../../../shared/react/hooks/use-native';
import type { DrawnFigures } from './drawn';
import type { DrawingProps } from './drawing';
import { repeatIn } from './repeat';
import { Picture } from './picture';

interface PlotProps extends DrawnFigures {
  /** The accessible name of the drawing. */
  name: string;
}

interface Ready extends Pick<DrawingProps, 'room' | 'isRtl'> {
  Drawing: ComponentType<DrawingProps>;
}

/** A picture of the numbers. Recharts takes its place when a visitor points at it, or comes to it by keys. */
export function Plot(props: PlotProps) {
  const room = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLDivElement>(null);
  const touches = useRef<Event[]>([]);
  const [ready, setReady] = useState<Ready>();
  const [isDrawn, setDrawn] = useState(false);
  const { name, ...figures } = props;

  const fetchDrawing = async () => {
    const { Drawing } = await import('./drawing');
    const { current } = room;
    if (!current) return;
    const isRtl = getComputedStyle(current).direction === 'rtl';
    drawNow(() => setReady({ Drawing, room: current, isRtl }));
    repeatIn(current, touches.current);
    setDrawn(true);
  };
  const want = (touch: Event) => {
    touches.current.push(touch);
    if (touches.current.length > 1) return;
    fetchDrawing().catch((error: unknown) => {
      // The next touch tries again.
      touches.current = [];
      reportError(error);
    });
  };

  // Not what a page that scrolls moves below a mouse at rest.
  useNative(stop, 'mousemove', want);
  useNative(stop, 'focusin', want);
  useNative(stop, 'keydown', want);
  useNative(stop, 'click', want);

  return (
    <div ref={room} className="plot" part="plot">
      {!isDrawn && (
        <>
          <Picture {...figures} />
          <div
            ref={stop}
            className="stop"
            role="application"
            aria-label={name}
            tabIndex={0}
            {...{ [HOVER_ATTRIBUTE]: '' }}
          />
        </>
      )}
      {ready && <ready.Drawing {...props} room={ready.room} isRtl={ready.isRtl} />}
    </div>
  );
}
