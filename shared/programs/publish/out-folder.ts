import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isWithin, realPathOf } from './paths';

/**
 * A folder to write to. Never writes outside it, even through links in it, and never overwrites a
 * source file.
 */
export class OutFolder {
  readonly #path: string;
  readonly #sources = new Set<string>();

  /** @param path absolute; need not exist */
  constructor(path: string) {
    this.#path = path;
  }

  /** Protects a source file from now on. */
  async keep(source: string) {
    this.#sources.add(await placeOf(source)).add(await realPathOf(source));
  }

  /** Why a file with this path cannot be written; undefined if it can. */
  async problemWith(target: string): Promise<string | undefined> {
    const place = await placeOf(target);
    if (!isWithin(await realPathOf(this.#path), place))
      return `It would lie outside ${this.#path}.`;
    return this.#sources.has(place) ? 'One of the sources is in its place.' : undefined;
  }

  write = (target: string, text: string) => this.#put(target, (draft) => writeFile(draft, text));

  copy = (source: string, target: string) => this.#put(target, (draft) => copyFile(source, draft));

  /** Writes a draft and renames it: no reader sees half a file, and a link is replaced, not followed. */
  async #put(target: string, fill: (draft: string) => Promise<void>) {
    const problem = await this.problemWith(target);
    if (problem) throw new Error(problem);
    await mkdir(dirname(target), { recursive: true });
    const draft = join(dirname(target), `.wb-draft-${process.pid}`);
    try {
      await fill(draft);
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }
}

/** The real path of a file's folder plus its name, so that a link itself is not followed. */
const placeOf = async (path: string) => join(await realPathOf(dirname(path)), basename(path));
