import assert from 'node:assert/strict';
import { existsSync, writeFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { sql } from 'kysely';
import { expireCarts } from '../../../demo/site/cart/expire';
import { plans } from '../../../demo/site/catalogue/plans';
import { plannedVariants } from '../../../demo/site/catalogue/variants';
import { connectEmbedded, connectPostgres } from '../../../demo/site/database/connect';
import { prepare } from '../../../demo/site/database/prepare';
import { serveSite } from '../../../demo/site/serve';
import { noPostgres, postgresAvailable, startPostgres } from '../../support/postgres';
import { startSite } from '../../support/site-process';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import { allPieces, setStock, stockOf, variantOf } from './stock';

const planned = plans.flatMap(plannedVariants);

for (const { name, skip, create, createFilled } of databases) {
  describe(`The data on ${name}`, () => {
    test('survives a restart: carts, stock and no second seeding', { skip }, async () => {
      const own = await create();
      try {
        const first = await serveSite({ port: 0, ...own.where });
        const { id, stock } = await variantOf(
          first.database,
          'wrap-dress',
          'S',
          'Knee, 65 cm',
          'Rust',
        );
        const pieces = await allPieces(first.database);
        const response = await new Visitor(first.origin).post('/cart/add', { id });
        const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
        await first.close();

        const second = await serveSite({ port: 0, ...own.where });
        const cart = await fetch(`${second.origin}/cart`, { headers: { cookie } });
        assert.match(await cart.text(), /Wrap dress/);
        assert.equal(await stockOf(second.database, id), stock - 1);
        assert.equal(await allPieces(second.database), pieces);
        await second.close();
      } finally {
        await own.remove();
      }
    });

    test(
      'takes back what lies in carts that nobody has touched for two days',
      { skip },
      async () => {
        const own = await createFilled();
        const site = await serveSite({ port: 0, ...own.where });
        try {
          const { id, stock } = await variantOf(site.database, 'beeswax-candle');
          const [left, kept] = [new Visitor(site.origin), new Visitor(site.origin)];
          await left.post('/cart/add', { id, quantity: 2 });
          await sql`update carts set touched_at = now() - interval '49 hours'`.execute(
            site.database,
          );
          await kept.post('/cart/add', { id, quantity: 1 });
          assert.equal(await expireCarts(site.database, 48), 1);
          assert.equal(await stockOf(site.database, id), stock - 1);
          assert.equal((await left.cart()).item_count, 0);
          assert.equal((await kept.cart()).item_count, 1);
        } finally {
          await site.close();
          await own.remove();
        }
      },
    );
  });
}

test(
  'Two processes that start together on an empty PostgreSQL seed it once',
  {
    skip: postgresAvailable() ? false : noPostgres,
  },
  async () => {
    const cluster = await startPostgres();
    const starting = [1, 2].map(() => startSite({ databaseUrl: cluster.url }));
    const connection = connectPostgres(cluster.url);
    try {
      await Promise.all(starting);
      const stock = planned.reduce((sum, variant) => sum + variant.stock, 0);
      assert.equal(await allPieces(connection.database), stock);
      const rows = await connection.database.selectFrom('variants').select('id').execute();
      assert.equal(rows.length, planned.length);
    } finally {
      await connection.close();
      for (const site of await Promise.allSettled(starting)) {
        if (site.status === 'fulfilled') await site.value.stop();
      }
      await cluster.stop();
    }
  },
);

test(
  'Eight connections that prepare an empty PostgreSQL at once take turns',
  {
    skip: postgresAvailable() ? false : noPostgres,
  },
  async () => {
    const cluster = await startPostgres();
    const connections = Array.from({ length: 8 }, () => connectPostgres(cluster.url));
    try {
      await Promise.all(connections.map(({ database }) => prepare(database)));
      const { database } = connections[0]!;
      const rows = await database.selectFrom('variants').select('id').execute();
      assert.equal(rows.length, planned.length);
    } finally {
      await Promise.all(connections.map((connection) => connection.close()));
      await cluster.stop();
    }
  },
);

test('A transaction of the embedded database that is undone undoes no other request', async () => {
  const own = await databases[0]!.createFilled();
  const { database, close } = await connectEmbedded(own.where.dataFolder!);
  try {
    await prepare(database);
    const one = await variantOf(database, 'tea-towel', 'One');
    const many = await variantOf(database, 'tea-towel', 'Many');
    const begun = gate();
    const refused = gate();
    const undone = database.transaction().execute(async (transaction) => {
      await setStock(transaction, one.id, 500);
      begun.open();
      await refused.opened;
      throw new Error('undo this');
    });
    await begun.opened;
    const other = setStock(database, many.id, 77);
    refused.open();
    await assert.rejects(undone, /undo this/);
    await other;
    assert.equal(await stockOf(database, one.id), one.stock);
    assert.equal(await stockOf(database, many.id), 77);
  } finally {
    await close();
    await own.remove();
  }
});

test('A PostgreSQL that does not answer is told at the start, without its password', async () => {
  const databaseUrl = 'postgres://shop:secret@127.0.0.1:1/postgres';
  await assert.rejects(serveSite({ port: 0, databaseUrl }), ({ message }: Error) => {
    assert.match(message, /at 127\.0\.0\.1:1 does not answer .* correct DATABASE_URL/);
    return !message.includes('secret');
  });
});

test('An address of the site that lacks its scheme is refused at the start', async () => {
  for (const publicOrigin of ['shop.example:8443', 'shop.example', '/'])
    await assert.rejects(serveSite({ port: 0, publicOrigin }), /Write the whole address, as https/);
});

describe('The folder of the embedded database', () => {
  test('keeps a cart through a server that is killed', async () => {
    const own = await databases[0]!.createFilled();
    try {
      const first = await startSite(own.where);
      const response = await new Visitor(first.origin).post('/cart/add', { id: 10001 });
      const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
      await first.stop('SIGKILL');

      const second = await startSite(own.where);
      const cart = await fetch(`${second.origin}/cart.js`, { headers: { cookie } });
      assert.equal(((await cart.json()) as { item_count: number }).item_count, 1);
      await second.stop();
    } finally {
      await own.remove();
    }
  });

  test('is refused to a second server, which says what to do', async () => {
    const own = await databases[0]!.createFilled();
    const first = await serveSite({ port: 0, ...own.where });
    try {
      const reason = /is in use by another server\. .*would destroy its data\. Stop the other one/s;
      await assert.rejects(startSite(own.where), reason);
      await assert.rejects(serveSite({ port: 0, ...own.where }), reason);
      assert.equal((await fetch(`${first.origin}/cart.js`)).status, 200);
    } finally {
      await first.close();
      await own.remove();
    }
  });

  test('is given back when a start fails, and when the server ends', async () => {
    const own = await databases[0]!.createFilled();
    const folder = own.where.dataFolder!;
    try {
      const first = await serveSite({ port: 0, ...own.where });
      const port = Number(new URL(first.origin).port);
      const other = await databases[0]!.createFilled();
      await assert.rejects(serveSite({ port, ...other.where }), { code: 'EADDRINUSE' });
      assert.equal(existsSync(`${other.where.dataFolder}.lock`), false);
      await other.remove();
      await first.close();
      assert.equal(existsSync(`${folder}.lock`), false);
    } finally {
      await own.remove();
    }
  });

  test('is taken over from a server that has died', async () => {
    const own = await databases[0]!.createFilled();
    writeFileSync(`${own.where.dataFolder}.lock`, '2147483646');
    try {
      const site = await serveSite({ port: 0, ...own.where });
      await site.close();
    } finally {
      await own.remove();
    }
  });
});

function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
