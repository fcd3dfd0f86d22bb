import path from 'node:path';
import { build } from 'esbuild';
import type { OnLoadArgs, OnLoadResult } from 'esbuild';
import { sheetText } from '../styles/sheet-text';

let script: Promise<string> | undefined;

/** The stand-in as one script, made once. */
export const standInScript = (): Promise<string> => (script ??= bundle());

const asText = async ({ path: file }: OnLoadArgs): Promise<OnLoadResult> => ({
  contents: await sheetText(file),
  loader: 'text',
});

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    plugins: [{ name: 'sheets', setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, asText) }],
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}
