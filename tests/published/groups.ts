import { isDeepStrictEqual } from 'node:util';
import { examples, firstExamples } from '../support/element-list';
import type { Example } from './laboratory';

/** Examples that are shown on one page; `htmlOf` gives each a section of its own. */
export type Group = readonly Example[];

/** More would make a page so long that what is found in it no longer tells where it comes from. */
const MOST = 8;

/** Which examples share a page with one. */
export type Grouping = (example: Example) => Group;

/**
 * Puts examples together that one page can hold, in their order. What speaks of the whole page, or is to
 * warn of something, stands alone.
 *
 * @param mayMeet whether two of them may share a page, as far as what is asked of them goes
 */
export function inGroups(
  wanted: readonly Example[],
  mayMeet: (one: Example, other: Example) => boolean,
): Grouping {
  const groups: Example[][] = [];
  for (const example of wanted) {
    const fits = (it: Example) => canShare(it, example) && mayMeet(it, example);
    const group = groups.find((them) => them.length < MOST && them.every(fits));
    if (group) group.push(example);
    else groups.push([example]);
  }
  return (example) => groups.find((it) => it.includes(example))!;
}

/** All examples, those together that hold still, sleep and wake alike. */
export const allGroups = inGroups(examples, areAlike);

/** The first examples of elements in the same way. */
export const firstGroups = inGroups(firstExamples, areAlike);

function areAlike(one: Example, other: Example): boolean {
  return one.demo.moves === other.demo.moves && sleeps(one) === sleeps(other);
}

/** Whether an example's element sleeps until somebody touches or sees it. */
export function sleeps({ contract }: Example): boolean {
  return ['interaction', 'visible'].includes(contract.wakes);
}

/** The examples one below the other. */
export const htmlOf = (group: Group): string =>
  group.map(({ html }) => `<div>${html}</div>`).join('');

/** The data of all examples of a group. */
export const dataOf = (group: Group): Record<string, unknown> =>
  Object.assign({}, ...group.map(({ data }) => data ?? {})) as Record<string, unknown>;

/** The section of each example, in a page that has `htmlOf` its group in `#first`. */
export const sectionsOf = (group: Group): { example: Example; section: string }[] =>
  group.map((example, index) => ({ example, section: `#first > :nth-child(${index + 1})` }));

/** Whether one page can hold both: its data, settings and clock suit both, and no id is there twice. */
function canShare(one: Example, other: Example): boolean {
  const [its, others] = [one.data ?? {}, other.data ?? {}];
  const ids = idsIn(other);
  return (
    !isAlone(one) &&
    !isAlone(other) &&
    one.demo.followsClock === other.demo.followsClock &&
    isDeepStrictEqual(its['page'], others['page']) &&
    Object.keys(its).every(
      (name) => !(name in others) || isDeepStrictEqual(its[name], others[name]),
    ) &&
    !idsIn(one).some((id) => ids.includes(id))
  );
}

function isAlone({ once, warns }: Example) {
  return Boolean(once ?? warns);
}

function idsIn({ html }: Example) {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
}
