import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { connectEmbedded } from '../../../demo/site/database/connect';
import { DatabaseUnavailable } from '../../../demo/site/database/unavailable';
import { serveSite } from '../../../demo/site/serve';
import type { Site } from '../../../demo/site/serve';
import { startSite } from '../../support/site-process';
import type { SiteProcess } from '../../support/site-process';
import { mountAvailable, noMount, smallDisk } from '../../support/small-disk';
import type { SmallDisk } from '../../support/small-disk';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import type { OwnDatabase } from './databases';
import { contents } from './forms/contents';
import { keptMessages, letter, sendAsElement } from './forms/sending';
import { roomy } from './roomy';
import { allPieces } from './stock';

const limit = 4000;

describe('A statement of the embedded database that does not end', () => {
  let own: OwnDatabase;
  let site: Site;
  before(async () => {
    own = await databases[0]!.createFilled();
    site = await serveSite({ port: 0, databaseLimit: limit, limits: roomy, ...own.where });
  });
  after(async () => {
    await site?.close();
    await own?.remove();
  });

  test('costs its visitor a 503, keeps nobody from other pages, and is undone', async (context) => {
    const warn = context.mock.method(console, 'warn', () => undefined);
    const visitor = new Visitor(site.origin);
    const pieces = await allPieces(site.database);
    await sql`create function wait() returns trigger language plpgsql as
      'begin perform pg_sleep(1000); return new; end'`.execute(site.database);
    await sql`create trigger wait before insert on cart_lines execute function wait()`.execute(
      site.database,
    );

    let isAnswered = false;
    const stuck = visitor.post('/cart/add.js', { id: 10001 });
    void stuck.finally(() => (isAnswered = true));
    for (const page of ['/', '/shop', '/site/site.css', '/cart']) {
      assert.equal((await visitor.get(page)).status, 200, page);
    }
    assert.equal(isAnswered, false);

    const answer = await stuck;
    assert.equal(answer.status, 503);
    assert.equal(answer.headers.get('retry-after'), '5');
    assert.match(
      String(warn.mock.calls[0]?.arguments[0]),
      /does not answer \(no answer within 4000 ms\)/,
    );

    await whenOpen(() => sql`drop trigger wait on cart_lines`.execute(site.database));
    assert.equal(await allPieces(site.database), pieces);
    assert.equal((await visitor.post('/cart/add.js', { id: 10001 })).status, 200);
    assert.equal(await allPieces(site.database), pieces);
  });

  test('ends with the thread it ran in, even one that never pauses', async () => {
    const endless = sql`select count(*) from generate_series(1, 100000000000)`;
    await assert.rejects(endless.execute(site.database), DatabaseUnavailable);
    assert.ok((await whenOpen(() => allPieces(site.database))) > 0);
  });
});

/** Asks until the database, which may take long on a busy machine, is open again. */
async function whenOpen<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await pause(100);
    }
  }
}

/** A megabyte that takes a megabyte: the database packs what repeats itself into next to nothing. */
const picture = () => new File([contents.png, randomBytes(1024 * 1024)], 'a.png');

const skip = mountAvailable() ? false : noMount;

describe('A disk that is full', { skip }, () => {
  let disk: SmallDisk;
  let own: OwnDatabase;
  let site: SiteProcess;
  before(async () => {
    if (skip) return;
    own = await databases[0]!.createFilled();
    // The shop takes 40 MB, what it writes ahead comes in pieces of 16 MB.
    disk = await smallDisk(96, 40);
    const dataFolder = path.join(disk.folder, 'data');
    cpSync(own.where.dataFolder!, dataFolder, { recursive: true });
    site = await startSite({ dataFolder, databaseLimit: limit, limits: roomy });
  });
  after(async () => {
    await site?.stop();
    await disk?.remove();
    await own?.remove();
  });

  test('during uploads is a 503 until there is room, and loses nothing acknowledged', async () => {
    const visitor = new Visitor(site.origin);
    const acknowledged: string[] = [];
    const upload = async () => {
      const message = crypto.randomUUID();
      const headers = { 'idempotency-key': message };
      const files = [['attachment', picture()]] as const;
      const { status } = await sendAsElement(visitor, { ...letter, message }, { headers, files });
      if (status === 200) acknowledged.push(message);
      return status;
    };

    let status = 200;
    while (status === 200) status = await upload();
    assert.equal(status, 503);
    assert.ok(acknowledged.length > 0);
    assert.equal((await visitor.get('/shop')).status, 200);
    assert.equal(await upload(), 503);

    await disk.makeRoom();
    while ((await upload()) !== 200) await pause(100);
    const kept = await keptMessages(visitor);
    assert.equal(new Set(kept).size, kept.length);
    assert.deepEqual(
      acknowledged.filter((message) => !kept.includes(message)),
      [],
    );
  });
});

test('A data folder is one folder, however many links lead to it', async () => {
  const own = await databases[0]!.createFilled();
  const folder = await mkdtemp(path.join(tmpdir(), 'wb-link-'));
  const link = path.join(folder, 'link');
  await symlink(own.where.dataFolder!, link);
  const { close } = await connectEmbedded(own.where.dataFolder!);
  try {
    await assert.rejects(connectEmbedded(link), /is in use by another server/);
  } finally {
    await close();
    await rm(folder, { recursive: true });
    await own.remove();
  }
});
