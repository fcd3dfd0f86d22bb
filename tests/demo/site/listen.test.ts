import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { stop } from '../../../demo/site/listen';

test('A server that is stopped does not wait for ever for who sends nothing, or no more', async (t) => {
  const server = createServer((_, response) => response.end('done'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = ['', 'GET / HTTP/1.1\r\nHost'].map((text) => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(text);
    return socket;
  });
  await Promise.all(sockets.map((it) => once(it, 'connect')));
  // Each has been accepted once a whole request after them is answered.
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'done');
  t.mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const stopped = stop(server);
  t.mock.timers.tick(5000);
  await stopped;
});
