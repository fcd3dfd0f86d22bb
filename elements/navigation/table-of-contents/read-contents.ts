import type { Patch } from '../../../shared/content/patch';
import type { Props } from '../../../shared/contract/contract';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { digest } from '../../../shared/foundation/digest';
import { wantedOf } from './fits';
import { headingIds } from './heading-ids';
import { isListed, shownHeadings } from './headings';
import { levelsOf, plain, wrongLevels } from './levels';
import { type Entry, outline } from './outline';
import type { tableOfContents } from './table-of-contents.contract';

/** The content to render, and the headings it was read from. */
export interface Contents {
  title: string;
  empty: string;
  entries: Entry[];
  /** How many headings of these levels the page shows, listed or not. */
  shown: number;
  /** Ids for the listed headings that have none. */
  patches: Map<object, Patch>;
  /** Changes when the list does. */
  version: string;
}

/** Reads the list of a page's headings, the same in Node and in the page. Spec 4, 5. */
export function readContents(
  host: Light,
  page: Page,
  { levels, include, exclude, titleText }: Props<typeof tableOfContents>,
): Contents {
  const text = textsOf(page);
  const [included, excluded] = [wantedOf(include), wantedOf(exclude)];
  warnOf(page, host, 'levels', wrongLevels(levels), 'h1 to h6');
  const kinds = 'class names, tags, #ids and [attributes]';
  warnOf(page, host, 'include', included.wrong, kinds);
  warnOf(page, host, 'exclude', excluded.wrong, kinds);

  const shown = shownHeadings(page, levelsOf(levels));
  const listed = shown.filter((node) => isListed(node, included, excluded));
  const ids = headingIds(page);
  const entries = outline(
    listed.map((node) => ({
      id: ids.get(node.node)!,
      text: plain(node.text),
      level: Number(node.tag[1]),
    })),
  );
  return {
    title: titleText || text('Table of contents'),
    empty: text('No headings were found.'),
    entries,
    shown: shown.length,
    patches: new Map(
      listed
        .filter((node) => node.attribute('id') !== ids.get(node.node))
        .map(({ node }) => [node, { attributes: { id: ids.get(node)! } }]),
    ),
    version: digest(JSON.stringify([shown.length, entries])),
  };
}

function warnOf(page: Page, { tag }: Light, name: string, wrong: string[], right: string) {
  if (!wrong.length) return;
  const words = wrong.map((it) => `'${it}'`).join(', ');
  page.warn(
    `${tag} ${name} ${words}`,
    `<${tag} ${name}>: ${words} cannot be read, so the list goes without. Write ${right}, nothing else.`,
  );
}
