import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { connectPostgres } from '../../../demo/site/database/connect';
import type { Connection } from '../../../demo/site/database/connect';
import { serveSite } from '../../../demo/site/serve';
import { noPostgres, postgresAvailable, startPostgres } from '../../support/postgres';
import type { PostgresCluster } from '../../support/postgres';
import { startSite } from '../../support/site-process';
import type { SiteProcess } from '../../support/site-process';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import { roomy } from './roomy';
import { allPieces, setStock, stockOf, variantOf } from './stock';

const rounds = 100;
const skip = postgresAvailable() ? false : noPostgres;

describe('Two server processes on one PostgreSQL', () => {
  let cluster: PostgresCluster;
  let sites: SiteProcess[] = [];
  let connection: Connection;
  before(async () => {
    if (skip) return;
    cluster = await startPostgres();
    sites = await Promise.all(
      [1, 2].map(() => startSite({ databaseUrl: cluster.url, limits: roomy })),
    );
    connection = connectPostgres(cluster.url);
  });
  after(async () => {
    await connection?.close();
    await Promise.all(sites.map((site) => site.stop()));
    await cluster?.stop();
  });

  test(
    `let exactly one visitor have the last piece, in each of ${rounds} rounds`,
    { skip },
    async () => {
      const { database } = connection;
      const { id } = await variantOf(database, 'mending-kit');
      const wins = [0, 0];
      for (let round = 0; round < rounds; round++) {
        await setStock(database, id, 1);
        const pieces = await allPieces(database);
        const answers = await Promise.all(
          sites.map(({ origin }) => new Visitor(origin).post('/cart/add.js', { id })),
        );
        const statuses = answers.map((answer) => answer.status);
        assert.deepEqual(statuses.toSorted(), [200, 422], `round ${round}`);
        assert.equal(await stockOf(database, id), 0);
        assert.equal(await allPieces(database), pieces);
        wins[statuses.indexOf(200)]! += 1;
      }
      // Were one of them always first, nothing would have been raced for.
      assert.ok(
        wins.every((count) => count > 0),
        `one server won every round: ${wins.join(' to ')}`,
      );
    },
  );

  test('keep every piece while visitors add, change and remove at once', { skip }, async () => {
    const { database } = connection;
    const { id } = await variantOf(database, 'tea-towel', 'One');
    const other = await variantOf(database, 'tea-towel', 'Many');
    await setStock(database, id, 12);
    const pieces = await allPieces(database);
    const visitors = sites.flatMap(({ origin }) => [1, 2, 3].map(() => new Visitor(origin)));
    const answers = await Promise.all(
      visitors.map(async (visitor, place) => {
        const statuses: number[] = [];
        for (let turn = 0; turn < 8; turn++) {
          const at = (turn + place) % 2 === 0 ? id : other.id;
          const steps = await Promise.all([
            visitor.post('/cart/add.js', { id: at, quantity: 3 }),
            visitor.post('/cart/change', { id: at, quantity: turn % 3 }),
          ]);
          statuses.push(...steps.map((step) => step.status));
        }
        return statuses;
      }),
    );
    const seen = new Set(answers.flat());
    assert.ok(
      [...seen].every((status) => [200, 303, 404, 422].includes(status)),
      [...seen].join(),
    );
    assert.equal(await allPieces(database), pieces);
  });

  test('lose nothing when both change one cart at once', { skip }, async () => {
    const { database } = connection;
    const { id } = await variantOf(database, 'napkins', 'Indigo', 'Two');
    await setStock(database, id, 30);
    const pieces = await allPieces(database);
    const [first, second] = sites.map(({ origin }) => new Visitor(origin));
    const begun = await first!.post('/cart/add', { id });
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? '';
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => {
        const body = new URLSearchParams({ id: String(id) });
        const init = { method: 'POST', body, headers: { cookie } };
        return (turn % 2 ? first! : second!).send('/cart/add.js', init);
      }),
    );
    assert.equal((await first!.cart()).item_count, 21);
    assert.equal(await stockOf(database, id), 9);
    assert.equal(await allPieces(database), pieces);
  });
});

for (const { name, skip, createFilled } of databases) {
  test(`One server on ${name} gives the last piece to one of twenty`, { skip }, async () => {
    const own = await createFilled();
    const site = await serveSite({ port: 0, ...own.where });
    try {
      const { id } = await variantOf(site.database, 'mending-kit');
      await setStock(site.database, id, 1);
      const pieces = await allPieces(site.database);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => new Visitor(site.origin).post('/cart/add.js', { id })),
      );
      const served = answers.filter((answer) => answer.status === 200);
      assert.equal(served.length, 1);
      assert.ok(answers.every((answer) => answer.status === 200 || answer.status === 422));
      assert.equal(await stockOf(site.database, id), 0);
      assert.equal(await allPieces(site.database), pieces);
    } finally {
      await site.close();
      await own.remove();
    }
  });
}
