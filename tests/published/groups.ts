import { isDeepStrictEqual } from 'node:util';
import { examples, firstExamples } from '../support/element-list';
import type { Example } from './laboratory';

/** Examples that are shown on one page; `htmlOf` gives each a section of its own. */
export type Group = readonly Example[];

/** More would make a page so long that what is found in it no longer tells where it comes from. */
const MOST = 8;

/**
 * All examples, those together that one page can hold. What speaks of the whole page, or is to warn of
 * something, stands alone.
 */
export const groups: readonly Group[] = inGroups(
  examples,
  (one, other) =>
    canMeet(one, other) && one.demo.moves === other.demo.moves && sleeps(one) === sleeps(other),
  MOST,
);

/** The first examples of several elements together, where one page can hold them. */
export const mixedGroups = (mayMeet = canMeet): readonly Group[] =>
  inGroups(firstExamples, mayMeet, MOST);

/** Puts examples together that may share a page, at most so many, in their order. */
export function inGroups(
  wanted: readonly Example[],
  mayMeet: (one: Example, other: Example) => boolean,
  most: number,
): Group[] {
  return wanted.reduce<Example[][]>((found, example) => {
    const group = found.find(
      (them) =>
        them.length < most && them.every((it) => canShare(it, example) && mayMeet(it, example)),
    );
    if (group) group.push(example);
    else found.push([example]);
    return found;
  }, []);
}

/** Whether examples of two elements can be on one page: its data, settings and clock suit both. */
export function canMeet(one: Example, other: Example): boolean {
  const [its, others] = [one.data ?? {}, other.data ?? {}];
  return (
    Object.keys(its).every(
      (name) => !(name in others) || isDeepStrictEqual(its[name], others[name]),
    ) &&
    isDeepStrictEqual(its['page'], others['page']) &&
    one.demo.followsClock === other.demo.followsClock
  );
}

/** Whether an example's element sleeps until somebody touches or sees it. */
export function sleeps({ contract }: Example): boolean {
  return ['interaction', 'visible'].includes(contract.wakes);
}

/** The group that an example belongs to. */
export const groupOf = (example: Example): Group => groups.find((it) => it.includes(example))!;

/** The examples one below the other. */
export const htmlOf = (group: Group): string =>
  group.map(({ html }) => `<div>${html}</div>`).join('');

/** The data of all examples of a group. */
export const dataOf = (group: Group): Record<string, unknown> =>
  Object.assign({}, ...group.map(({ data }) => data ?? {})) as Record<string, unknown>;

/** The section of each example, in a page that has `htmlOf` its group in `#first`. */
export const sectionsOf = (group: Group): { example: Example; section: string }[] =>
  group.map((example, index) => ({ example, section: `#first > :nth-child(${index + 1})` }));

function canShare(one: Example, other: Example): boolean {
  const ids = idsIn(other);
  return !isAlone(one) && !isAlone(other) && !idsIn(one).some((id) => ids.includes(id));
}

function isAlone({ once, warns }: Example) {
  return Boolean(once ?? warns);
}

function idsIn({ html }: Example) {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
}
