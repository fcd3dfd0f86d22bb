import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

export interface PostgresCluster {
  /** The address of its database, for `DATABASE_URL`. */
  url: string;
  /** Ends it as a power cut does, in the middle of whatever it is at. */
  crash(): Promise<void>;
  /** Starts it again where it was, with its data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a PostgreSQL is installed from which a cluster of our own can be made. */
export function postgresAvailable(): boolean {
  return programs() !== undefined && identity() !== undefined;
}

/** What a skipped test says. */
export const noPostgres =
  'PostgreSQL is not installed here, so this is not proven. On Debian: apt-get install postgresql.';

/**
 * A PostgreSQL of our own: data in a temporary folder, a free port, only this machine can reach it.
 * As root it runs as the user `postgres`, since PostgreSQL refuses root.
 */
export async function startPostgres(): Promise<PostgresCluster> {
  const bin = programs();
  const owner = identity();
  if (bin === undefined || owner === undefined) throw new Error(noPostgres);

  const folder = await mkdtemp(path.join(tmpdir(), 'wb-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) {
    await chown(folder, owner.uid, owner.gid);
  }
  await chmod(folder, 0o700);
  const data = path.join(folder, 'data');
  const options = { ...owner, cwd: folder };
  const initial = ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'];
  await run(path.join(bin, 'initdb'), initial, options);

  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'fsync=off'];
  settings.push(`unix_socket_directories=${folder}`, 'max_connections=60');
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://shop@127.0.0.1:${port}/postgres`;
  let server = start(path.join(bin, 'postgres'), args, options);
  const stop = async () => {
    await end(server.process, 'SIGINT');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await ready(url, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    stop,
    crash: () => end(server.process, 'SIGQUIT'),
    restart() {
      server = start(path.join(bin, 'postgres'), args, options);
      return ready(url, server);
    },
  };
}

/** The folder of the newest installed PostgreSQL's programs. */
function programs(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  const folders = newestFirst.map((version) => path.join(debian, version, 'bin'));
  folders.push(...(process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean));
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(path.join(folder, program))),
  );
}

/** Who is to run it: ourselves, or `postgres` when we are root; undefined where there is no such user. */
function identity(): { uid?: number; gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

interface Started {
  process: ChildProcess;
  log: string[];
}

function start(program: string, args: string[], options: SpawnOptions): Started {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
  return { process: child, log };
}

/** Asks until it answers; if it ended instead, its log says why. */
async function ready(url: string, { process: server, log }: Started): Promise<void> {
  for (;;) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`PostgreSQL ended before it was ready:\n${log.join('')}`);
    }
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      // 57P03: it is starting up. Refused: it is not listening yet.
      const { code } = error as { code?: string };
      if (code !== 'ECONNREFUSED' && code !== '57P03') throw error;
      await pause(20);
    } finally {
      await client.end();
    }
  }
}

/**
 * SIGINT ends its sessions and shuts down cleanly, SIGQUIT at once and with nothing put in order. The
 * process is ours, so its own id is used.
 */
async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
