import { loadCatalogue } from '../../demo/gallery/catalogue';
import type { CatalogueEntry } from '../../demo/gallery/catalogue';
import { dataScripts } from '../../demo/gallery/demo';
import { isAsked } from '../support/asked-element';
import { publishedPage } from '../support/page';
import type { PageOptions } from '../support/page';

/** One element as it is measured: its demo's first example. */
export interface Widget {
  name: string;
  tag: string;
  wakes: CatalogueEntry['contract']['wakes'];
  /** One example, without ids, so that it can stand in a page a thousand times. */
  html: string;
  /** The same with its ids, which begin with its name, so that it can stand in a page with all others. */
  named: string;
  /** The page data it needs, as scripts. */
  data: string;
  /** How many elements of ours one example holds. */
  elements: number;
  /** Whether it can stand in a page a thousand times, and mean the same. */
  isMany: boolean;
}

/** Every element on disk. */
export async function widgets(): Promise<Widget[]> {
  const catalogue = await loadCatalogue();
  return catalogue
    .filter(({ contract }) => isAsked(contract.tag))
    .map(({ name, contract, demo }) => {
      const [example] = demo.examples;
      if (!example)
        throw new Error(`The demo of ${name} has no example, so nothing can be measured.`);
      const html = example.html.replace(/ id="[^"]*"/g, '');
      return {
        name,
        tag: contract.tag,
        wakes: contract.wakes,
        html,
        named: withOwnIds(name, example.html),
        data: dataScripts(example),
        elements: html.match(/<wb-/g)?.length ?? 0,
        isMany: !example.once,
      };
    });
}

const withOwnIds = (name: string, html: string) =>
  [...html.matchAll(/ id="([^"]*)"/g)].reduce(
    (text, [, id]) =>
      text
        .replaceAll(`id="${id}"`, `id="${name}-${id}"`)
        .replaceAll(`for="${id}"`, `for="${name}-${id}"`)
        .replaceAll(`href="#${id}"`, `href="#${name}-${id}"`),
    html,
  );

/**
 * What keeps elements that wake when seen asleep: everything stands far below the viewport, where nothing
 * of it is laid out.
 */
const farBelow = (html: string) =>
  `<div style="block-size: 20000px"></div><div style="content-visibility: auto">${html}</div>`;

interface Options extends PageOptions {
  count?: number;
  unseen?: boolean;
}

/** A published page with so many of one widget; the loader fetches nothing unless told. */
export function pageOf(
  { html, data }: Pick<Widget, 'html' | 'data'>,
  { count = 1, unseen = false, head = '', ...options }: Options = {},
): string {
  const all = html.repeat(count);
  const body = unseen ? farBelow(all) : all;
  return publishedPage(body, { head: head + data, ...options }).html;
}

/** A page of the floor: the same by hand, with its script as a file. */
export const floorPage = (html: string, script?: string, count = 1) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
${script ? `<script type="module" async src="${script}"></script>` : ''}</head>
<body>${html.repeat(count)}<p id="after">After it all.</p></body></html>`;
