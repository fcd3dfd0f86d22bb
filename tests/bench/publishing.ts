import { parse } from 'parse5';
import { costOf, inARow, nested } from '../shared/programs/publish/large-pages';
import type { Row, Section } from './row';

/** Of the issue: what the publish step may take, in milliseconds. */
const PAGES = [
  { figure: '2,000 tabs, one in the other', page: nested(2000), target: 500 },
  { figure: '10,000 elements in a row', page: inARow(10_000), target: 1500 },
];

/** What it costs to publish very large pages, in Node, warm; the floor is to parse them once. */
export function publishing(rounds: number): Section {
  const each = (cost: () => number) => {
    // The first is that of the compiler.
    cost();
    return Array.from({ length: rounds }, cost);
  };
  const rows = PAGES.map(({ figure, page, target }): Row => {
    const ours = each(() => costOf(page));
    return { figure, unit: 'ms', ours, floor: each(() => parsing(page)), target };
  });
  return { title: 'Publishing a large page; the floor is to parse it', rows };
}

function parsing(page: string): number {
  const before = process.cpuUsage();
  parse(page);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
