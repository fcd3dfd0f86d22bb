import { languageAround } from '../../../shared/content/language-around';
import type { Light } from '../../../shared/content/light';
import type { Markup } from '../../../shared/content/markup';
import type { Figures } from './figures';
import { numberText } from './number-text';

/** The table that an author has written into a chart, at any depth. */
export function tableIn(host: Light): Light | undefined {
  for (const child of host.children) {
    if (child.attribute('slot') !== null) continue;
    const found = child.tag === 'table' ? child : tableIn(child);
    if (found) return found;
  }
  return undefined;
}

const rowsIn = (node: Light): Light[] =>
  node.children.flatMap((it) => (it.tag === 'tr' ? it : it.tag === 'table' ? [] : rowsIn(it)));

const words = ({ text }: Light) => text.trim().replace(/\s+/g, ' ');

function numberOf(cell: Light, language: string) {
  const told = cell.attribute('data-value');
  return told === null ? numberText(words(cell), language) : numberText(told, '');
}

/** Reads an author's table as items: its first column labels them, its first row their numbers. */
export function readTable(table: Light): { items: unknown[]; labels: string[] } {
  const [head, ...rows] = rowsIn(table);
  const isHead =
    head?.children.every(({ tag }) => tag === 'th' || tag === 'td') &&
    !head.children.slice(1).some(({ tag }) => tag === 'td');
  const language = languageAround(table);
  const body = isHead ? rows : [...(head ? [head] : []), ...rows];
  return {
    labels: isHead ? head!.children.slice(1).map(words) : [],
    items: body.map((row) => ({
      label: row.children[0] && words(row.children[0]),
      value: row.children
        .slice(1)
        .map((it) => numberOf(it, language))
        .join(),
      color: row.attribute('data-color'),
      borderColor: row.attribute('data-border-color'),
      fill: row.attribute('data-fill'),
    })),
  };
}

/** Builds the table of the items. */
export function tableOf({ items, points, isSingle }: Figures, label: string): Markup {
  const cell = (tag: 'th' | 'td', text: string, scope?: 'row' | 'col'): Markup => ({
    tag,
    attributes: { scope },
    children: [text],
  });
  const row = (children: Markup[]): Markup => ({ tag: 'tr', attributes: {}, children });
  const head = row([cell('td', ''), ...points.map((it) => cell('th', it, 'col'))]);
  const rows = items.map((it) =>
    row([
      cell('th', it.label, 'row'),
      ...points.map((_, index) => cell('td', String(it.values[index] ?? '–'))),
    ]),
  );
  return {
    tag: 'table',
    attributes: { slot: 'field' },
    children: [
      ...(label ? [{ tag: 'caption', attributes: {}, children: [label] }] : []),
      { tag: 'tbody', attributes: {}, children: isSingle ? rows : [head, ...rows] },
    ],
  };
}
