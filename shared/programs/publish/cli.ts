#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { pipePage } from './pipe';
import type { PrerenderOptions } from './publish';
import { publishSite } from './publish-site';
import { SYNOPSIS, USAGE, UsageError } from './usage';

/** The version of the package, inserted by the build. */
declare const WB_VERSION: string;

/** Runs the command; returns whether it succeeded completely. */
async function main(args: string[]): Promise<boolean> {
  const { values, positionals } = parse(args);
  if (values.help || values.version) {
    console.log(values.help ? USAGE : WB_VERSION);
    return true;
  }
  const [command, ...words] = positionals;
  if (command !== 'prerender')
    throw new UsageError(`unknown command '${command ?? ''}'; the one there is: prerender`);
  if (!words.length) throw new UsageError('no files given; name a folder, or HTML pages');
  const { out, root, styles = 'inline', assets, csp = false } = values;
  if (styles !== 'inline' && styles !== 'linked')
    throw new UsageError(`--styles is inline or linked, not '${styles}'`);
  const prerender: PrerenderOptions = {
    styles,
    ...(assets !== undefined && { assets }),
    loader: !values['no-loader'],
  };

  if (words.includes('-') || out === '-') {
    const [word = '', ...others] = words;
    if (others.length || (word === '-' && (out ?? '-') !== '-') || values['in-place'])
      throw new UsageError('standard input and output take one page and no folder');
    return pipePage(word, { csp, prerender });
  }
  if (values['in-place'] ? out !== undefined : out === undefined)
    throw new UsageError(
      values['in-place']
        ? '--out and --in-place exclude each other'
        : 'no --out given; name the folder to write to',
    );
  const pagesOnly = values['pages-only'] ?? false;
  return publishSite(words, { out, root, pagesOnly, csp, prerender });
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        root: { type: 'string' },
        'in-place': { type: 'boolean' },
        'pages-only': { type: 'boolean' },
        csp: { type: 'boolean' },
        styles: { type: 'string' },
        assets: { type: 'string' },
        'no-loader': { type: 'boolean' },
        version: { type: 'boolean', short: 'v' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(
    `wb-elements: ${error.message}\n\nUsage: ${SYNOPSIS}\nwb-elements --help says more.`,
  );
  process.exitCode = 2;
}
