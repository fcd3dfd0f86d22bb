import type { DrawnFigures } from './drawn';
import { barOf, lineOf, ringIn, slicesOf } from './outlines';
import type { Look } from './paint';
import { barsIn, roomFor, type Scale, scaleOf } from './scale';
import { amountOf, wordOf } from './words';

/**
 * A chart as it is published: shapes that stretch with their box, and words that do not. It stands where
 * `drawing.tsx` draws the same, once a visitor points at it.
 */
export function Picture(figures: DrawnFigures) {
  const { type } = figures;
  return (
    <div className={`picture of-${type}`} aria-hidden="true">
      {type === 'pie' ? <Rings {...figures} /> : <Scaled {...figures} />}
    </div>
  );
}

function Scaled({ type, items, points, isSingle }: DrawnFigures) {
  const scale = scaleOf(items.flatMap(({ values }) => values));
  const isLine = type === 'line';
  const Shapes = isLine ? Lines : Bars;
  const series: Series = isSingle
    ? [{ values: items.map(({ values }) => values[0]!), looks: items.map(({ look }) => look) }]
    : items.map(({ values, look }) => ({ values, looks: [look] }));
  return (
    <>
      <Amounts scale={scale} />
      <svg className="shapes">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <Shapes series={series} scale={scale} />
        </svg>
        <Words words={isSingle ? items.map(({ label }) => label) : points} isLine={isLine} />
      </svg>
    </>
  );
}

/** The vertical scale: its numbers, and a line across for each. */
const Amounts = ({ scale: { ticks, at } }: { scale: Scale }) => (
  <svg className="scale">
    {ticks.map((tick) => {
      const y = percent(1 - at(tick));
      return (
        <g key={tick}>
          <line className={tick === ticks[0] ? 'axis' : 'rule'} x1="56" x2="100%" y1={y} y2={y} />
          <text className="tick amount" x="48" y={y} dy="4">
            {amountOf(tick)}
          </text>
        </g>
      );
    })}
  </svg>
);

/** What is drawn in one way: a line, or a bar for each label; one look for all values, or one for each. */
type Series = { values: (number | null)[]; looks: Look[] }[];

interface ShapesProps {
  series: Series;
  scale: Scale;
}

function Bars({ series, scale }: ShapesProps) {
  const { side, width, gap } = barsIn(series.length);
  return series.map(({ values, looks }, place) =>
    values.map((value, at) => {
      if (!value) return null;
      const from = (at + side + place * (width + gap)) / values.length;
      const bar = barOf(value, from, width / values.length, scale);
      return <rect key={`${place} ${at}`} {...bar} {...(looks[at] ?? looks[0])} />;
    }),
  );
}

const Lines = ({ series, scale }: ShapesProps) =>
  series.map(({ values, looks: [look] }, index) => {
    const { line, band } = lineOf(values, scale);
    const { fill, fillOpacity, ...stroke } = look!;
    return (
      <g key={index}>
        {fillOpacity > 0 && <path d={band} fill={fill} fillOpacity={fillOpacity} />}
        <path d={line} fill="none" strokeLinecap="round" {...stroke} />
      </g>
    );
  });

/** The words below bars or points; the style sheet hides those that a narrow drawing has no room for. */
const Words = ({ words, isLine }: { words: string[]; isLine: boolean }) =>
  words.map((word, index) => {
    const room = roomFor(index, words.length);
    if (room === undefined) return null;
    // A line goes from edge to edge, unless it is one point; bars stand in the middle of their rooms.
    const part =
      isLine && words.length > 1 ? index / (words.length - 1) : (index + 0.5) / words.length;
    return (
      <text
        key={index}
        className="tick"
        data-room={room || undefined}
        x={percent(part)}
        y="100%"
        dy="20"
      >
        {wordOf(word)}
      </text>
    );
  });

/** A pie, with one ring for each of several numbers. */
const Rings = ({ items, points }: DrawnFigures) => (
  <svg className="shapes" viewBox="-100 -100 200 200">
    {points.map((_, ring) => {
      const values = items.map((it) => it.values[ring] ?? null);
      const [inner, outer] = ringIn(ring, points.length);
      return slicesOf(values, inner, outer).map(
        (d, index) => d && <path key={`${ring} ${index}`} d={d} {...items[index]!.look} />,
      );
    })}
  </svg>
);

const percent = (part: number) => `${Math.round(1e4 * part) / 100}%`;
