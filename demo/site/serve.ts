import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from './app';
import { expireCarts } from './cart/expire';
import { readCatalogue } from './catalogue/read-catalogue';
import { connectEmbedded, connectPostgres } from './database/connect';
import type { Connection } from './database/connect';
import { prepare } from './database/prepare';
import { reach } from './database/reach';
import type { Database } from './database/schema';
import { sitePages, unpublished } from './pages/site-pages';
import type { PagePublisher } from './pages/site-pages';

const root = path.resolve(import.meta.dirname, '../..');
const cartHours = 48;
const hour = 60 * 60 * 1000;

export interface SiteOptions {
  /** 0 takes any free port. */
  port: number;
  /** How many of the ports after it to try while they are taken. Default 0. */
  furtherPorts?: number;
  host?: string;
  /** A PostgreSQL to use, which several servers may share, instead of the embedded one. */
  databaseUrl?: string;
  /** Where the embedded PostgreSQL keeps its data. Default `.data/site` in the repository. */
  dataFolder?: string;
  /** What makes the author's pages the sent ones; without it they are sent as written. */
  pages?: PagePublisher;
  /** The folder with the suite's built code. Default `dist/browser` in the repository. */
  suite?: string;
  /** Further sites at the same address, by the path they live under. */
  mounts?: Readonly<Record<string, Hono>>;
}

export interface Site {
  origin: string;
  database: Database;
  close(): Promise<void>;
}

/**
 * Prepares the database, draws the pages and serves the site.
 * @throws When the ports are taken (`code` is 'EADDRINUSE') or the database cannot be opened; nothing
 *   is left open then.
 */
export async function serveSite(options: SiteOptions): Promise<Site> {
  const { port, furtherPorts = 0, host = '127.0.0.1', pages = unpublished, mounts = {} } = options;
  const connection = await connect(options);
  const { database } = connection;
  try {
    if (options.databaseUrl) await reach(database, options.databaseUrl);
    await prepare(database);
    await expireCarts(database, cartHours);
    const app = createApp({
      database,
      pages: sitePages(await readCatalogue(database), pages),
      suite: options.suite ?? path.join(root, 'dist/browser'),
    });
    const whole = new Hono({ strict: false });
    for (const [at, site] of Object.entries(mounts)) whole.route(at, site);
    whole.mount('/', app.fetch);

    const server = createServer(getRequestListener(whole.fetch));
    const origin = await listenOnFree(server, { port, furtherPorts, host });
    const sweeping = setInterval(() => void expireCarts(database, cartHours).catch(warn), hour);
    sweeping.unref();
    return {
      origin,
      database,
      async close() {
        clearInterval(sweeping);
        await stop(server);
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function connect({ databaseUrl, dataFolder }: SiteOptions): Connection | Promise<Connection> {
  if (databaseUrl) return connectPostgres(databaseUrl);
  return connectEmbedded(dataFolder ?? path.join(root, '.data/site'));
}

async function listenOnFree(
  server: Server,
  { port, furtherPorts, host }: { port: number; furtherPorts: number; host: string },
): Promise<string> {
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

/** Lets running requests end; connections that only wait for more are closed at once. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeIdleConnections();
  });
}

function warn(error: unknown): void {
  console.warn(
    `Carts left behind could not be emptied (${String(error)}), so what is in them stays reserved. ` +
      'It is tried again in an hour; if it goes on, look at the database.',
  );
}
