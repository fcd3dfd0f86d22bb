import type { Given } from './given-feed';

/** How many ids are named. */
const NAMED = 5;

/** What a developer is told of data that a page carries, or of its ids; undefined where there is nothing. */
export function faultOf(src: string, given: Given<unknown>): string | undefined {
  if ('problem' in given)
    return (
      `The data of ${src} in data-wb-feeds does not fit its schema (${given.problem}), so none of it is shown. ` +
      'Correct it; the schema is in wb-elements/schemas.'
    );
  return Array.isArray(given.value) ? faultOfIds(src, given.value) : undefined;
}

function faultOfIds(src: string, items: readonly { id: string }[]): string | undefined {
  const known = new Set<string>();
  const wrong = new Set<string>();
  for (const { id } of items) {
    if (!id || known.has(id)) wrong.add(id);
    known.add(id);
  }
  if (!wrong.size) return undefined;
  const named = [...wrong].slice(0, NAMED).map((id) => JSON.stringify(id.slice(0, 60)));
  const more = wrong.size > NAMED ? ` and ${wrong.size - NAMED} more` : '';
  return (
    `The data at ${src} has ids that are empty or given more than once: ${named.join(', ')}${more}. All of its items are ` +
    'shown, but no block of one item and no calendar can tell them apart. Give each item an id of its own.'
  );
}
