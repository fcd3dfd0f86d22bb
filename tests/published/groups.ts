import { isDeepStrictEqual } from 'node:util';
import { examples } from '../support/element-list';
import type { Example } from './laboratory';

/** Examples of one element that are shown on one page; `htmlOf` gives each a section of its own. */
export type Group = readonly Example[];

/**
 * All examples, those of an element together where one page can hold them: they share its data and no
 * id. What speaks of the whole page, or is to warn of something, stands alone.
 */
export const groups: readonly Group[] = examples.reduce<Example[][]>((found, example) => {
  const group = found.find((them) => them.every((it) => canShare(it, example)));
  if (group) group.push(example);
  else found.push([example]);
  return found;
}, []);

/** The group that an example belongs to. */
export const groupOf = (example: Example): Group => groups.find((it) => it.includes(example))!;

/** The examples one below the other. */
export const htmlOf = (group: Group): string =>
  group.map(({ html }) => `<div>${html}</div>`).join('');

/** The section of each example, in a page that has `htmlOf` its group in `#first`. */
export const sectionsOf = (group: Group): { example: Example; section: string }[] =>
  group.map((example, index) => ({ example, section: `#first > :nth-child(${index + 1})` }));

function canShare(one: Example, other: Example): boolean {
  const ids = idsIn(other);
  return (
    one.tag === other.tag &&
    !isAlone(one) &&
    !isAlone(other) &&
    isDeepStrictEqual(one.data, other.data) &&
    !idsIn(one).some((id) => ids.includes(id))
  );
}

function isAlone({ once, warns }: Example) {
  return Boolean(once ?? warns);
}

function idsIn({ html }: Example) {
  return [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
}
