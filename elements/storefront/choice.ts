/**
 * The chosen value of each option, by title: plain data for announcements. A title is an author's
 * text and may be `__proto__`, so read with `chosenValue` and change with `{ ...choice, [title]: value }`.
 */
export type Choice = Record<string, string>;

/** Builds a choice without a prototype, so that no title clashes with an inherited property. */
export function choiceOf(entries: Iterable<readonly [string, string]>): Choice {
  const choice: Choice = Object.create(null);
  for (const [title, value] of entries) choice[title] = value;
  return choice;
}

/** The value chosen for a title; undefined when there is none. */
export function chosenValue(choice: Choice, title: string): string | undefined {
  return Object.hasOwn(choice, title) ? choice[title] : undefined;
}
