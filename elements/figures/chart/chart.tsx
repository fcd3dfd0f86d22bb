import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { chart } from './chart.contract';
import styles from './chart.css';
import { Legend } from './legend';
import { lookOf } from './paint';
import { Plot } from './plot';
import { type Content, readChart } from './read-chart';
import { Table } from './table';
import { tableOf } from './tables';

export function Chart({ type, label, content }: Wired<typeof chart, Content>) {
  const { texts, points, isSingle } = content;
  const items = content.items.map(({ paint, ...it }) => ({ ...it, look: lookOf(paint, type) }));
  const tables = (
    <>
      <slot />
      <slot name="field">
        {content.isInParagraph && !content.hasTable && <Table markup={tableOf(content, label)} />}
      </slot>
    </>
  );
  if (items.length === 0) return tables;
  return (
    <figure className="chart" aria-label={label || undefined}>
      {label && (
        <figcaption className="label" part="label">
          {label}
        </figcaption>
      )}
      <Plot name={label || texts.drawing} type={type} {...{ items, points, isSingle }} />
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
