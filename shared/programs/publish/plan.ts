import { stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { SiteFile } from './named';
import { OutFolder } from './out-folder';
import { realPathOf } from './paths';
import { type Site, siteOf } from './site';
import { UsageError } from './usage';

export interface PlanOptions {
  /** The folder to write to; undefined to draw pages where they are. */
  out?: string | undefined;
  /** The folder that paths are relative to; see `siteOf`. */
  root?: string | undefined;
  /** Whether to leave out the suite's files and the site's other files. */
  pagesOnly: boolean;
}

/** A file of the site, and its target path. */
export interface Place extends SiteFile {
  target: string;
}

/** The files that a command will write. */
export interface Plan extends Pick<Site, 'unnamed' | 'left' | 'root'> {
  /** The folder that is served as the site, absolute. */
  top: string;
  into: OutFolder;
  pages: Place[];
  others: Place[];
}

/**
 * Plans the work of a command. Writes nothing; throws a UsageError if the command cannot be carried out.
 *
 * @param words folders, pages and patterns
 */
export async function planOf(words: string[], options: PlanOptions): Promise<Plan> {
  const { root, pagesOnly } = options;
  if (options.out === undefined) {
    const { pages, unnamed, left, root: top } = await siteOf(words, { root, pagesOnly: true });
    const places = [];
    for (const page of pages) places.push({ ...page, target: await realPathOf(page.file) });
    return { root: top, top, into: new OutFolder(top), pages: places, others: [], unnamed, left };
  }

  const out = resolve(options.out);
  const kind = await stat(out).catch(() => undefined);
  if (kind && !kind.isDirectory())
    throw new UsageError(`--out ${options.out} is a file; name a folder`);
  const except = await realPathOf(out);
  const site = await siteOf(words, { root, except, pagesOnly });
  const placeOf = (it: SiteFile) => ({ ...it, target: join(out, relative(site.root, it.file)) });
  const [pages, others] = [site.pages.map(placeOf), site.others.map(placeOf)];
  const into = new OutFolder(out);
  for (const { file } of [...pages, ...others]) await into.keep(file);
  for (const { name, target } of [...pages, ...others]) {
    const problem = await into.problemWith(target);
    if (problem)
      throw new UsageError(
        `${name} cannot be written to ${options.out}. ${problem} Name another --out, or draw pages where they are with --in-place.`,
      );
  }
  return { ...site, top: out, into, pages, others };
}
