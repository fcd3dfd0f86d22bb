// npm run bench                 all figures, written to the gallery's performance page too
// npm run bench -- bytes space  only those parts
// ROUNDS=15 npm run bench       more rounds than seven

import { cpus, loadavg } from 'node:os';
import { answering } from './answering';
import { bytes } from './bytes';
import { asText, tableOf } from './cells';
import { charting } from './charting';
import { choosing } from './choosing';
import { comparing } from './comparing';
import { crossing } from './crossing';
import { firstTouch } from './first-touch';
import { openLab } from './lab';
import type { Lab } from './lab';
import { landing } from './landing/landing';
import { mounting } from './mounting';
import { moving } from './moving';
import { opening } from './opening';
import { pageWeight } from './page-weight';
import { panels } from './panels';
import { resolving } from './resolving';
import { scaling } from './scaling';
import { record } from './record';
import { missedIn } from './row';
import type { Comparison, Section } from './row';
import { lasting, taking } from './spaces';
import { scrolling } from './scrolling';
import { submitting } from './submitting';
import { upgrade } from './upgrade';

const rounds = Number(process.env.ROUNDS ?? 7);

const parts: Record<string, (lab: Lab) => Promise<Section | Comparison> | Section> = {
  bytes,
  html: pageWeight,
  upgrade: (lab) => upgrade(lab, rounds),
  mounting: (lab) => mounting(lab, rounds),
  touch: (lab) => firstTouch(lab, rounds),
  answer: (lab) => answering(lab, rounds),
  cross: (lab) => crossing(lab, rounds),
  scale: (lab) => scaling(lab, rounds),
  space: taking,
  leak: lasting,
  variants: () => resolving(rounds),
  choice: (lab) => choosing(lab, rounds),
  opening: (lab) => opening(lab, rounds),
  panels: (lab) => panels(lab, rounds),
  motion: (lab) => moving(lab, rounds),
  chart: (lab) => charting(lab, rounds),
  scroll: (lab) => scrolling(lab, rounds),
  forms: submitting,
  landing: (lab) => landing(lab, rounds),
  peers: (lab) => comparing(lab, rounds),
};

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
    rounds,
  };
  console.log(
    `Ours beside others, in one run of ${rounds} rounds taken in turn: least / median / most.
Times in the browser are CPU time of the main thread, so other work on the machine is not in them.
${circumstances.browser}, ${circumstances.machine}.`,
  );
  try {
    for (const name of names) {
      const result = await parts[name]!(lab);
      console.log(`\n${asText(result.title, tableOf(result))}`);
      await record(name, result, circumstances);
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
