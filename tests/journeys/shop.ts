import assert from 'node:assert/strict';
import path from 'node:path';
import { serveSite } from '../../demo/site/serve';
import type { Database } from '../../demo/site/database/schema';
import type { Published } from '../../shared/programs/publish/prerender';
import { databases } from '../demo/site/databases';
import type { OwnDatabase } from '../demo/site/databases';
import { roomy } from '../demo/site/roomy';
import { buildFolder, prerender } from '../support/build';
import { proxyTo } from '../support/proxy';
import type { Proxy } from '../support/proxy';

/** The reference site as visitors meet it: published, and behind a proxy that can disturb it. */
export interface Shop extends Proxy {
  database: Database;
}

/** Publishes and serves the whole shop with a database of its own, the embedded one unless told. */
export async function openShop(create = databases[0]!.createFilled): Promise<Shop> {
  const own: OwnDatabase = await create();
  try {
    const suite = path.join(buildFolder, 'browser');
    const site = await serveSite({ port: 0, ...own.where, suite, pages: publish, limits: roomy });
    const proxy = await proxyTo(site.origin);
    return {
      ...proxy,
      database: site.database,
      async close() {
        await proxy.close();
        await site.close();
        await own.remove();
      },
    };
  } catch (error) {
    await own.remove();
    throw error;
  }
}

// Pages are the same in every shop of one file, and drawing all of them takes seconds.
const published = new Map<string, Published>();

/** As the site does it, from the build under test; there is nothing to warn of. */
function publish(source: string): Published {
  let page = published.get(source);
  if (!page) published.set(source, (page = prerender(source)));
  assert.deepEqual(page.warnings, []);
  return page;
}

/** The paths of everything the loader brings: elements, what they share, watchers. */
export const chunks = /^\/wb\/.+-[0-9a-f]{7}\.js$/;
