import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { lookFolder } from './look-folder';

/** Ways of looking at a family: the devices, the colours, and what a visitor does. */
export const MODE_NAMES = [
  'desktop',
  'phone',
  'dark',
  'right-to-left',
  'large-text',
  'forced-colours',
  'more-contrast',
  'hover',
  'focus',
  'pressed',
] as const;
export type ModeName = (typeof MODE_NAMES)[number];

/** A contact sheet, and when it was made. */
export interface Sheet {
  /** Its file, such as `forms.dark.png`. */
  name: string;
  made: Date;
}

/** The sheets of a family that are there, by mode. */
export async function sheetsOf(family: string): Promise<Map<ModeName, Sheet>> {
  const found = await Promise.all(
    MODE_NAMES.map(async (mode) => {
      const name = `${family}.${mode}.png`;
      const made = await madeAt(name);
      return [mode, made && { name, made }] as const;
    }),
  );
  return new Map(found.filter((it): it is [ModeName, Sheet] => Boolean(it[1])));
}

/** A sheet as it was written, or a 404 that says how to make it. */
export async function sheetResponse(name: string): Promise<Response> {
  // One name of letters and dots: nothing outside the folder can be asked for.
  const body = /^[\w-]+(\.[\w-]+)?\.png$/.test(name)
    ? await readFile(path.join(lookFolder(), name)).catch(whenMissing)
    : undefined;
  return body
    ? new Response(body, { headers: { 'content-type': 'image/png', 'cache-control': 'no-cache' } })
    : new Response('This sheet has not been made. Run: npm run look', { status: 404 });
}

/** Whether a picture of this name has been made. */
export const isMade = async (name: string): Promise<boolean> => Boolean(await madeAt(name));

const madeAt = async (name: string) =>
  (await stat(path.join(lookFolder(), name)).catch(whenMissing))?.mtime;

function whenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
