import path from 'node:path';
import { Hono } from 'hono';
import { prerender } from 'wb-elements/publish';
import { loadCatalogue } from '../gallery/catalogue';
import type { CatalogueEntry } from '../gallery/catalogue';
import { sheetText } from '../site/styles/sheet-text';
import { bundleForm, bundleTag } from './bundle';
import { inspectorPage } from './page';

let loading: Promise<CatalogueEntry[]> | undefined;
const catalogue = () => (loading ??= loadCatalogue());
let form: Promise<string> | undefined;
const bundles = new Map<string, Promise<string>>();

/**
 * An inspector panel for every element, as a builder would make it from the schemas with a form
 * library. It belongs under `/inspector`, on a site that serves the suite under `/wb/`, and under
 * `/site/` what all pages begin with.
 */
export const inspectorApp = new Hono();

inspectorApp.get('/', async (context) => {
  const [first] = await catalogue();
  return first ? context.redirect(`/inspector/${first.contract.tag}`) : context.notFound();
});

inspectorApp.get('/files/inspector.css', async (context) => {
  const files = ['../gallery/styles/colours.css', 'inspector.css'].map((name) =>
    path.join(import.meta.dirname, name),
  );
  return context.body(await sheetText(...files), 200, {
    'content-type': 'text/css; charset=utf-8',
  });
});

inspectorApp.get('/files/form.js', async (context) => {
  const script = await (form ??= bundleForm());
  return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
});

inspectorApp.get('/:tag', async (context) => {
  const all = await catalogue();
  const entry = all.find(({ contract }) => contract.tag === context.req.param('tag'));
  if (!entry) return context.notFound();
  const { html, policy } = prerender(await inspectorPage(entry, all));
  return context.html(html, 200, { 'content-security-policy': policy });
});

inspectorApp.get('/:tag/form.js', async (context) => {
  const tag = context.req.param('tag');
  const known = (await catalogue()).some(({ contract }) => contract.tag === tag);
  if (!known) return context.notFound();
  if (!bundles.has(tag)) bundles.set(tag, bundleTag(tag));
  const script = await bundles.get(tag)!;
  return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
});
