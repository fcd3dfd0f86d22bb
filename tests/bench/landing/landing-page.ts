import packageFile from '../../../package.json' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { prerender } from '../../support/build';
import { built } from '../chunks';
import { floors } from '../floor';
import type { Lab } from '../lab';
import { bundle } from '../peers/bundled';
import { PACKAGE } from '../peers/web-awesome';
import { versionOfPeer } from '../peers/installed';
import { widgets } from '../widgets';
import type { Widget } from '../widgets';
import { byHand } from './by-hand';
import type { Counterpart } from './counterpart';
import { webAwesomeKinds } from './web-awesome-kinds';

/** One page with every kind of element, as one stack makes it. */
export interface LandingPage {
  /** The stack's name and version. */
  name: string;
  version: string;
  address: string;
  html: string;
  /** The second tab, as `spot` reads it. */
  tab: string;
}

/** What plays animations by hand. */
const PLAYER = 'node_modules/lottie-web/build/player/lottie_light.min.js';

/** The same page of ours, by hand and in Web Awesome, each served as a careful site would. */
export async function landingPages(lab: Lab): Promise<LandingPage[]> {
  const all = await widgets();
  const plain = byHand(all);
  const kinds = all.filter(({ name }) => plain.has(name));
  // Others than ours are compared with may have left a loader of 75 tags here.
  serve(lab, '/wb/loader.js', 'text/javascript', built('loader.js').toString());
  serve(lab, '/landing/lottie.js', 'text/javascript', await readFile(PLAYER, 'utf8'));
  return [ours(lab, kinds), floor(lab, kinds, plain), await webAwesome(lab, kinds, plain)];
}

function ours(lab: Lab, kinds: Widget[]): LandingPage {
  const source = pageAround(
    `${dataOf(kinds)}\n<script type="module" async src="/wb/loader.js"></script>`,
    kinds.map(({ named }) => named),
  );
  return {
    name: 'wb-elements',
    version: packageFile.version,
    ...page(lab, '/landing/ours', prerender(source).html),
    tab: 'wb-tabs >> [role=tab]:nth-child(2)',
  };
}

function floor(lab: Lab, kinds: Widget[], plain: Map<string, Counterpart>): LandingPage {
  const parts = [...plain.values()];
  serve(lab, '/landing/by-hand.js', 'text/javascript', scriptOf(parts));
  const head = `${dataOf(kinds)}\n<style>${styleOf(parts)}</style>
<script type="module" async src="/landing/by-hand.js"></script>`;
  return {
    name: 'by hand',
    version: '',
    ...page(lab, '/landing/by-hand', pageAround(head, htmlOf(parts))),
    tab: floors.tabs!.touch!,
  };
}

/** Its components where it has them, and what is written by hand for the rest. */
async function webAwesome(
  lab: Lab,
  kinds: Widget[],
  plain: Map<string, Counterpart>,
): Promise<LandingPage> {
  const version = versionOfPeer(PACKAGE);
  const parts = [...plain].map(([name, counterpart]) => webAwesomeKinds[name] ?? counterpart);
  const components = [...new Set(parts.flatMap((part) => part.components ?? []))];
  const { script, sheet = '' } = await bundle(
    [
      `import '${PACKAGE}/dist/styles/themes/default.css';`,
      ...components.map((it) => `import '${PACKAGE}/dist/components/${it}/${it}.js';`),
      scriptOf(parts),
    ].join('\n'),
  );
  serve(lab, '/landing/web-awesome.js', 'text/javascript', script);
  serve(lab, '/landing/web-awesome.css', 'text/css', sheet);
  const head = `${dataOf(kinds)}\n<style>${styleOf(parts)}</style>
<link rel="stylesheet" href="/landing/web-awesome.css">
<script type="module" async src="/landing/web-awesome.js"></script>`;
  return {
    name: 'Web Awesome',
    version,
    ...page(lab, '/landing/web-awesome', pageAround(head, htmlOf(parts))),
    tab: 'wa-tab:nth-of-type(2)',
  };
}

const htmlOf = (parts: Counterpart[]) => parts.map(({ html }) => html);

const styleOf = (parts: Counterpart[]) => once(parts.map(({ style = '' }) => style)).join('\n');

/** Waits for the whole page: the file may come before the last of it. */
const WHOLE = `if (document.readyState === 'loading')
  await new Promise((done) => addEventListener('DOMContentLoaded', done));`;

/** What kinds do, each text once, in blocks so that names do not meet; what looks through the page comes last. */
function scriptOf(parts: Counterpart[]) {
  const scripts = once(parts.flatMap((part) => part.scripts ?? []));
  const looks = (script: string) =>
    script.includes('document.query') && !script.startsWith('addEventListener');
  const inBlocks = (some: string[]) => some.map((script) => `{\n${script}\n}`);
  const early = scripts.filter((script) => !looks(script));
  return [...inBlocks(early), WHOLE, ...inBlocks(scripts.filter(looks))].join('\n');
}

/** The data of all kinds; those that share some have the same. */
const dataOf = (kinds: Widget[]) => once(kinds.flatMap(({ data }) => data.split('\n'))).join('\n');

const once = (texts: string[]) => [...new Set(texts.filter(Boolean))];

const pageAround = (head: string, parts: string[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg">
${head}</head>
<body>${parts.join('\n')}</body></html>`;

function page(lab: Lab, at: string, html: string) {
  serve(lab, at, 'text/html; charset=utf-8', html);
  return { address: lab.server.origin + at, html };
}

/** Keeps a file as a site's server has it: packed. */
function serve({ server }: Lab, at: string, type: string, text: string) {
  const headers = { 'content-type': type, 'content-encoding': 'br' };
  server.answer(at, { headers, body: brotliCompressSync(text) });
}
