import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A port of this machine that nobody listens on, for a program that must be told one. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
