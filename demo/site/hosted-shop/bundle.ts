import path from 'node:path';
import { build } from 'esbuild';

let script: Promise<string> | undefined;

/** The stand-in as one script, made once. */
export const standInScript = (): Promise<string> => (script ??= bundle());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'script.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    loader: { '.css': 'text' },
    legalComments: 'none',
  });
  return outputFiles[0]!.text;
}
