import path from 'node:path';
import { build } from 'esbuild';
import type { Lab } from '../lab';
import { floorPage } from '../widgets';

/**
 * Bundles a module as a careful site would (production, minified, one script and one sheet), serves
 * it, and gives the page that has so many of the widget and loads it.
 */
export async function bundled(lab: Lab, name: string, source: string) {
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
  const [script, sheet] = ['.js', '.css'].map((ending) =>
    outputFiles.find(({ path: file }) => file.endsWith(ending)),
  );
  const address = `/peers/${name}`;
  lab.server.page(`${address}.js`, script!.text, { 'content-type': 'text/javascript' });
  if (sheet) lab.server.page(`${address}.css`, sheet.text, { 'content-type': 'text/css' });
  const link = sheet ? `<link rel="stylesheet" href="${address}.css"></head>` : '</head>';
  return (html: string) => (count: number) =>
    floorPage(html, `${address}.js`, count).replace('</head>', link);
}
