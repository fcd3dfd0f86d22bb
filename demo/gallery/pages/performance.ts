import { html } from 'hono/html';
import type { CatalogueEntry } from '../catalogue';
import type { Recorded } from '../performance/recorded';
import { layout } from './layout';
import { table } from './tables';

/** What everything costs, as the benchmark has written it last. */
export const performancePage = (
  all: CatalogueEntry[],
  parts: Record<string, Recorded>,
): Promise<string> =>
  layout({
    title: 'Performance – wb-elements',
    all,
    here: '/gallery/performance',
    styles: ['element.css', 'performance.css'],
    main: html`<h1>Performance</h1>
      <p class="lead">
        Measured, not promised: bytes, counts and main-thread CPU time, beside the same by hand and
        beside others, taken in turn in one run.
      </p>
      <p>
        <code>npm run bench</code> prints these tables, and writes them here. A time is least /
        median / most of its rounds; a ratio compares within one run, since machines differ.
      </p>
      ${Object.entries(parts)
        .toSorted(([, a], [, b]) => b.plots.length - a.plots.length)
        .map(partSection)}
      ${
        Object.keys(parts).length
          ? ''
          : html`<p>Nothing has been measured here yet. Run <code>npm run bench</code>.</p>`
      }`,
  });

const partSection = ([name, part]: [string, Recorded]) =>
  html`<section>
    <h2 id="${name}">${part.title}</h2>
    ${part.plots.map((plot) => plotOf(plot.replace('.svg', ''), plot))}
    ${table(part.title, part.table[0]!, part.table.slice(1))}
    <p class="quiet">
      ${part.date}, ${part.browser}, ${part.machine}, ${part.rounds} rounds.
      <code>npm run bench -- ${name}</code>
    </p>
  </section>`;

const plotOf = (widget: string, plot: string) =>
  html`<h3>${widget[0]!.toUpperCase() + widget.slice(1)}</h3>
    <img
      src="/gallery/performance/${plot}"
      alt="Bars of the figures of ${widget} in the table below."
      loading="lazy"
    />`;
