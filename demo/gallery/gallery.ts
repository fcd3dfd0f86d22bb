import { Hono } from 'hono';
import type { Context } from 'hono';
import { prerender } from 'wb-elements/publish';
import { elementScript, galleryScripts } from './bundles';
import { loadCatalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue';
import { drawingRoutes } from './drawing-routes';
import { eventsOf } from './drawings';
import { fileResponse } from './folder';
import { guides } from './guides/guides';
import { BRANDS, DIRECTIONS, oneOrFirst, THEMES } from './look';
import { byHandPage, isByHand } from './pages/by-hand';
import { elementPage } from './pages/element';
import { ASSETS, examplePage } from './pages/example';
import { firstPage } from './pages/first';
import { guidePage } from './pages/guide';
import { missingPage } from './pages/missing';
import { performancePage } from './pages/performance';
import { recipePage } from './pages/recipe';
import { searchPage } from './pages/search';
import { statesPage } from './pages/states';
import { themingPage } from './pages/theming';
import { recorded } from './performance/recorded';
import { recipeFile, recipes } from './recipes/recipes';
import { searchEntries } from './search/entries';
import { find } from './search/find';
import { scriptResponse } from './script-response';
import { sheetResponse } from './states/sheets';
import { suiteResponse } from './suite/files';
import { weightOf, weightsOfFiles } from './suite/weight';
import { themeSheets } from './theme-sheets';
import { tokensOf } from './tokens';

let loading: Promise<CatalogueEntry[]> | undefined;
const catalogue = () => (loading ??= loadCatalogue());
const entryOf = async (tag: string) =>
  (await catalogue()).find(({ contract }) => contract.tag === tag);

/**
 * The gallery of all elements, drawn from their contracts and demos. It belongs under `/gallery`, on
 * a site that serves the suite under `/wb/`, and under `/site/` what all pages begin with.
 */
export const galleryApp = new Hono();

galleryApp.get('/', async (context) => {
  const all = await catalogue();
  return send(context, await firstPage(all, await weightOf(all[0]!)));
});

galleryApp.get('/theming', async (context) => {
  const all = await catalogue();
  return send(context, await themingPage(all, tokensOf(all), await themeSheets()));
});

galleryApp.get('/performance', async (context) =>
  send(context, await performancePage(await catalogue(), await recorded())),
);
galleryApp.get('/performance/:name', (context) =>
  fileResponse('performance', context.req.param('name')),
);

galleryApp.get('/states', async (context) => send(context, await statesPage(await catalogue())));
galleryApp.get('/states/:name', (context) => sheetResponse(context.req.param('name')));

galleryApp.get('/search', async (context) => {
  const all = await catalogue();
  const query = (context.req.query('q') ?? '').trim().slice(0, 100);
  return send(
    context,
    await searchPage(all, query, find(searchEntries(all, guides, recipes), query)),
  );
});
galleryApp.get('/search.json', async (context) =>
  context.json(searchEntries(await catalogue(), guides, recipes)),
);

galleryApp.get('/guides/:name', async (context) => {
  const guide = guides.find(({ name }) => name === context.req.param('name'));
  return guide ? send(context, await guidePage(guide, await catalogue())) : missing(context);
});

galleryApp.get('/recipes/:name', async (context) => {
  const recipe = recipes.find(({ name }) => name === context.req.param('name'));
  return recipe ? send(context, await recipePage(recipe, await catalogue())) : missing(context);
});
galleryApp.get('/recipes/:name/page', (context) => {
  const recipe = recipes.find(({ name }) => name === context.req.param('name'));
  return recipe ? send(context, recipeFile(`${recipe.name}.html`)) : missing(context);
});
galleryApp.get('/recipes/files/:name', (context) =>
  fileResponse('recipes', context.req.param('name')),
);
// Nothing is kept: it is there for whoever tries a recipe's form.
galleryApp.post('/recipes/messages', (context) =>
  context.req.header('accept')?.includes('json')
    ? context.json({ success: true })
    : context.text('It was sent. Nothing is kept in the gallery.'),
);

// Under its own policy, which names the provider.
galleryApp.get('/by-hand/:provider', async (context) => {
  const provider = context.req.param('provider');
  if (!isByHand(provider)) return missing(context);
  const { html, policy } = prerender(await byHandPage(provider));
  return context.html(html, 200, { 'content-security-policy': policy });
});

galleryApp.get('/files/:name', (context) => fileResponse('styles', context.req.param('name')));
galleryApp.get('/themes/:name', (context) =>
  fileResponse('../../shared/styles/themes', context.req.param('name')),
);
galleryApp.get('/pictures/:name', (context) => fileResponse('pictures', context.req.param('name')));
galleryApp.get('/recordings/:name', (context) =>
  fileResponse('recordings', context.req.param('name')),
);
galleryApp.get('/scripts/:name', async (context) =>
  scriptResponse((await galleryScripts()).get(context.req.param('name'))),
);
galleryApp.get('/wb/:name{[\\w-]+\\.(?:js|css)}', async (context) =>
  suiteResponse(context.req.param('name')),
);
galleryApp.get('/weights.json', async (context) => context.json(await weightsOfFiles()));
galleryApp.route('/drawings', drawingRoutes(catalogue));

galleryApp.get('/:tag', async (context) => {
  const entry = await entryOf(context.req.param('tag'));
  if (!entry) return missing(context);
  return send(context, await elementPage(entry, await catalogue(), await weightOf(entry)));
});

galleryApp.get('/:tag/element.js', async (context) =>
  scriptResponse(await elementScript(context.req.param('tag'))),
);

galleryApp.get('/:tag/examples/:number', async (context) => {
  const { tag, number } = context.req.param();
  const example = (await entryOf(tag))?.demo.examples[Number(number) - 1];
  if (!example) return missing(context);
  const { mode, theme, brand, dir } = context.req.query();
  const page = await examplePage(example, {
    tag,
    ...(mode === 'static' && { mode }),
    theme: oneOrFirst(THEMES, theme),
    brand: oneOrFirst(BRANDS, brand),
    dir: oneOrFirst(DIRECTIONS, dir),
    events: eventsOf(await catalogue()),
  });
  return send(context, page, 200, ASSETS);
});

galleryApp.notFound(missing);

async function missing(context: Context) {
  return send(context, await missingPage(await catalogue()), 404);
}

/** Publishes a page as a builder does, and sends it under the policy that came out. */
function send(context: Context, source: string, status: 200 | 404 = 200, assets = '/wb/') {
  const { html, policy } = prerender(source, { assets });
  return context.html(html, status, { 'content-security-policy': policy });
}
