import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { nameless, readTrees, toldTwice, type Told } from '../support/accessibility-tree';
import { clockShown } from './hydration';
import { wakeAll } from './laboratory';
import { sectionsOf } from './groups';
import type { Group } from './groups';
import type { Example } from './laboratory';

/** What need not hold for the nodes of a role in the examples of an element, and why. */
interface Exception {
  tag: string;
  role: string;
  why: string;
}

/** What may be told twice. */
const TWICE: Exception[] = [
  {
    tag: 'wb-table-of-contents',
    role: 'link',
    why: 'a visit shows each example twice, and so each of the headings, which have one id',
  },
];

const isExcepted = (table: Exception[], { tag }: Example, { role }: Told) =>
  table.some((it) => it.tag === tag && it.role === role);

const asleep = new Map<Example, Told[]>();

/** Fails when a control of a (first) sleeping example has no name, or is told twice. */
export async function tellsAsleep(page: Page, group: Group): Promise<void> {
  if (group[0]!.demo.followsClock) await clockShown(page, group);
  for (const [example, tree] of await treesOf(page, group)) {
    asleep.set(example, tree);
    assertSound(tree, example);
  }
}

/** The same after waking, and when anything else is told than before. */
export async function tellsAwake(page: Page, group: Group): Promise<void> {
  await wakeAll(page, '#first');
  for (const [example, tree] of await treesOf(page, group)) {
    assertSound(tree, example);
    assert.deepEqual(tree, asleep.get(example));
  }
}

async function treesOf(page: Page, group: Group): Promise<[Example, Told[]][]> {
  const sections = sectionsOf(group);
  const trees = await readTrees(
    page,
    sections.map(({ section }) => section),
  );
  return sections.map(({ example }, index) => [example, trees[index]!]);
}

function assertSound(tree: Told[], example: Example) {
  assert.deepEqual(nameless(tree), []);
  const alone = tree.filter((it) => !isExcepted(TWICE, example, it));
  assert.deepEqual(toldTwice(alone), []);
}
