import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sheetText } from '../site/styles/sheet-text';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.json': 'application/json',
};

/** One name: nothing above the folder, beneath it or hidden in it can be asked for. */
const NAME = /^\w[\w-]*(\.[\w-]+)*$/;

/** A file of one of the gallery's own folders, or a 404 that says where it was looked for. */
export async function fileResponse(folder: string, name: string): Promise<Response> {
  const type = types[path.extname(name)];
  if (!type || !NAME.test(name)) return missing(folder, name);
  try {
    const file = path.join(import.meta.dirname, folder, name);
    const body = await (folder === 'styles' ? sheetText(file) : readFile(file));
    return new Response(body, { headers: { 'content-type': type, 'cache-control': 'max-age=60' } });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return missing(folder, name);
  }
}

function missing(folder: string, name: string): Response {
  const said =
    `There is no ${JSON.stringify(name.slice(0, 80))} in demo/gallery/${folder}, so what asked for it goes without. ` +
    `Put it there under that name (letters, digits, - and _; ${Object.keys(types).join(' ')}), or correct the demo.`;
  console.warn(said);
  return new Response(said, { status: 404, headers: { 'content-type': 'text/plain' } });
}
