import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import type { Post, Reply } from './server';

/** Part of a path, or a pattern it must match. */
export type Match = string | RegExp;

export interface Proxy {
  /** Its own address, for example `http://localhost:41234`. */
  origin: string;
  /** Every request that arrived, path and query, in order. */
  requests: string[];
  /** Everything posted, in order. */
  posts: Post[];
  /** Passes on requests whose path matches so many milliseconds late; returns how to stop. */
  delay(match: Match, milliseconds: number): () => void;
  /** Holds back requests whose path matches until the returned function is called. */
  hold(match: Match): () => void;
  /** Answers 503 to the next so many requests whose path matches; returns how to stop. */
  fail(match: Match, times?: number): () => void;
  /** Answers requests of exactly this path itself; returns how to stop. */
  answer(at: string, reply: Reply): () => void;
  /** Ends all of these, and forgets what has been asked and posted. */
  calm(): void;
  close(): Promise<void>;
}

interface Rule {
  concerns(path: string): boolean;
  /** Waits, or answers; true when the request has been answered. */
  apply(response: ServerResponse): Promise<boolean>;
}

/** Stands between browsers and a server, so that a test can disturb what passes without touching it. */
export async function proxyTo(target: string): Promise<Proxy> {
  const rules = new Set<Rule>();
  const releases = new Set<() => void>();
  const requests: string[] = [];
  const posts: Post[] = [];

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(request.url ?? '/', target);
    requests.push(pathname + search);
    const body = await bodyOf(request);
    if (request.method === 'POST') {
      const [type = ''] = (request.headers['content-type'] ?? '').split(';');
      posts.push({ path: pathname, type, body: body.toString('utf8') });
    }
    for (const rule of rules) {
      if (rule.concerns(pathname) && (await rule.apply(response))) return;
    }
    await pass(request, body, response);
  }

  async function pass(request: IncomingMessage, body: Buffer, response: ServerResponse) {
    const { method, headers, url = '/' } = request;
    const onward = ask(new URL(url, target), { method, headers }).end(body);
    const [answer] = (await once(onward, 'response')) as [IncomingMessage];
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  }

  const add = (rule: Rule) => {
    rules.add(rule);
    return () => void rules.delete(rule);
  };
  const wait = (match: Match, over: () => Promise<unknown>) =>
    add({ concerns: matcher(match), apply: () => over().then(() => false) });
  const reply = (response: ServerResponse, { status = 200, headers = {}, body }: Reply) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(body);
    return Promise.resolve(true);
  };

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(String(error));
    });
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');

  const calm = () => {
    rules.clear();
    for (const release of releases) release();
    releases.clear();
    requests.length = 0;
    posts.length = 0;
  };

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    posts,
    delay: (match, milliseconds) => wait(match, () => later(milliseconds)),
    hold(match) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      releases.add(release);
      wait(match, () => released);
      return release;
    },
    fail(match, times = 1) {
      let left = times;
      const apply = async (response: ServerResponse) => {
        if (left <= 0) return false;
        left -= 1;
        return reply(response, { status: 503, headers: { 'cache-control': 'no-store' } });
      };
      return add({ concerns: matcher(match), apply });
    },
    answer: (at, itself) =>
      add({ concerns: (path) => path === at, apply: (response) => reply(response, itself) }),
    calm,
    async close() {
      calm();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const matcher = (match: Match) => (path: string) =>
  typeof match === 'string' ? path.includes(match) : match.test(path);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
