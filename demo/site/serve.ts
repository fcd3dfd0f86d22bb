import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApp } from './app';
import { expireCarts } from './cart/expire';
import { readCatalogue } from './catalogue/read-catalogue';
import { readCongregation } from './congregation/read-congregation';
import { defaultCost } from './customers/password';
import type { Cost } from './customers/password';
import { connectEmbedded, connectPostgres } from './database/connect';
import type { Connection } from './database/connect';
import { expireEnded } from './database/expire-ended';
import { prepare } from './database/prepare';
import { reach } from './database/reach';
import type { Database } from './database/schema';
import type { CaptchaVerifier } from './forms/captcha';
import type { FormPlan } from './forms/form-plan';
import { forms } from './forms/forms';
import { listenOnFree, stop } from './listen';
import { mailOf } from './mail/mail-of';
import { sitePages, unpublished } from './pages/site-pages';
import type { PagePublisher } from './pages/site-pages';
import { defaultLimits } from './request/limits';
import type { Limit, LimitName } from './request/limits';

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
  /** Milliseconds that a statement, or waiting for the database, may take. Default 15,000. */
  databaseLimit?: number;
  /** Where the embedded PostgreSQL keeps its data. Default `.data/site` in the repository. */
  dataFolder?: string;
  /** What makes the author's pages the sent ones; without it they are sent as written. */
  pages?: PagePublisher;
  /** The folder with the suite's built code. Default `dist/browser` in the repository. */
  suite?: string;
  /** Further sites at the same address, by the path they live under. */
  mounts?: Readonly<Record<string, Hono>>;
  /** How often one address may post what, where it differs from `defaultLimits`. */
  limits?: Partial<Record<LimitName, Limit>>;
  /** Whether a proxy of ours stands before the server and names the visitor's address. Default false. */
  trustProxy?: boolean;
  /** The most megabytes of one file that comes with a form. Default 5. */
  largestFile?: number;
  /** The site's forms by their ids. Default those of `forms/forms.ts`. */
  forms?: ReadonlyMap<string, FormPlan>;
  /** What asks whether a captcha's token is good, by the id of the form. Default none. */
  captcha?: Readonly<Record<string, CaptchaVerifier>>;
  /** The address visitors know the site by, for links in letters. Default where it is served. */
  publicOrigin?: string;
  /** A mail server, as `smtp://user:password@host:587`; without one letters are kept in the outbox. */
  smtpUrl?: string;
  /** Whom letters come from. Default `shop@` and the host of the site's address. */
  mailFrom?: string;
  /** Whether everybody may see submissions and the outbox. Default true until there is a mail server. */
  backstage?: boolean;
  /** How much work hashing a password is. Default `defaultCost`; less is for tests. */
  passwordCost?: Cost;
  /** What the page for members asks for. Default 'selvedge'. */
  memberCode?: string;
  /** The time; a test's own clock. Default the machine's. */
  now?: () => Date;
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
  const known = originOf(options.publicOrigin);
  const connection = await connect(options);
  const { database } = connection;
  try {
    if (options.databaseUrl) await reach(database, options.databaseUrl);
    await prepare(database);
    const { now = () => new Date() } = options;
    const sweep = async () => {
      await expireCarts(database, cartHours);
      await expireEnded(database, now());
    };
    await sweep();
    let own = '';
    const publicOrigin = () => known || own;
    const mail = mailOf(options, { database, publicOrigin, now });
    const app = createApp({
      database,
      pages: sitePages(await readCatalogue(database), await readCongregation(database), pages),
      suite: options.suite ?? path.join(root, 'dist/browser'),
      limits: { ...defaultLimits, ...options.limits },
      trustProxy: options.trustProxy ?? false,
      largestFile: options.largestFile ?? 5,
      forms: options.forms ?? forms,
      captcha: options.captcha ?? {},
      publish: pages,
      mail,
      origin: publicOrigin,
      backstage: options.backstage ?? options.smtpUrl === undefined,
      passwordCost: options.passwordCost ?? defaultCost,
      memberCode: options.memberCode ?? 'selvedge',
      now,
    });
    const whole = new Hono({ strict: false });
    for (const [at, site] of Object.entries(mounts)) whole.route(at, site);
    // Mounting copies a request, and one with this method cannot be made.
    whole.on('TRACE', '*', (context) => context.body(null, 405, { allow: 'GET, HEAD, POST' }));
    whole.mount('/', app.fetch);

    const server = createServer(getRequestListener(whole.fetch));
    const origin = await listenOnFree(server, { port, furtherPorts, host });
    own = origin;
    const sweeping = setInterval(() => void sweep().catch(warn), hour);
    sweeping.unref();
    return {
      origin,
      database,
      async close() {
        clearInterval(sweeping);
        await stop(server);
        await mail.close();
        await connection.close();
      },
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

function connect(options: SiteOptions): Connection | Promise<Connection> {
  const { databaseUrl, dataFolder, databaseLimit } = options;
  if (databaseUrl) return connectPostgres(databaseUrl, databaseLimit);
  return connectEmbedded(dataFolder ?? path.join(root, '.data/site'), databaseLimit);
}

/** @throws For what is no address of a site: without `https://` its host would be taken for the scheme. */
function originOf(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(
    `PUBLIC_ORIGIN is "${address}", so links in letters would lead nowhere. Write the whole address, as https://shop.example.`,
  );
}

function warn(error: unknown): void {
  console.warn(
    `Carts left behind and what else has ended could not be cleared away (${String(error)}), so what ` +
      'is in the carts stays reserved. It is tried again in an hour; if it goes on, look at the database.',
  );
}
