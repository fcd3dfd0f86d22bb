import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where `npm run look` writes its contact sheets: outside the repository, unless LOOK_FOLDER names another. */
export const lookFolder = (): string =>
  process.env.LOOK_FOLDER ?? path.join(tmpdir(), 'wb-elements-look');
