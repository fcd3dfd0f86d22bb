// npm run bench                 all figures, written to the gallery's performance page too
// npm run bench -- bytes space  only those parts
// ROUNDS=15 npm run bench       more rounds than seven, or than the three of parts that take long

import { cpus, loadavg } from 'node:os';
import { answering } from './answering';
import { bytes } from './bytes';
import { asText, tableOf } from './cells';
import { charting } from './charting';
import { choosing } from './choosing';
import { comparing } from './comparing';
import { crossing } from './crossing';
import { drifting } from './drifting';
import { firstTouch } from './first-touch';
import { openLab } from './lab';
import type { Lab } from './lab';
import { landing } from './landing/landing';
import { mounting } from './mounting';
import { moving } from './moving';
import { opening } from './opening';
import { pageWeight } from './page-weight';
import { paging } from './paging';
import { panels } from './panels';
import { publishing } from './publishing';
import { resolving } from './resolving';
import { scaling } from './scaling';
import { record } from './record';
import { missedIn } from './row';
import type { Comparison, Section } from './row';
import { lasting, taking } from './spaces';
import { scrolling } from './scrolling';
import { showing } from './showing';
import { submitting } from './submitting';
import { upgrade } from './upgrade';

type Part = (lab: Lab, rounds: number) => Promise<Section | Comparison> | Section;

const parts: Record<string, Part> = {
  bytes,
  html: pageWeight,
  publish: (_, rounds) => publishing(rounds),
  upgrade,
  mounting,
  touch: firstTouch,
  answer: answering,
  cross: crossing,
  scale: scaling,
  space: taking,
  leak: lasting,
  variants: (_, rounds) => resolving(rounds),
  choice: choosing,
  opening,
  panels,
  motion: moving,
  chart: charting,
  scroll: scrolling,
  forms: submitting,
  media: showing,
  calendar: paging,
  parallax: drifting,
  landing,
  peers: comparing,
};

/** Their pages run until they rest; with so many rounds each is over within some five minutes. */
const LONG = new Set(['landing', 'parallax', 'scale', 'scroll']);
const roundsOf = (part: string) => Number(process.env.ROUNDS ?? (LONG.has(part) ? 3 : 7));

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(
    `There is no part named ${unknown.join(', ')}, so nothing was measured. Choose of: ${Object.keys(parts).join(', ')}.`,
  );
  process.exitCode = 2;
} else await measure(chosen.length ? chosen : Object.keys(parts));

async function measure(names: string[]) {
  const lab = await openLab();
  const missed: string[] = [];
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} x ${cpus()[0]!.model}, load ${loadavg()[0]!.toFixed(1)}, Node ${process.versions.node}`,
    browser: lab.version,
  };
  console.log(
    `Ours beside others, in one run, rounds taken in turn: least / median / most.
Times in the browser are CPU time of the main thread, so other work on the machine is not in them.
${circumstances.browser}, ${circumstances.machine}.`,
  );
  try {
    for (const name of names) {
      const rounds = roundsOf(name);
      const start = performance.now();
      const result = await parts[name]!(lab, rounds);
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`\n${asText(result.title, tableOf(result))}\n${rounds} rounds in ${seconds} s.`);
      await record(name, result, { ...circumstances, rounds });
      missed.push(...missedIn(result));
    }
  } finally {
    await lab.close();
  }
  console.log(
    missed.length
      ? `\n${missed.length} missed: ${missed.join('; ')}`
      : '\nEvery target that was measured is met.',
  );
}
