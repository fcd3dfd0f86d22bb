import { desktop, phone } from '../device';
import type { Lab } from '../lab';
import { median } from '../row';
import type { Comparison, Contest } from '../row';
import { landingPages } from './landing-page';
import type { LandingPage } from './landing-page';
import { answer, life, loading } from './visit';

/** Of the issue: what ours may be at most, in times of the page by hand, or as it is. */
const TIMES: Record<string, number> = {
  'first interactive': 1.1,
  'CPU without a touch': 1.15,
  'first paint': 1.1,
};
const MOST: Record<string, number> = { 'layout shift': 0, 'code before the load event': 20_000 };

/** One page with every kind of element, on a phone and on a desk: ours, by hand and in Web Awesome. */
export async function landing(lab: Lab, rounds: number): Promise<Comparison> {
  const pages = await landingPages(lab);
  const contests = new Map<string, Contest>();
  for (let round = 0; round < rounds; round += 1) {
    for (const device of [phone, desktop]) {
      for (const visit of [loading, answer, life]) {
        for (const page of pages) {
          for (const { figure, unit, value } of await visit(lab, page, device)) {
            const name = `${device.name}, ${figure}`;
            const contest = contests.get(name) ?? { figure: name, unit, values: {} };
            contests.set(name, contest);
            (contest.values[page.name] ??= []).push(value);
          }
        }
      }
    }
  }
  return {
    title: 'A landing page with every kind of element, on a slow line',
    stacks: pages.map(({ name, version }) => ({ name, version })),
    contests: inOrder([...contests.values()]).map((it) => withTarget(it, pages)),
  };
}

/** Each device's figures together; they came visit by visit. */
const inOrder = (contests: Contest[]) =>
  [phone, desktop].flatMap(({ name }) =>
    contests.filter(({ figure }) => figure.startsWith(`${name}, `)),
  );

function withTarget(contest: Contest, [, plain]: LandingPage[]): Contest {
  const figure = contest.figure.replace(/^\w+, /, '');
  const times = TIMES[figure];
  const target = times ? times * median(contest.values[plain!.name]!) : MOST[figure];
  return target === undefined ? contest : { ...contest, target };
}
