import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { chart } from './chart.contract';
import styles from './chart.css';
import type { DrawingProps } from './drawing';
import { Legend } from './legend';
import { lookOf } from './paint';
import { type Content, readChart } from './read-chart';
import { Table } from './table';
import { tableOf } from './tables';

interface Ready extends Pick<DrawingProps, 'room' | 'isRtl'> {
  Drawing: ComponentType<DrawingProps>;
}

export function Chart({ type, label, content }: Wired<typeof chart, Content>) {
  const { texts, points, isSingle } = content;
  const items = content.items.map(({ paint, ...it }) => ({ ...it, look: lookOf(paint, type) }));
  const plot = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState<Ready>();
  const isEmpty = items.length === 0;

  useEffect(() => {
    let isWanted = !isEmpty;
    if (isWanted)
      import('./drawing').then(({ Drawing }) => {
        const room = plot.current;
        if (!isWanted || !room) return;
        setReady({ Drawing, room, isRtl: getComputedStyle(room).direction === 'rtl' });
      }, reportError);
    return () => {
      isWanted = false;
    };
  }, [isEmpty]);

  const tables = (
    <>
      <slot />
      <slot name="field">
        {content.isInParagraph && !content.hasTable && <Table markup={tableOf(content, label)} />}
      </slot>
    </>
  );
  if (isEmpty) return tables;
  return (
    <figure className="chart" aria-label={label || undefined}>
      {label && (
        <figcaption className="label" part="label">
          {label}
        </figcaption>
      )}
      <div ref={plot} className="plot" part="plot">
        {ready && (
          <ready.Drawing
            name={label || texts.drawing}
            items={items}
            points={points}
            isSingle={isSingle}
            type={type}
            room={ready.room}
            isRtl={ready.isRtl}
          />
        )}
      </div>
      {(type === 'pie' || !isSingle) && <Legend items={items} />}
      <details className="data">
        <summary className="summary" part="summary">
          {texts.open}
        </summary>
        {tables}
      </details>
    </figure>
  );
}

defineElement(chart, Chart, styles, {
  content: readChart,
  // Recharts follows the pointer and fingers, and moves by keys.
  reactEvents: [
    'click',
    'focusin',
    'focusout',
    'keydown',
    'mousemove',
    'mouseout',
    'mouseover',
    'touchend',
    'touchmove',
    'touchstart',
  ],
  field: ({ label }, content) =>
    content.hasTable || content.isInParagraph || !content.items.length
      ? []
      : [tableOf(content, label)],
});
