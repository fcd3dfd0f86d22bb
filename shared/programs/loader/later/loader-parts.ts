import type { announce, wasAnnounced } from '../../../bus/bus';
import type { fetchChunks, loadModule } from '../chunks';
import type { Manifest } from '../packed-manifest';
import type { observeAll, passChanges } from '../page-changes';
import type { failureOf, isAsleep, isTouchable, reportOnce, wakeQuietly } from '../sleepers';

/**
 * What the loader passes to its second half. They are two files, and an import from one of them would
 * be another copy wherever a page asks for the loader under another address.
 */
export interface LoaderParts {
  elements: Manifest['elements'];
  common: Manifest['common'];
  fetchChunks: typeof fetchChunks;
  loadModule: typeof loadModule;
  observeAll: typeof observeAll;
  passChanges: typeof passChanges;
  announce: typeof announce;
  wasAnnounced: typeof wasAnnounced;
  failureOf: typeof failureOf;
  reportOnce: typeof reportOnce;
  isAsleep: typeof isAsleep;
  isTouchable: typeof isTouchable;
  wakeQuietly: typeof wakeQuietly;
  /** Of the loader's file. */
  address: string;
}
