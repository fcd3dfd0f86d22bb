import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildFolder } from '../support/build';

/** A file that the build has written, as text; its path is below the build's folder. */
export const builtText = (file: string): string =>
  readFileSync(path.join(buildFolder, file), 'utf8');

/** A JSON file that the build has written. */
export const built = <T>(file: string): T => JSON.parse(builtText(file)) as T;
