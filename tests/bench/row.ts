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

/** One figure of several stacks, taken in turn; the first stack is ours. */
export interface Contest {
  figure: string;
  unit: string;
  /** One value a round, by the stack's name. */
  values: Record<string, number[]>;
  /** What ours may be at most, by its median. */
  target?: number;
}

export interface Comparison {
  title: string;
  stacks: { name: string; version: string }[];
  contests: Contest[];
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Whether a figure's median is within its target; undefined when it has none. */
export const isMet = ({ ours, target }: Pick<Row, 'ours' | 'target'>): boolean | undefined =>
  target === undefined ? undefined : median(ours) <= target;

/** The figures of a result that are over their targets. */
export function missedIn(result: Section | Comparison): string[] {
  const figures = 'rows' in result ? result.rows : result.contests.map((it) => judged(it, result));
  return figures.filter((it) => isMet(it) === false).map(({ figure }) => figure);
}

/** A contest as our own figure in it, with its target. */
export const judged = (
  { figure, values, target }: Contest,
  { stacks }: Pick<Comparison, 'stacks'>,
) => ({ figure, ours: values[stacks[0]!.name]!, target });

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
