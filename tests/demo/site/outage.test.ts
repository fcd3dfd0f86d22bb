import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { noPostgres, postgresAvailable, startPostgres } from '../../support/postgres';
import type { PostgresCluster } from '../../support/postgres';
import { startSite } from '../../support/site-process';
import type { SiteProcess } from '../../support/site-process';
import { Visitor } from '../../support/visitor';
import { keptMessages, letter, sendAsElement, sendNatively } from './forms/sending';
import { roomy } from './roomy';

const skip = postgresAvailable() ? false : noPostgres;
const limit = 5000;

describe('A PostgreSQL that goes away', { skip }, () => {
  let cluster: PostgresCluster;
  let site: SiteProcess;
  let visitor: Visitor;
  const acknowledged: string[] = [];
  before(async () => {
    if (skip) return;
    cluster = await startPostgres();
    site = await startSite({ databaseUrl: cluster.url, databaseLimit: limit, limits: roomy });
    visitor = new Visitor(site.origin);
  });
  after(async () => {
    await site?.stop();
    await cluster?.stop();
  });

  /** Sends a form that nothing else is like, and remembers it when it was acknowledged. */
  async function send(): Promise<number> {
    const message = crypto.randomUUID();
    const headers = { 'idempotency-key': message };
    const { status } = await sendAsElement(visitor, { ...letter, message }, { headers });
    if (status === 200) acknowledged.push(message);
    return status;
  }

  /** Six senders, each of whom sends so many forms one after the other; all statuses. */
  async function load(each: number): Promise<number[]> {
    const statuses: number[] = [];
    const sender = async () => {
      for (let turn = 0; turn < each; turn++) statuses.push(await send());
    };
    await Promise.all(Array.from({ length: 6 }, sender));
    return statuses;
  }

  /** Keeps everybody from a table until it is told to let go. */
  async function lock(table: string): Promise<() => Promise<void>> {
    const holder = new pg.Client({ connectionString: cluster.url });
    await holder.connect();
    await holder.query(`begin; lock table ${table}`);
    return () => holder.end();
  }

  const only = (statuses: readonly number[]) => [...new Set(statuses)].toSorted();

  test('under load is answered with 503 meanwhile, and with 200 when it is back', async () => {
    assert.deepEqual(only(await load(1)), [200]);
    const underway = load(20);
    while (acknowledged.length < 20) await send();
    await cluster.crash();
    assert.deepEqual(only(await underway), [200, 503]);
    assert.deepEqual(only(await load(2)), [503]);
    await cluster.restart();
    assert.deepEqual(only(await load(2)), [200]);
  });

  test('leaves pages that need no data, and says on the others what to do', async () => {
    await visitor.post('/cart/add', { id: 10001 });
    await cluster.crash();
    try {
      assert.equal((await visitor.get('/shop')).status, 200);

      const cart = await visitor.get('/cart');
      assert.equal(cart.status, 503);
      assert.equal(cart.headers.get('retry-after'), '5');
      assert.match(await cart.text(), /role="alert">The shop cannot do this just now\. Please try/);

      const script = await visitor.post('/cart/add.js', { id: 10001 });
      assert.equal(script.status, 503);
      assert.equal(script.headers.get('retry-after'), '5');
      const { status, description } = (await script.json()) as Record<string, unknown>;
      assert.deepEqual({ status, description }, { status: 503, description: sentence });

      const refusal = { success: false, errors: [sentence] };
      const form = await sendAsElement(visitor, letter);
      assert.equal(form.headers.get('retry-after'), '5');
      assert.deepEqual(await form.json(), refusal);
      const login = await visitor.postJson('/customer/login', { email: 'a@b.c', password: 'x' });
      assert.deepEqual([login.status, await login.json()], [503, refusal]);
      const native = await sendNatively(visitor, Object.entries(letter));
      assert.equal(native.status, 503);
      assert.match(await native.text(), /Back to the form/);
    } finally {
      await cluster.restart();
    }
  });

  test('as single connections, in the middle of a query, costs those requests a 503', async () => {
    const unlock = await lock('submissions');
    const operator = new pg.Client({ connectionString: cluster.url });
    await operator.connect();
    const waiting = [send(), send(), send()];
    for (let ended = 0; ended < waiting.length;) {
      const { rowCount } = await operator.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
      );
      ended += rowCount ?? 0;
    }
    assert.deepEqual(only(await Promise.all(waiting)), [503]);
    await operator.end();
    await unlock();
    assert.deepEqual(only(await load(2)), [200]);
  });

  test('as a query that does not end is answered with 503 after the limit', async () => {
    const unlock = await lock('submissions');
    assert.equal(await send(), 503);
    await unlock();
    assert.equal(await send(), 200);
  });

  test('loses nothing that was acknowledged, and keeps nothing twice', async () => {
    const kept = await keptMessages(visitor);
    assert.equal(new Set(kept).size, kept.length);
    assert.deepEqual(
      acknowledged.filter((message) => !kept.includes(message)),
      [],
    );
  });
});

const sentence = 'The shop cannot do this just now. Please try again in a moment.';
