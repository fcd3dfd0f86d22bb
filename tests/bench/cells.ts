import { isMet, judged, median } from './row';
import type { Comparison, Row, Section } from './row';

/** Lines of cells, the first with the heads of the columns. */
export type Table = string[][];

const isComparison = (result: Section | Comparison): result is Comparison => 'stacks' in result;

/** A result as it is printed, written as Markdown and shown in the gallery. */
export const tableOf = (result: Section | Comparison): Table =>
  isComparison(result) ? contestsOf(result) : rowsOf(result);

const rowsOf = ({ rows }: Section): Table => [
  ['figure', 'ours', 'floor', 'ours / floor', 'target', 'verdict'],
  ...rows.map((row) => {
    const { figure, unit, ours, floor } = row;
    return [
      named(figure, unit),
      spread(ours),
      floor ? spread(floor) : '',
      floor && median(floor) > 0 ? `${short(median(ours) / median(floor))}x` : '',
      ...verdict(row),
    ];
  }),
];

/** The target of a figure, and whether it is met. */
function verdict(row: Pick<Row, 'ours' | 'target'>): [string, string] {
  const met = isMet(row);
  if (row.target === undefined || met === undefined) return ['', ''];
  return [`<= ${short(row.target)}`, met ? 'met' : 'MISSED'];
}

/** Each stack's median, and behind it how many times ours that is; targets where there are some. */
function contestsOf({ stacks, contests }: Comparison): Table {
  const isJudged = contests.some(({ target }) => target !== undefined);
  return [
    [
      'figure',
      ...stacks.map(({ name, version }) => `${name} ${version}`.trim()),
      ...(isJudged ? ['target', 'verdict'] : []),
    ],
    ...contests.map((contest) => [
      named(contest.figure, contest.unit),
      ...stacks.map(({ name }) => beside(contest.values[name], contest.values[stacks[0]!.name]!)),
      ...(isJudged ? verdict(judged(contest, { stacks })) : []),
    ]),
  ];
}

function beside(values: number[] | undefined, own: number[]): string {
  if (!values) return '';
  const ratio = median(values) / median(own);
  const hasRatio = values !== own && Number.isFinite(ratio);
  return short(median(values)) + (hasRatio ? ` (${short(ratio)}x)` : '');
}

const named = (figure: string, unit: string) => (unit ? `${figure}, ${unit}` : figure);

const spread = (values: readonly number[]) =>
  values.length === 1
    ? short(values[0]!)
    : [Math.min(...values), median(values), Math.max(...values)].map(short).join(' / ');

/** A number as a reader wants it: whole from a thousand on, three digits behind the point below 1. */
export const short = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1000
    ? value.toFixed(0)
    : value.toFixed(Math.abs(value) < 1 ? 3 : 1);

/** In columns, for a terminal. */
export function asText(title: string, table: Table): string {
  const widths = table[0]!.map((_, column) =>
    Math.max(...table.map((line) => line[column]!.length)),
  );
  const lines = table.map((line) =>
    line
      .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!)))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...lines].join('\n');
}

/** As a Markdown table under its title. */
export function asMarkdown(title: string, [head, ...lines]: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = head!.map((_, column) => (column ? '---:' : '---'));
  return [`## ${title}`, '', line(head!), line(rule), ...lines.map(line)].join('\n');
}
