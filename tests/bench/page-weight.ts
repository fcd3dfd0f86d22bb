import { prerender } from 'wb-elements/publish';
import { plans } from '../../demo/site/catalogue/plans';
import { plannedVariants } from '../../demo/site/catalogue/variants';
import { brotli } from '../../demo/gallery/suite/brotli';
import { cataloguePage } from '../../demo/site/pages/catalogue';
import type { Row, Section } from './row';
import { pageOf, widgets } from './widgets';

/** Of the issue: what a published page weighs, in times of the same page flattened by hand. */
const TIMES = { raw: 1.1, packed: 1.05 };
const MANY = 100;

/** The HTML of published pages beside the same pages flattened: their drawings without shadow roots. */
export async function pageWeight(): Promise<Section> {
  const tabs = (await widgets()).find(({ name }) => name === 'tabs')!;
  const pages = {
    'the shop': prerender(shop(), { assets: '/wb/' }).html,
    [`${MANY} tabs`]: pageOf(tabs, { count: MANY }),
  };
  const rows: Row[] = [];
  for (const [name, ours] of Object.entries(pages)) {
    const plain = flattened(ours);
    const [packed, plainPacked] = [await brotli(ours), await brotli(plain)];
    rows.push(
      row(`${name}, raw`, Buffer.byteLength(ours), Buffer.byteLength(plain), TIMES.raw),
      row(`${name}, brotli`, packed, plainPacked, TIMES.packed),
    );
  }
  return { title: 'HTML of published pages; the floor is the same without shadow roots', rows };
}

const row = (figure: string, ours: number, floor: number, times: number): Row => ({
  figure,
  unit: 'B',
  ours: [ours],
  floor: [floor],
  target: times * floor,
});

/** The page of the reference site that has the most elements, with the stock of a new shop. */
const shop = () =>
  cataloguePage(
    plans.map((plan, place) => ({
      ...plan,
      optionNames: plan.options.map(({ title }) => title),
      variants: plannedVariants(plan, place),
    })),
  );

const DRAWING =
  /<template shadowrootmode="open">(?:<style>([^]*?)<\/style>|<noscript>[^]*?<\/noscript>)<div data-wb-root=(?:"[^"]*"|'[^']*')[^>]*>([^]*?)<\/div><\/template>/g;

/** The page as one would write it: what is drawn stands among the rest, and each style once. */
function flattened(html: string): string {
  const styles = new Set<string>();
  const flat = html.replace(DRAWING, (_, style: string | undefined, drawn: string) => {
    if (style) styles.add(style);
    return drawn.replace(/<slot[^>]*><\/slot>/g, '');
  });
  return flat
    .replace(/<script data-wb>[^]*?<\/script>/, '')
    .replace('</head>', `<style>${[...styles].join('')}</style></head>`);
}
