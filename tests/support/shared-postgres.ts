import pg from 'pg';
import { atEnd } from './at-end';
import { startPostgres } from './postgres';
import type { PostgresCluster } from './postgres';

export interface PostgresDatabase {
  /** For `DATABASE_URL`. */
  url: string;
  drop(): Promise<void>;
}

/** The cluster of this process: to make one takes longer than most of what is done in it. */
let started: Promise<PostgresCluster> | undefined;
atEnd(async () => (await started)?.stop());

let count = 0;

/**
 * Makes a database that nobody else uses, in a cluster that all test files of this process share.
 *
 * @param template the address of a database to copy, which nobody may be connected to
 */
export async function createDatabase(template?: string): Promise<PostgresDatabase> {
  const { url } = await (started ??= startPostgres());
  const name = `test_${(count += 1)}`;
  await run(url, `create database ${name} template ${template ? nameOf(template) : 'template0'}`);
  return {
    url: addressOf(url, name),
    drop: () => run(url, `drop database ${name} with (force)`),
  };
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const nameOf = (url: string) => new URL(url).pathname.slice(1);

function addressOf(cluster: string, name: string): string {
  const url = new URL(cluster);
  url.pathname = name;
  return url.href;
}
