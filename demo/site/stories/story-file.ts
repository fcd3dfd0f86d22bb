import { readFileSync } from 'node:fs';
import path from 'node:path';

const ADDRESS = /^\/stories\/([\w-]+\.json)$/;

/** Reads an animation of the stories for the publish step; undefined for what is none of theirs. */
export function storyFile(address: string): Uint8Array<ArrayBuffer> | undefined {
  const name = ADDRESS.exec(address)?.[1];
  return name
    ? new Uint8Array(readFileSync(path.join(import.meta.dirname, 'files', name)))
    : undefined;
}
