import type { Page } from 'puppeteer-core';
import { describe, it } from 'node:test';
import { examples } from '../support/element-list';
import { leavesNothing, TIMES } from './cycles';
import { wakesUnseen } from './hydration';
import { withExample } from './laboratory';
import type { Example } from './laboratory';
import { allGroups } from './groups';
import type { Group } from './groups';
import { countLive } from './live';
import { tellsAsleep, tellsAwake } from './one-control';
import { serialisesAsWritten } from './serialises';
import { listensForFew, sleepers, sleepsAtFirst, sleepsOn, withSecond } from './sleep';
import { stillnessOf } from './stillness';
import { visitOnce } from './visits';

/** What a page is prepared with, for each way of holding still: windows are used again for the same one. */
const prepared = new Map<unknown, (page: Page) => Promise<void>>();
function prepareFor({ demo }: Example) {
  const hold = stillnessOf(demo);
  const prepare =
    prepared.get(hold) ??
    (async (page: Page) => {
      await hold?.(page);
      await countLive(page);
    });
  prepared.set(hold, prepare);
  return prepare;
}

const open = (group: Group, action: (page: Page) => Promise<void>) =>
  withExample(withSecond(group), { prepare: prepareFor(group[0]!) }, action);
const sleeper = visitOnce(
  open,
  [
    sleepsAtFirst,
    tellsAsleep,
    wakesUnseen,
    tellsAwake,
    serialisesAsWritten,
    sleepsOn,
    listensForFew,
    leavesNothing,
  ],
  allGroups,
);
const other = visitOnce(
  open,
  [tellsAsleep, wakesUnseen, tellsAwake, serialisesAsWritten, listensForFew, leavesNothing],
  allGroups,
);
const visit = (example: Example) => (sleepers.includes(example) ? sleeper : other);

/** Waking changes nothing that a visitor or the page could see. */
describe('Hydration', () => {
  describe('A drawn example, woken under its own policy, has no errors, reports, shifts or changes', () => {
    for (const example of examples) {
      it(`${example.title} (inline)`, () => visit(example)(wakesUnseen, example));
    }
  });
});

/** Whoever does not see the page is told of the same controls as everybody else. */
describe('One control', () => {
  describe('In the accessibility tree each control has a name, and is there once, the same asleep and awake', () => {
    for (const example of examples) {
      it(example.title, async () => {
        await visit(example)(tellsAsleep, example);
        await visit(example)(tellsAwake, example);
      });
    }
  });
});

/** The page stays its author's. */
describe('Serialising', () => {
  describe('An awake example is as HTML what its author wrote, every byte of it', () => {
    for (const example of examples) {
      it(example.title, () => visit(example)(serialisesAsWritten, example));
    }
  });
});

/** An element nobody has touched costs nothing. */
describe('Sleep', () => {
  describe('Asleep, before its tag is defined and after, there is not one listener on', () => {
    for (const example of sleepers) {
      it(example.title, async () => {
        await visit(example)(sleepsAtFirst, example);
        await visit(example)(sleepsOn, example);
      });
    }
  });
});

/** What is awake listens for what can be done to it, and for nothing else. */
describe('Awake', () => {
  describe('React listens for at most 10 events in an element', () => {
    for (const example of examples) {
      it(example.title, () => visit(example)(listensForFew, example));
    }
  });
});

/** An element that comes and goes leaves nothing behind. */
describe('Coming and going', () => {
  describe('Out of the page and back leaves no listener, node, timer or observer', () => {
    for (const example of examples) {
      it(`${example.title}, ${TIMES} times`, () => visit(example)(leavesNothing, example));
    }
  });
});
