import type { Page } from 'puppeteer-core';
import type { Example } from './laboratory';

/** Finds out one thing about an example in a page that shows it; rejects when the answer is wrong. */
export type Question = (page: Page, example: Example) => Promise<void>;

/** Opens a page with an example for as long as the action runs. */
type Open = (example: Example, action: (page: Page) => Promise<void>) => Promise<void>;

/**
 * Opens each example once and asks every question there, one after the other, when the first answer
 * is wanted. Each sentence then takes its own answer: one that is wrong fails that sentence alone,
 * since what is left to ask is then asked in a page opened anew.
 *
 * @returns settles as the question did for the example
 */
export function visitOnce(
  open: Open,
  questions: readonly Question[],
): (question: Question, example: Example) => Promise<void> {
  const visits = new Map<Example, Promise<Map<Question, unknown>>>();
  return async (question, example) => {
    const visit = visits.get(example) ?? askAll(open, questions, example);
    visits.set(example, visit);
    const failures = await visit;
    if (failures.has(question)) throw failures.get(question);
  };
}

async function askAll(open: Open, questions: readonly Question[], example: Example) {
  const failures = new Map<Question, unknown>();
  let next = 0;
  while (next < questions.length) {
    try {
      await open(example, async (page) => {
        for (; next < questions.length; next += 1) await questions[next]!(page, example);
      });
    } catch (error) {
      failures.set(questions[next] ?? questions.at(-1)!, error);
      next += 1;
    }
  }
  return failures;
}
