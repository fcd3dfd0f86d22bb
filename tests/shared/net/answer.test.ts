import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { ask, errorsIn, successIn } from '../../../shared/net/answer';

const bodies: Record<string, string> = {
  '/json': '{"success":true}',
  '/html': '<!doctype html><p>Hello',
  '/empty': '',
  '/endless': `"${'x'.repeat(5 * 1024 * 1024)}"`,
};

describe('An answer', () => {
  const server = createServer((request, response) => {
    if (request.url === '/never') return;
    if (request.url === '/cut') return void response.socket!.destroy();
    response.statusCode = request.url === '/html' ? 500 : 200;
    response.end(bodies[request.url!]);
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
    ask(origin + path, { method: 'POST' }, signal);

  it('is what the JSON says', async () => {
    const body = { success: true };
    assert.deepEqual(await asked('/json'), { came: true, ok: true, status: 200, body });
  });
  for (const [path, status] of [
    ['/html', 500],
    ['/empty', 200],
    ['/endless', 200],
  ] as const) {
    it(`has no body to read from ${path.slice(1)}`, async () => {
      const ok = status === 200;
      assert.deepEqual(await asked(path), { came: true, ok, status, body: undefined });
    });
  }
  it('that does not come is told from one that is too late', async () => {
    const cut = await asked('/cut');
    assert.equal(cut.came === false && cut.reason, 'network');
    const late = new AbortController();
    const waiting = asked('/never', late.signal);
    late.abort();
    const never = await waiting;
    assert.equal(never.came === false && never.reason, 'timeout');
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
