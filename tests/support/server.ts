import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { buildFolder } from './build';

/** What a server answers to one request. */
export interface Reply {
  status?: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** What follows the body, once it is there. */
  rest?: Promise<string>;
}

/** A form or a script has sent this. */
export interface Post {
  path: string;
  /** Its content type, without parameters. */
  type: string;
  body: string;
}

export interface TestServer {
  /** For example `http://localhost:41234`. */
  origin: string;
  /** Every request that arrived, path and query, in order. What a browser had kept is not among them. */
  requests: string[];
  /** Everything posted, in order. */
  posts: Post[];
  /** Keeps a page in memory; returns its whole address. */
  page(at: string, html: string, headers?: OutgoingHttpHeaders): string;
  /** Answers every request of a path, GET or POST; a function sees what was sent. */
  answer(at: string, reply: Reply | ((sent: Post) => Reply | Promise<Reply>)): void;
  /** Answers requests whose path contains the text so many milliseconds late. */
  delay(match: string, milliseconds: number): void;
  /** Holds back requests whose path contains the text until the returned function is called. */
  hold(match: string): () => void;
  /** Answers 503 to the next so many requests whose path contains the text. */
  fail(match: string, times?: number): void;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
const hashed = /-(?:[0-9a-f]{7}\.js|[\w-]{8}\.css)$/;
const packed = new Map<string, Buffer>();
/** At its best it takes half a second for React alone, and what is sent here nobody weighs. */
const QUICKLY = { [constants.BROTLI_PARAM_QUALITY]: 4 };

/**
 * Serves the built browser folder under `/wb/` as a site would (hashed files for ever, the loader
 * anew each time), and pages kept in memory. A POST that nobody answers gets a page that says 'sent'.
 */
export async function serveBuild(): Promise<TestServer> {
  const pages = new Map<string, Reply | ((sent: Post) => Reply | Promise<Reply>)>();
  const waits: { match: string; over: () => Promise<unknown> }[] = [];
  const failures: { match: string; times: number }[] = [];
  const requests: string[] = [];
  const posts: Post[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    requests.push(pathname + search);
    const sent = await sentWith(request, pathname);
    if (request.method === 'POST') posts.push(sent);
    for (const { match, over } of waits) if (pathname.includes(match)) await over();
    const failure = failures.find(({ match, times }) => times > 0 && pathname.includes(match));
    if (failure) {
      failure.times -= 1;
      return void response.writeHead(503, { 'cache-control': 'no-store' }).end();
    }
    const page = pages.get(pathname);
    const reply = typeof page === 'function' ? await page(sent) : page;
    if (reply && Buffer.isBuffer(reply.body)) sendPart(request, response, reply.body, reply);
    else if (reply) {
      const headers = { 'content-type': 'text/html; charset=utf-8', ...reply.headers };
      response.writeHead(reply.status ?? 200, headers);
      if (reply.rest) response.write(reply.body);
      response.end(reply.rest ? await reply.rest : reply.body);
    } else if (request.method === 'POST') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>sent</title>sent');
    } else if (/^\/gallery\/pictures\/[\w-]+\.svg$/.test(pathname)) {
      // Of examples: one that cannot be had would take its room back when that is known.
      const body = await readFile(path.join(import.meta.dirname, '../../demo', pathname));
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(body);
    } else if (pathname.startsWith('/gallery/recordings/')) {
      // Never answered, since what plays looks different each moment. A test that plays one answers it itself.
    } else await sendFile(pathname, response);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  // A connection that is closed between two requests of one client fails the second.
  server.keepAliveTimeout = 0;
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    requests,
    posts,
    page(at, body, headers = {}) {
      pages.set(at, { body, headers });
      return origin + at;
    },
    answer: (at, reply) => void pages.set(at, reply),
    delay: (match, milliseconds) => void waits.push({ match, over: () => later(milliseconds) }),
    hold(match) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      waits.push({ match, over: () => released });
      return release;
    },
    fail: (match, times = 1) => void failures.push({ match, times }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sentWith(request: IncomingMessage, at: string): Promise<Post> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  return { path: at, type, body: Buffer.concat(parts).toString('utf8') };
}

/** Films and recordings are only sought in where a server sends parts of them. */
function sendPart(
  { headers: { range } }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  { status = 200, headers }: Reply,
) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined || status !== 200)
    return void response.writeHead(status, headers).end(body);
  const last = Math.min(Number(to || Infinity), body.length - 1);
  const place = {
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${last}/${body.length}`,
  };
  response.writeHead(206, { ...headers, ...place }).end(body.subarray(Number(from), last + 1));
}

async function sendFile(pathname: string, response: ServerResponse) {
  const type = types[path.extname(pathname)];
  const name = /^\/wb\/([\w.-]+)$/.exec(pathname)?.[1];
  if (!type || !name) return void response.writeHead(404).end();
  try {
    if (!packed.has(name)) {
      const file = await readFile(path.join(buildFolder, 'browser', name));
      packed.set(name, brotliCompressSync(file, { params: QUICKLY }));
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return void response.writeHead(404).end();
  }
  const forever = 'public, max-age=31536000, immutable';
  response.writeHead(200, {
    'content-type': type,
    'content-encoding': 'br',
    'cache-control': hashed.test(name) ? forever : 'no-cache',
  });
  response.end(packed.get(name));
}
