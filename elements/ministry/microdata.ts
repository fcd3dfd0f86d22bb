import { descendants, type Light } from '../../shared/content/light';
import type { Patch } from '../../shared/content/patch';
import type { Kind } from './kind';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Says of an element that it is a thing of schema.org. */
export const schemaOf = ({ schema }: Kind) => ({
  itemScope: true,
  itemType: `https://schema.org/${schema.type}`,
});

/**
 * What search engines read of an item that an author wrote, as attributes of its nodes: its type, name,
 * address, picture and dates, by schema.org. What has attributes of this kind already is left alone.
 */
export function microdata(item: Light, { schema }: Kind): Map<object, Patch> {
  const patches = new Map<object, Patch>();
  if (item.attribute('itemscope') !== null) return patches;
  const is = (node: Light | undefined, property: string | undefined) => {
    if (node && property && node.attribute('itemprop') === null)
      patches.set(node.node, { attributes: { itemprop: property } });
  };
  patches.set(item.node, {
    attributes: { itemscope: true, itemtype: `https://schema.org/${schema.type}` },
  });
  const [heading] = descendants(item, HEADINGS);
  const [image] = descendants(item, ['img']);
  const times = descendants(item, ['time']).filter((it) => it.attribute('datetime') !== null);
  is(heading, schema.name);
  is(heading && descendants(heading, ['a'])[0], 'url');
  is(image, 'image');
  is(times[0], schema.start);
  is(times[1], schema.end);
  return patches;
}
