import { useEffect, useState } from 'react';
// The only file that imports Recharts; it is fetched when a chart comes near the viewport.
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
import { Amount, TooltipValues, Word } from './words';
import type { Figures, Item } from './figures';
import type { Look } from './paint';

/** An item with the look that it has in this type of chart. */
export interface Drawn extends Omit<Item, 'paint'> {
  look: Look;
}

export interface DrawingProps extends Omit<Figures, 'items'> {
  /** Its accessible name, since it is a tab stop, whose points are read by keys. */
  name: string;
  items: Drawn[];
  type: 'pie' | 'bar' | 'line';
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

type Row = Record<string, string | number | null>;

/** The rows for Recharts: one for each item where items are compared, else one for each point. */
const rowsOfItems = ({ items }: DrawingProps): Row[] =>
  items.map(({ label, values, look }) => ({ name: label, ...fields(values), ...look }));
const rowsOfPoints = ({ items, points }: DrawingProps): Row[] =>
  points.map((name, at) => ({ name, ...fields(items.map(({ values }) => values[at] ?? null)) }));
const rowsOf = (props: DrawingProps) => (props.isSingle ? rowsOfItems(props) : rowsOfPoints(props));

const fields = (values: (number | null)[]): Row =>
  Object.fromEntries(values.map((value, index) => [`v${index}`, value]));

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

/** The scales. We draw their text ourselves, so that nothing is measured outside the shadow tree. */
function scales({ points, items, isSingle, isRtl, size, type }: Sized) {
  const count = isSingle ? items.length : points.length;
  const room = Math.max(2, Math.floor(size.width / 72));
  return [
    <CartesianGrid key="grid" vertical={false} stroke="currentColor" strokeOpacity={0.15} />,
    <XAxis
      key="x"
      dataKey="name"
      interval={Math.ceil(count / room) - 1}
      reversed={isRtl}
      {...(type === 'line' && { padding: { left: 24, right: 24 } })}
      stroke="currentColor"
      tickLine={false}
      tick={Word}
    />,
    <YAxis
      key="y"
      width={56}
      orientation={isRtl ? 'right' : 'left'}
      interval={0}
      stroke="currentColor"
      axisLine={false}
      tickLine={false}
      tick={Amount}
    />,
  ];
}

function Bars(props: Sized) {
  const series = props.isSingle ? props.items.slice(0, 1) : props.items;
  return (
    <BarChart {...props.size} aria-label={props.name} data={rowsOf(props)} margin={MARGIN}>
      {scales(props)}
      {tooltip}
      {series.map((item, index) => (
        <Bar
          key={index}
          dataKey={`v${index}`}
          name={props.isSingle ? '' : item.label}
          isAnimationActive={false}
          {...(props.isSingle ? {} : item.look)}
        />
      ))}
    </BarChart>
  );
}

function Lines(props: Sized) {
  const series = props.isSingle ? props.items.slice(0, 1) : props.items;
  return (
    <AreaChart {...props.size} aria-label={props.name} data={rowsOf(props)} margin={MARGIN}>
      {scales(props)}
      {tooltip}
      {series.map((item, index) => (
        <Area
          key={index}
          dataKey={`v${index}`}
          name={props.isSingle ? '' : item.label}
          isAnimationActive={false}
          {...item.look}
        />
      ))}
    </AreaChart>
  );
}

function Slices(props: Sized) {
  const rings = props.points.length;
  return (
    <PieChart {...props.size} aria-label={props.name} margin={MARGIN}>
      {tooltip}
      {props.points.map((name, index) => (
        <Pie
          key={name}
          data={rowsOfItems(props).map((row) => positive(row, `v${index}`))}
          dataKey={`v${index}`}
          nameKey="name"
          // Else each ring would be a nameless tab stop beside that of the whole.
          rootTabIndex={-1}
          startAngle={90}
          endAngle={-270}
          innerRadius={`${(90 * index) / rings}%`}
          outerRadius={`${(90 * (index + 1)) / rings}%`}
          isAnimationActive={false}
        />
      ))}
    </PieChart>
  );
}

const MARGIN = { top: 8, right: 8, bottom: 4, left: 0 };

/** A slice cannot be negative. */
const positive = (row: Row, key: string): Row => ({ ...row, [key]: Math.max(0, Number(row[key])) });
