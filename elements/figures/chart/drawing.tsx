import { useEffect, useState } from 'react';
// The only file that imports Recharts; it is fetched when a visitor points at a chart or reaches it by keys.
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Global,
  Pie,
  PieChart,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { DrawnFigures } from './drawn';
import { LonePoint } from './lone-point';
import { ringIn } from './outlines';
import { positive, rowsOf, rowsOfItems, seriesOf } from './rows';
import { barsIn, everyIn, scaleOf } from './scale';
import { Amount, TooltipValues, Word } from './words';

export interface DrawingProps extends DrawnFigures {
  /** Its accessible name, since it is a tab stop, whose points are read by keys. */
  name: string;
  isRtl: boolean;
  /** The element that it fills. */
  room: HTMLElement;
}

interface Sized extends DrawingProps {
  /** In pixels. */
  size: { width: number; height: number };
}

// Else Recharts measures text in a node that it adds to the author's page; our scales need none.
Global.isSsr = true;

export function Drawing(props: DrawingProps) {
  const { room, type } = props;
  const sizeNow = () => ({ width: room.clientWidth, height: room.clientHeight });
  const [size, setSize] = useState(sizeNow);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      const { width, height } = sizeNow();
      // A closed panel has no size: the drawing stays as it is until the panel opens again.
      if (!width || !height) return;
      setSize((before) =>
        before.width === width && before.height === height ? before : { width, height },
      );
    });
    observer.observe(room);
    return () => observer.disconnect();
  }, [room]);
  // A panel that was never open has no size, and shows nothing.
  if (!size.width || !size.height) return null;
  return { pie: Slices, bar: Bars, line: Lines }[type]({ ...props, size });
}

const tooltip = (
  <Tooltip content={TooltipValues} isAnimationActive={false} cursor={{ opacity: 0.15 }} />
);

const countOf = ({ points, items, isSingle }: Sized) => (isSingle ? items.length : points.length);

/** The width of the drawing beside its scale, in pixels. */
const widthOf = ({ size }: Sized) => size.width - AMOUNTS - MARGIN.right;

/** The scales. We draw their text ourselves, so that nothing is measured outside the shadow tree. */
function scales(props: Sized) {
  const { items, isRtl, type } = props;
  const { ticks } = scaleOf(items.flatMap(({ values }) => values));
  return [
    <CartesianGrid key="grid" vertical={false} stroke="currentColor" strokeOpacity={0.15} />,
    <XAxis
      key="x"
      dataKey="name"
      interval={everyIn(props.size.width, countOf(props)) - 1}
      reversed={isRtl}
      {...(type === 'line' && { padding: { left: PADDING, right: PADDING } })}
      stroke="currentColor"
      tickLine={false}
      tick={Word}
    />,
    <YAxis
      key="y"
      width={AMOUNTS}
      orientation={isRtl ? 'right' : 'left'}
      domain={[ticks[0]!, ticks.at(-1)!]}
      ticks={ticks}
      interval={0}
      stroke="currentColor"
      axisLine={false}
      tickLine={false}
      tick={Amount}
    />,
  ];
}

function Bars(props: Sized) {
  const series = seriesOf(props);
  const { width, gap } = barsIn(series.length);
  const room = widthOf(props) / countOf(props);
  return (
    <BarChart
      {...props.size}
      aria-label={props.name}
      data={rowsOf(props)}
      margin={marginOf(props)}
      barSize={width * room}
      barGap={gap * room}
    >
      {scales(props)}
      {tooltip}
      {(props.isRtl ? series.toReversed() : series).map(({ field, label, look }) => (
        <Bar
          key={field}
          dataKey={field}
          name={label}
          isAnimationActive={false}
          {...(props.isSingle ? {} : look)}
        />
      ))}
    </BarChart>
  );
}

function Lines(props: Sized) {
  return (
    <AreaChart
      {...props.size}
      aria-label={props.name}
      data={rowsOf(props)}
      margin={marginOf(props)}
    >
      {scales(props)}
      {tooltip}
      {seriesOf(props).map(({ field, label, look }) => (
        <Area
          key={field}
          dataKey={field}
          name={label}
          isAnimationActive={false}
          {...look}
          dot={LonePoint}
        />
      ))}
    </AreaChart>
  );
}

function Slices(props: Sized) {
  const radii = props.points.map((_, index) =>
    ringIn(index, props.points.length).map((it) => `${100 * it}%`),
  );
  return (
    <PieChart {...props.size} aria-label={props.name} margin={MARGIN}>
      {tooltip}
      {props.points.map((name, index) => (
        <Pie
          key={index}
          data={rowsOfItems(props).map((row) => positive(row, `v${index}`))}
          dataKey={`v${index}`}
          nameKey="name"
          // Else each ring would be a nameless tab stop beside that of the whole.
          rootTabIndex={-1}
          startAngle={90}
          endAngle={-270}
          innerRadius={radii[index]![0]}
          outerRadius={radii[index]![1]}
          isAnimationActive={false}
        />
      ))}
    </PieChart>
  );
}

// In pixels, as in the style sheet, which places the picture that the drawing takes the place of.
const MARGIN = { top: 8, right: 8, bottom: 4, left: 0 };
const AMOUNTS = 56;
const PADDING = 24;

const marginOf = ({ isRtl }: Sized) =>
  isRtl ? { ...MARGIN, left: MARGIN.right, right: MARGIN.left } : MARGIN;
