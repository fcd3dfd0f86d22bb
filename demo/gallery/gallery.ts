import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import type { Context } from 'hono';
import { prerender } from 'wb-elements/publish';
import { loadCatalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue';
import { elementPage } from './pages/element';
import { examplePage } from './pages/example';
import { listPage } from './pages/list';
import { missingPage } from './pages/missing';

const files: Readonly<Record<string, [file: string, type: string]>> = {
  'gallery.css': ['styles/gallery.css', 'text/css; charset=utf-8'],
  'element.css': ['styles/element.css', 'text/css; charset=utf-8'],
  'example.css': ['styles/example.css', 'text/css; charset=utf-8'],
  'gallery.js': ['scripts/gallery.js', 'text/javascript; charset=utf-8'],
  'oak-30.svg': ['pictures/oak-30.svg', 'image/svg+xml'],
  'oak-45.svg': ['pictures/oak-45.svg', 'image/svg+xml'],
};

let loading: Promise<CatalogueEntry[]> | undefined;
const catalogue = () => (loading ??= loadCatalogue());

/**
 * The gallery of all elements, drawn from their contracts and demos. It belongs under `/gallery`, on
 * a site that serves the suite under `/wb/`.
 */
export const galleryApp = new Hono();

galleryApp.get('/', async (context) => send(context, await listPage(await catalogue())));

galleryApp.get('/:folder{files|pictures}/:name', async (context) => {
  const [file, type] = files[context.req.param('name')] ?? [];
  if (!file || !type) return context.notFound();
  const body = await readFile(path.join(import.meta.dirname, file));
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'max-age=60' } });
});

galleryApp.get('/:tag', async (context) => {
  const all = await catalogue();
  const entry = all.find(({ contract }) => contract.tag === context.req.param('tag'));
  return entry
    ? send(context, await elementPage(entry, all))
    : send(context, await missingPage(all), 404);
});

// Each example is a page of its own, so that no two of them share product data, ids or choices.
galleryApp.get('/:tag/examples/:number', async (context) => {
  const { tag, number } = context.req.param();
  const all = await catalogue();
  const entry = all.find(({ contract }) => contract.tag === tag);
  const example = entry?.demo.examples[Number(number) - 1];
  return example
    ? send(context, await examplePage(example))
    : send(context, await missingPage(all), 404);
});

/** Publishes a page as a builder does, and sends it under the policy that came out. */
function send(context: Context, source: string, status: 200 | 404 = 200) {
  const { html, policy } = prerender(source);
  return context.html(html, status, { 'content-security-policy': policy });
}
