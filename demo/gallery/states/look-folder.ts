import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where `npm run look` writes its contact sheets, and the gallery reads them: outside the repository. */
export const LOOK_FOLDER = process.env.LOOK_FOLDER ?? path.join(tmpdir(), 'wb-elements-look');
