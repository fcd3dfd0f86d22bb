import type { Page } from 'puppeteer-core';
import type { Group, Grouping } from './groups';
import type { Example } from './laboratory';

/** Finds out one thing about the examples of a page; rejects when the answer is wrong for any. */
export type Question = (page: Page, group: Group) => Promise<void>;

/** Opens a page with examples for as long as the action runs. */
type Open = (group: Group, action: (page: Page) => Promise<void>) => Promise<void>;

/** What was found wrong, by what was asked. */
type Failures = Map<Question, unknown>;

/**
 * Opens a page with each group of examples once and asks every question there, one after the other,
 * when the first answer is wanted. Where an answer is wrong, each example is asked in a page of its
 * own, and each sentence then takes its own answer: one that is wrong fails that sentence alone.
 *
 * @returns settles as the question did for the example
 */
export function visitOnce(
  open: Open,
  questions: readonly Question[],
  groupOf: Grouping,
): (question: Question, example: Example) => Promise<void> {
  const visits = new Map<Group, Promise<Map<Example, Failures>>>();
  return async (question, example) => {
    const group = groupOf(example);
    const visit = visits.get(group) ?? askGroup(open, questions, group);
    visits.set(group, visit);
    const failures = (await visit).get(example);
    if (failures?.has(question)) throw failures.get(question);
  };
}

async function askGroup(open: Open, questions: readonly Question[], group: Group) {
  const wrong = await askAll(open, questions, group, 1);
  const failures = new Map<Example, Failures>();
  if (wrong.size === 0) return failures;
  if (group.length === 1) {
    return failures.set(group[0]!, await askAll(open, questions, group));
  }
  for (const example of group) failures.set(example, await askAll(open, questions, [example]));
  if ([...failures.values()].every(({ size }) => size === 0)) {
    const [[question, error]] = wrong as unknown as [[Question, unknown]];
    console.log(
      `${group.map(({ title }) => title).join('; ')}: pass ${question.name} apart and not together, which costs ` +
        `a page each: ${error}`,
    );
  }
  return failures;
}

/** Asks every question, in a page opened anew after each wrong answer; gives up at `most` of these. */
async function askAll(
  open: Open,
  questions: readonly Question[],
  group: Group,
  most = Infinity,
): Promise<Failures> {
  const failures: Failures = new Map();
  let next = 0;
  while (next < questions.length && failures.size < most) {
    try {
      await open(group, async (page) => {
        for (; next < questions.length; next += 1) await questions[next]!(page, group);
      });
    } catch (error) {
      failures.set(questions[next] ?? questions.at(-1)!, error);
      next += 1;
    }
  }
  return failures;
}
