import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { noPostgres, postgresAvailable, startPostgres } from '../../support/postgres';
import type { PostgresCluster } from '../../support/postgres';
import { startSite } from '../../support/site-process';
import type { SiteProcess } from '../../support/site-process';
import { Visitor } from '../../support/visitor';
import { act, becomeCustomer, done, isLoggedIn, logIn, tokenFor, update } from './customers/acting';
import { fileOf } from './forms/contents';
import { keptWith, letter, sendAsElement } from './forms/sending';
import { roomy } from './roomy';

const skip = postgresAvailable() ? false : noPostgres;

describe('Two servers behind one PostgreSQL', () => {
  let cluster: PostgresCluster;
  let sites: SiteProcess[] = [];
  let here: string;
  let there: string;
  before(async () => {
    if (skip) return;
    cluster = await startPostgres();
    const limits = { ...roomy, code: { most: 3, minutes: 15 } };
    const started = [1, 2].map(() => startSite({ databaseUrl: cluster.url, limits }));
    sites = await Promise.all(started);
    [here = '', there = ''] = sites.map(({ origin }) => origin);
  });
  after(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await cluster?.stop();
  });

  test(
    'know a customer who logged in at the other one, and who logged out there',
    { skip },
    async () => {
      const visitor = new Visitor(here);
      await becomeCustomer(visitor, 'both@example.com');
      assert.deepEqual(await logIn(visitor, 'both@example.com'), done);
      const next = visitor.at(there);
      assert.equal(await isLoggedIn(next), true);
      await act(next, 'logout', {});
      assert.equal(await isLoggedIn(visitor), false);
    },
  );

  test('use a token up for each other, and end each other’s sessions', { skip }, async () => {
    const email = 'token@example.com';
    const visitor = new Visitor(here);
    await becomeCustomer(visitor, email);
    await logIn(visitor, email);
    const token = await tokenFor(visitor, email);
    const answers = await Promise.all([
      update(visitor, token, 'flax-456'),
      update(visitor.at(there), token, 'flax-789'),
    ]);
    assert.equal(answers.filter(({ success }) => success).length, 1);
    assert.equal(await isLoggedIn(visitor), false);
    assert.equal(await isLoggedIn(visitor.at(there)), false);
  });

  test(
    'keep one form of twenty that arrive at both with one key, and show its file',
    { skip },
    async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const values = { ...letter, message: 'To both' };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => {
          const files = [['attachment', fileOf('a.png', 100_000)]] as const;
          return sendAsElement(new Visitor(at % 2 ? here : there), values, { headers, files });
        }),
      );
      for (const answer of answers) assert.deepEqual(await answer.json(), { success: true });
      for (const origin of [here, there]) {
        const visitor = new Visitor(origin);
        const kept = await keptWith(visitor, 'message', 'To both');
        assert.equal(kept.length, 1);
        const file = await visitor.get(kept[0]!.files[0]!.address);
        assert.equal((await file.arrayBuffer()).byteLength, 100_000);
      }
    },
  );

  test(
    'count together how often somebody tries, and open a page for each other',
    { skip },
    async () => {
      const enter = (origin: string, code: string) =>
        new Visitor(origin).postJson('/members', { protected_page_token: code });
      const visitor = new Visitor(here);
      await visitor.postJson('/members', { protected_page_token: 'selvedge' });
      assert.match(await (await visitor.at(there).get('/members')).text(), /Remnants/);
      assert.equal((await enter(here, 'x')).status, 422);
      assert.equal((await enter(there, 'x')).status, 422);
      assert.equal((await enter(here, 'selvedge')).status, 429);
      assert.equal((await enter(there, 'selvedge')).status, 429);
    },
  );
});
