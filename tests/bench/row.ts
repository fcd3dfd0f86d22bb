/** One figure, ours beside the floor of the same run. */
export interface Row {
  figure: string;
  /** For example 'ms' or 'B'. */
  unit: string;
  /** One value a round; a count has but one. */
  ours: number[];
  floor?: number[];
  /** What ours may be at most, by its median. */
  target?: number;
}

export interface Section {
  title: string;
  rows: Row[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Whether a figure's median is within its target; undefined when it has none. */
export const isMet = ({ ours, target }: Row): boolean | undefined =>
  target === undefined ? undefined : median(ours) <= target;

const HEAD = ['', 'ours', 'floor', 'ours / floor', 'target', ''];

/** A section as plain text in columns; several rounds show as least / median / most. */
export function tableOf({ title, rows }: Section): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  const text = lines.map((line) =>
    line
      .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[0]!)))
      .join('  ')
      .trimEnd(),
  );
  return [title, ...text].join('\n');
}

function cellsOf(row: Row): string[] {
  const { figure, unit, ours, floor, target } = row;
  const met = isMet(row);
  return [
    `${figure}, ${unit}`,
    spread(ours),
    floor ? spread(floor) : '',
    floor && median(floor) > 0 ? `${short(median(ours) / median(floor))}x` : '',
    target === undefined ? '' : `<= ${short(target)}`,
    met === undefined ? '' : met ? 'met' : 'MISSED',
  ];
}

const spread = (values: readonly number[]) =>
  values.length === 1
    ? short(values[0]!)
    : [Math.min(...values), median(values), Math.max(...values)].map(short).join(' / ');

const short = (value: number) =>
  Number.isInteger(value) || Math.abs(value) >= 1000
    ? value.toFixed(0)
    : value.toFixed(Math.abs(value) < 1 ? 3 : 1);

/**
 * Runs several measurements in turn, round by round, so that whatever else the machine does falls
 * on all alike. Gives each one's values by its name.
 */
export async function inTurn<N extends string>(
  rounds: number,
  measurements: Record<N, () => Promise<number>>,
): Promise<Record<N, number[]>> {
  const names = Object.keys(measurements) as N[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    N,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) values[name].push(await measurements[name]());
  }
  return values;
}
