import type { announce, wasAnnounced } from '../../../bus/bus';
import type { fetchChunks, loadModule } from '../chunks';
import type { Manifest } from '../packed-manifest';
import type { observeAll, passChanges } from '../page-changes';
import type { settings } from '../settings';
import type { isAsleep, isTouchable, reportOnce, wakeQuietly } from '../sleepers';
import type { hasMissedAnnouncement } from '../subscriptions';

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
  reportOnce: typeof reportOnce;
  isAsleep: typeof isAsleep;
  isTouchable: typeof isTouchable;
  wakeQuietly: typeof wakeQuietly;
  hasMissedAnnouncement: typeof hasMissedAnnouncement;
  settings: typeof settings;
}
