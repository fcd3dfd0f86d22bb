import { pageOf } from '../widgets';
import type { Widget } from '../widgets';

/** What belongs to our kernel and our parts alone. */
const OURS = / (?:data-wb-[\w-]+|data-state|aria-busy|tabindex)(?:="[^"]*"|='[^']*')?/g;

/**
 * What ours has drawn, as somebody would write it by hand: content in its place, no shadow tree, no style.
 *
 * @throws when the kind draws nothing of its own
 */
export function flattened(kind: Pick<Widget, 'html' | 'data' | 'tag'>): string {
  const page = pageOf(kind, { loader: false });
  const drawn = new RegExp(
    `<${kind.tag}\\b[^>]*><template[^>]*>([\\s\\S]*?)</template>([\\s\\S]*?)</${kind.tag}>`,
  ).exec(page);
  if (!drawn)
    throw new Error(`${kind.tag} has drawn nothing, so there is nothing to write by hand.`);
  const [, tree = '', content = ''] = drawn;
  return tree
    .replace(/<style[\s\S]*?<\/style>|<link[^>]*>/g, '')
    .replace('<slot></slot>', () => content)
    .replace(/<\/?slot[^>]*>/g, '')
    .replace(OURS, '')
    .trim();
}
