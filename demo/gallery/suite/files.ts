import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from '../../../shared/programs/loader/packed-manifest';
import { root } from '../catalogue';

const folder = path.join(root, 'dist', 'browser');

/** A file of the browser build. */
export const built = (name: string): Buffer => readFileSync(path.join(folder, name));

/** What the build has written for the loader: the files of each tag. */
export const manifest = (): Manifest => JSON.parse(built('manifest.json').toString()) as Manifest;

/**
 * The suite's code for examples. They run in frames without an origin, to which the same files
 * under `/wb/` are another site's: these may be had from anywhere, and their times be read.
 */
export async function suiteResponse(name: string): Promise<Response | undefined> {
  const body = await readFile(path.join(folder, name)).catch(() => undefined);
  if (!body) return undefined;
  const hashed = /-(?:[0-9a-f]{7}\.js|[\w-]{8}\.css)$/.test(name);
  return new Response(body, {
    headers: {
      'content-type': name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      'access-control-allow-origin': '*',
      'timing-allow-origin': '*',
    },
  });
}
