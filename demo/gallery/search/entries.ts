import { dashed } from '../../../shared/contract/parse';
import type { CatalogueEntry } from '../catalogue';
import { sectionId, wordsOf } from '../guides/guide';
import type { Guide } from '../guides/guide';
import type { Recipe } from '../recipes/recipes';
import { anchorOf } from './anchor';
import type { AnchorKind } from './anchor';

/** One thing that can be found. */
export interface SearchEntry {
  /** What it is, for example 'attribute'. */
  kind: string;
  name: string;
  /** The element or guide it belongs to. */
  of: string;
  /** Its sentences. */
  text: string;
  /** Words it is found by, too, that are not shown. */
  also?: string;
  href: string;
}

/** Everything of the gallery that can be searched, from contracts, guides and recipes. */
export const searchEntries = (
  all: CatalogueEntry[],
  guides: readonly Guide[],
  recipes: readonly Recipe[] = [],
): SearchEntry[] => [
  ...all.flatMap(entriesOf),
  ...guides.flatMap(entriesOfGuide),
  ...recipes.map(({ name, title, summary }) => ({
    kind: 'recipe',
    name: title,
    of: title,
    text: summary,
    href: `/gallery/recipes/${name}`,
  })),
];

function entriesOfGuide({ name, title, summary, sections }: Guide): SearchEntry[] {
  const href = `/gallery/guides/${name}`;
  return [
    { kind: 'guide', name: title, of: title, text: summary, href },
    ...sections.map((section) => ({
      kind: 'section',
      name: section.heading,
      of: title,
      text: section.blocks.flatMap(wordsOf).join(' '),
      href: `${href}#${sectionId(section)}`,
    })),
  ];
}

function entriesOf({ family, contract }: CatalogueEntry): SearchEntry[] {
  const { tag, summary, attributes, events = {}, methods = {}, slots = {}, parts = {} } = contract;
  const { cssProperties = {}, keyboard = {}, accessibility = [] } = contract;
  const href = `/gallery/${tag}`;
  const entry = (kind: AnchorKind, name: string, text: string, key = name): SearchEntry => ({
    kind: kind === 'property' ? 'CSS property' : kind,
    name,
    of: tag,
    text,
    href: `${href}#${anchorOf(kind, key)}`,
  });
  const named = (kind: AnchorKind, things: Record<string, string>, shown = (it: string) => it) =>
    Object.entries(things).map(([name, text]) => entry(kind, shown(name), text, name));
  return [
    { kind: 'element', name: tag, of: tag, text: summary, also: family, href },
    ...Object.entries(attributes).map(([name, { doc, words = [] }]) =>
      entry('attribute', dashed(name), [doc, ...words].join(' ')),
    ),
    ...Object.entries(events).map(([name, { doc, detail = {} }]) =>
      entry('event', name, [doc, ...Object.values(detail).map((it) => it!.doc)].join(' ')),
    ),
    ...Object.entries(methods).map(([name, { doc }]) => entry('method', `${name}()`, doc, name)),
    ...named('slot', slots, (name) => name || 'content'),
    ...named('part', parts),
    ...named('property', cssProperties),
    ...named('key', keyboard),
    ...accessibility.map((text, index) => entry('note', 'Accessibility', text, String(index + 1))),
  ];
}
