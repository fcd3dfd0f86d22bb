import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { barPlot } from './bar-plot';
import { asMarkdown, short, tableOf } from './cells';
import type { Table } from './cells';
import { median } from './row';
import type { Comparison, Section } from './row';

/** Where and when something was measured. */
export interface Circumstances {
  /** Day, as ISO 8601. */
  date: string;
  machine: string;
  browser: string;
  /** How often each time was taken. */
  rounds: number;
}

/** One part of the benchmark, as the gallery's performance page shows it. */
export interface Recorded extends Circumstances {
  title: string;
  table: Table;
  /** Names of the plots beside it. */
  plots: string[];
}

const folder = path.resolve(import.meta.dirname, '../../demo/gallery/performance');
const dataFile = path.join(folder, 'figures.json');

/** Keeps what one part has measured, and leaves what others measured before: data, Markdown, plots. */
export function record(
  part: string,
  result: Section | Comparison,
  circumstances: Circumstances,
): void {
  mkdirSync(folder, { recursive: true });
  const plots = 'stacks' in result ? plotsOf(result) : {};
  for (const [name, svg] of Object.entries(plots)) writeFileSync(path.join(folder, name), svg);
  const all = {
    ...recorded(),
    [part]: {
      ...circumstances,
      title: result.title,
      table: tableOf(result),
      plots: Object.keys(plots),
    },
  };
  writeFileSync(dataFile, `${JSON.stringify(all, null, 2)}\n`);
  writeFileSync(path.join(folder, 'figures.md'), markdownOf(all));
}

function recorded(): Record<string, Recorded> {
  try {
    return JSON.parse(readFileSync(dataFile, 'utf8')) as Record<string, Recorded>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

const markdownOf = (all: Record<string, Recorded>) =>
  `# What it costs\n\nWritten by \`npm run bench\`; times are main-thread CPU time.\n\n${Object.values(
    all,
  )
    .map(
      ({ title, table, date, machine, browser, rounds }) =>
        `${asMarkdown(title, table)}\n\n${date}, ${browser}, ${machine}, ${rounds} rounds.\n`,
    )
    .join('\n')}`;

/** One plot a widget, with a group of bars for each figure in which the stacks differ. */
function plotsOf({ stacks, contests }: Comparison): Record<string, string> {
  const widgetOf = (figure: string) => figure.split(',')[0]!;
  const widgets = [...new Set(contests.map(({ figure }) => widgetOf(figure)))];
  return Object.fromEntries(
    widgets.map((widget) => {
      const groups = contests
        .filter(({ figure }) => widgetOf(figure) === widget)
        .map(({ figure, unit, values }) => ({
          label: `${figure.slice(widget.length + 2)}${unit ? `, ${unit}` : ''}`,
          bars: stacks
            .filter(({ name }) => values[name])
            .map(({ name }) => {
              const value = median(values[name]!);
              return { name, value, text: short(value) };
            }),
        }))
        .filter(({ bars }) => bars.some(({ value }) => value > 0));
      return [`${widget}.svg`, barPlot(`${widget}: ours beside others`, groups)];
    }),
  );
}
