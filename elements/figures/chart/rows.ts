import type { DrawnFigures } from './drawn';

/** A row as Recharts takes it. */
export type Row = Record<string, string | number | null>;

/** The rows for Recharts: one for each item where items are compared, else one for each point. */
export const rowsOfItems = ({ items }: DrawnFigures): Row[] =>
  items.map(({ label, values, look }) => ({ name: label, ...fields(values), ...look }));
const rowsOfPoints = ({ items, points }: DrawnFigures): Row[] =>
  points.map((name, at) => ({ name, ...fields(items.map(({ values }) => values[at] ?? null)) }));
export const rowsOf = (props: DrawnFigures) =>
  props.isSingle ? rowsOfItems(props) : rowsOfPoints(props);

/** What is drawn in one way, by the field of the rows that has its numbers. */
export const seriesOf = ({ items, isSingle }: DrawnFigures) =>
  isSingle
    ? [{ field: 'v0', label: '', look: items[0]!.look }]
    : items.map(({ label, look }, index) => ({ field: `v${index}`, label, look }));

const fields = (values: (number | null)[]): Row =>
  Object.fromEntries(values.map((value, index) => [`v${index}`, value]));

/** A slice cannot be negative. */
export const positive = (row: Row, key: string): Row => ({
  ...row,
  [key]: Math.max(0, Number(row[key])),
});
