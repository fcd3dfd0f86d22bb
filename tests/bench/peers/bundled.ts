import path from 'node:path';
import { build } from 'esbuild';
import type { Lab } from '../lab';
import { floorPage } from '../widgets';

/** Bundles a module as a careful site would: production, minified, one script and one sheet. */
export async function bundle(source: string): Promise<{ script: string; sheet?: string }> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    outdir: path.join(import.meta.dirname, 'dist'),
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const textOf = (ending: string) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending))?.text;
  return { script: textOf('.js')!, sheet: textOf('.css') };
}

/** Serves a module's bundle, and gives the page that has so many of the widget and loads it. */
export async function bundled(lab: Lab, name: string, source: string) {
  const { script, sheet } = await bundle(source);
  const address = `/peers/${name}`;
  lab.server.page(`${address}.js`, script, { 'content-type': 'text/javascript' });
  if (sheet) lab.server.page(`${address}.css`, sheet, { 'content-type': 'text/css' });
  const link = sheet ? `<link rel="stylesheet" href="${address}.css"></head>` : '</head>';
  return (html: string) => (count: number) =>
    floorPage(html, `${address}.js`, count).replace('</head>', link);
}
