#!/usr/bin/env node
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { placesFor, UsageError } from './places';
import { prerender } from './prerender';
import { Progress } from './progress';

const USAGE = `wb-elements prerender <files...> --out <dir> [--csp] [--styles inline|linked] [--assets <address>]

Draws the wb-* elements of HTML pages, so that they are complete at first paint.
  --out <dir>         where the pages are written, under the same relative paths
  --csp               prints, a line a page, its path and the Content-Security-Policy it works under
  --styles <mode>     'inline' (default; allowed by hash) or 'linked' (files, for policies without hashes;
                      what belongs to one page alone is written beside it)
  --assets <address>  the address dist/browser is served under; /wb/ unless told

Exit codes: 0 all pages written (warnings are on standard error), 1 some page could not be read or
written, 2 the command was wrong and nothing was written.`;

/** Runs the command; returns its exit code. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parse(args);
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const [command, ...given] = positionals;
  const { out, styles = 'inline', assets = '/wb/' } = values;
  if (command !== 'prerender')
    throw new UsageError(`unknown command '${command ?? ''}'; the one there is: prerender`);
  if (!given.length) throw new UsageError('no files given; name the HTML pages to draw');
  if (!out) throw new UsageError('no --out given; name the folder the drawn pages go to');
  if (styles !== 'inline' && styles !== 'linked')
    throw new UsageError(`--styles is inline or linked, not '${styles}'`);

  const places = placesFor(given, resolve(out));
  const progress = new Progress(places.length);
  let failures = 0;
  for (const { name, file, target } of places) {
    try {
      const { html, policy, warnings, files } = prerender(await readPage(file), {
        styles,
        assets,
      });
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, html);
      for (const { name, text } of files) await writeFile(join(dirname(target), name), text);
      for (const warning of warnings) progress.say(`${name}: ${warning}`);
      if (values.csp) console.log(`${name}\t${policy}`);
    } catch (error) {
      failures += 1;
      progress.say(
        `${name}: not written. ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    progress.step();
  }
  progress.end(failures);
  return failures ? 1 : 0;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A page's text, byte order mark included. Rejects what could not be written back byte for byte. */
async function readPage(file: string): Promise<string> {
  const bytes = await readFile(file);
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new Error('It is not UTF-8, so its bytes could not be kept. Save it as UTF-8.', {
      cause,
    });
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        csp: { type: 'boolean' },
        styles: { type: 'string' },
        assets: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`wb-elements: ${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
