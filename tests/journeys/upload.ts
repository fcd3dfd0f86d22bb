import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contents } from '../demo/site/forms/contents';

let folder: string | undefined;

/** The path of a picture of this name, which is gone when the tests of this process are over. */
export function pictureFile(name: string): string {
  if (!folder) {
    folder = mkdtempSync(path.join(tmpdir(), 'wb-pictures-'));
    const made = folder;
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  }
  const file = path.join(folder, name);
  writeFileSync(file, contents.png);
  return file;
}
