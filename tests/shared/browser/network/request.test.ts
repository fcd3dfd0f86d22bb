import assert from 'node:assert/strict';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { errorsIn, type Outcome, successIn } from '../../../../shared/browser/network/outcome';
import { request } from '../../../../shared/browser/network/request';

const bodies: Record<string, string> = {
  '/json': '{"success":true}',
  '/html': '<!doctype html><p>Hello',
  '/empty': '',
  '/none': '',
  '/wide': `"${'€'.repeat(300_000)}"`,
  '/blank': ' \n',
  '/endless': `"${'x'.repeat(5 * 1024 * 1024)}"`,
};

describe('An answer', () => {
  let heard: IncomingHttpHeaders = {};
  const server = createServer((asked, response) => {
    heard = asked.headers;
    if (asked.url === '/never') return;
    if (asked.url === '/cut') return void response.socket!.destroy();
    response.statusCode = asked.url === '/html' ? 500 : asked.url === '/none' ? 204 : 200;
    response.end(bodies[asked.url!]);
  });
  let origin = '';
  before(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const asked = (path: string, signal = new AbortController().signal) =>
    request(origin + path, { method: 'POST' }, signal);

  it('is what the JSON says', async () => {
    const body = { success: true };
    const outcome: Outcome = { kind: 'json', ok: true, status: 200, body, message: '' };
    assert.deepEqual(await asked('/json'), outcome);
  });
  it('has every letter, wherever it is cut on its way', async () =>
    assert.equal((await asked('/wide')).body, '€'.repeat(300_000)));
  for (const [path, status, kind] of [
    ['/html', 500, 'not-json'],
    ['/empty', 200, 'empty'],
    ['/none', 204, 'empty'],
    ['/blank', 200, 'empty'],
    ['/endless', 200, 'not-json'],
  ] as const) {
    it(`has no body to read from ${path.slice(1)}`, async () => {
      const ok = status < 300;
      assert.deepEqual(await asked(path), { kind, ok, status, body: undefined, message: '' });
    });
  }
  it('that does not come is told from one that is too late', async () => {
    const cut = await asked('/cut');
    assert.deepEqual([cut.kind, cut.ok, cut.status], ['network', false, 0]);
    assert.notEqual(cut.message, '');
    const late = new AbortController();
    const waiting = asked('/never', late.signal);
    late.abort();
    const { kind, ok, status } = await waiting;
    assert.deepEqual([kind, ok, status], ['timeout', false, 0]);
  });
  it('is asked for as JSON, besides the headers that are given', async () => {
    await request(origin + '/json', { headers: { 'x-own': '1' } }, new AbortController().signal);
    assert.deepEqual([heard['accept'], heard['x-own']], ['application/json', '1']);
  });
  it('names its errors, those that are texts', () => {
    assert.deepEqual(errorsIn({ errors: ['a', 1, '', null, 'b'] }), ['a', 'b']);
    for (const body of [undefined, null, 'x', [], { errors: 'a' }, {}])
      assert.deepEqual(errorsIn(body), []);
  });
  it('says whether it went well, or does not say', () => {
    assert.equal(successIn({ success: true }), true);
    assert.equal(successIn({ success: false }), false);
    for (const body of [undefined, null, 'x', [], { success: 'true' }, {}])
      assert.equal(successIn(body), null);
  });
});
