import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recorded, recordFolder } from '../../demo/gallery/performance/recorded';
import type { Recorded } from '../../demo/gallery/performance/recorded';
import { barPlot } from './bar-plot';
import { asMarkdown, short, tableOf } from './cells';
import { median } from './row';
import type { Comparison, Section } from './row';

/** Where and when something was measured. */
export type Circumstances = Pick<Recorded, 'date' | 'machine' | 'browser' | 'rounds'>;

/** Keeps what one part has measured, and leaves what others measured before: data, Markdown, plots. */
export async function record(
  part: string,
  result: Section | Comparison,
  circumstances: Circumstances,
): Promise<void> {
  const plots = 'stacks' in result ? plotsOf(result) : {};
  const write = (name: string, text: string) => writeFile(path.join(recordFolder, name), text);
  for (const [name, svg] of Object.entries(plots)) await write(name, svg);
  const all = {
    ...(await recorded()),
    [part]: {
      ...circumstances,
      title: result.title,
      table: tableOf(result),
      plots: Object.keys(plots),
    },
  };
  await write('figures.json', `${JSON.stringify(all, null, 2)}\n`);
  await write('figures.md', markdownOf(all));
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
