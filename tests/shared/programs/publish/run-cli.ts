import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before } from 'node:test';
import { buildFolder } from '../../../support/build';

/** What the command said and wrote. */
export interface Run {
  code: number | null;
  out: string;
  errors: string;
  /** The folder that it ran in. */
  cwd: string;
  /** A file's text, by its path from there. */
  read(name: string): Promise<string>;
  /** The files below a folder, as paths from it, in order. */
  list(folder: string): string[];
}

interface Options {
  /** Standard input. */
  input?: string | Buffer;
  /** Done in the folder before the command runs. */
  prepare?: (cwd: string) => Promise<unknown>;
}

let folder = '';
before(async () => (folder = await mkdtemp(path.join(tmpdir(), 'wb-cli-'))));
after(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a folder of its own with these files. */
export async function run(
  words: string[],
  files: Record<string, string | Buffer> = {},
  { input, prepare }: Options = {},
): Promise<Run> {
  const cwd = path.join(await mkdtemp(path.join(folder, 'run-')), 'project');
  await mkdir(cwd);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(cwd, name)), { recursive: true });
    await writeFile(path.join(cwd, name), text);
  }
  await prepare?.(cwd);
  const cli = path.join(buildFolder, 'publish', 'cli.js');
  const child = spawn(process.execPath, [cli, ...words], { cwd });
  child.stdin.end(input);
  const [out, errors] = [child.stdout, child.stderr].map(async (stream) => {
    let text = '';
    for await (const part of stream.setEncoding('utf8')) text += part;
    return text;
  }) as [Promise<string>, Promise<string>];
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return {
    code,
    out: await out,
    errors: await errors,
    cwd,
    read: (name) => readFile(path.join(cwd, name), 'utf8'),
    list: (below) =>
      readdirSync(path.join(cwd, below), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(path.join(cwd, below, name)).isFile())
        .map((name) => name.split(path.sep).join('/'))
        .toSorted(),
  };
}
