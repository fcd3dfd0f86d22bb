import type { Server } from 'node:http';

/**
 * Milliseconds that a connection may wait for its next request. Longer than browsers and proxies
 * wait, because a request on a connection that the server is just closing fails.
 */
const KEPT_ALIVE = 75_000;

/**
 * Listens at a port, or at one of those after it while they are taken.
 * @returns the address it is reached at
 */
export async function listenOnFree(
  server: Server,
  { port, furtherPorts, host }: { port: number; furtherPorts: number; host: string },
): Promise<string> {
  server.keepAliveTimeout = KEPT_ALIVE;
  for (let next = port; ; next++) {
    try {
      return await listen(server, next, host);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || next >= port + furtherPorts) throw error;
    }
  }
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const taken = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host}:${taken}`);
    });
  });
}

/** Milliseconds until a connection is closed whose last request has ended meanwhile. */
const LEAVE = 50;

/** Milliseconds that a running request may take to end. */
const LAST = 5_000;

/** Lets running requests end, but not for ever; connections that only wait for more are closed. */
export function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    const leaving = setInterval(() => server.closeIdleConnections(), LEAVE);
    // Node takes a connection for busy that has sent nothing yet, or a part of a request alone.
    const last = setTimeout(() => server.closeAllConnections(), LAST);
    server.close((error) => {
      clearInterval(leaving);
      clearTimeout(last);
      if (error) reject(error);
      else resolve();
    });
    server.closeIdleConnections();
  });
}
