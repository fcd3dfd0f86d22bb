import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Publish from '../../shared/programs/publish/publish';

/** The build under test; `WB_DIST` names another one, such as a copy kept while the sources change. */
export const buildFolder = path.resolve(
  process.env.WB_DIST ?? path.join(import.meta.dirname, '..', '..', 'dist'),
);

const published = pathToFileURL(path.join(buildFolder, 'publish', 'publish.js')).href;

/** The publish step as `wb-elements/publish` gives it: built, not from source. */
export const { prerender, strip } = (await import(published)) as typeof Publish;
