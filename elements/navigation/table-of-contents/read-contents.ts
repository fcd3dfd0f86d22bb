import type { Amendment } from '../../../shared/element/amendment';
import type { Props } from '../../../shared/element/contract';
import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { textsOf } from '../../../shared/text/texts';
import { digest } from '../../../shared/text/digest';
import { wantedOf } from './fits';
import { headingIds } from './heading-ids';
import { isListed, shownHeadings } from './headings';
import { levelsOf, plain, wrongLevels } from './levels';
import { type Entry, outline } from './outline';
import type { tableOfContents } from './table-of-contents.contract';

/** What is drawn, and what it was read from. */
export interface Contents {
  title: string;
  empty: string;
  entries: Entry[];
  /** How many headings of these levels the page shows, listed or not. */
  shown: number;
  /** Ids for the listed headings that have none. */
  amendments: Map<object, Amendment>;
  /** Differs when the list does. */
  stamp: string;
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
    amendments: new Map(
      listed
        .filter((node) => !node.attribute('id'))
        .map(({ node }) => [node, { attributes: { id: ids.get(node)! } }]),
    ),
    stamp: digest(JSON.stringify([shown.length, entries])),
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
