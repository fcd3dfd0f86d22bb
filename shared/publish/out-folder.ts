import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isWithin, realPathOf } from './paths';

/**
 * A folder to write to. Nothing goes anywhere else, whatever links lie in it, and nothing goes over
 * a file that is read.
 */
export class OutFolder {
  readonly #path: string;
  readonly #sources = new Set<string>();

  /** @param path absolute; need not be there */
  constructor(path: string) {
    this.#path = path;
  }

  /** From now on this file stays as it is. */
  async keep(source: string) {
    this.#sources.add(await placeOf(source)).add(await realPathOf(source));
  }

  /** Why a file of this path cannot be written; undefined when it can. */
  async problemWith(target: string): Promise<string | undefined> {
    const place = await placeOf(target);
    if (!isWithin(await realPathOf(this.#path), place))
      return `It would lie outside ${this.#path}.`;
    return this.#sources.has(place) ? 'One of the sources is in its place.' : undefined;
  }

  write = (target: string, text: string) => this.#put(target, (draft) => writeFile(draft, text));

  copy = (source: string, target: string) => this.#put(target, (draft) => copyFile(source, draft));

  /** Written aside and moved: nobody meets half a file, and a link is replaced, not followed. */
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

/** Where a file itself is, also when it is a link. */
const placeOf = async (path: string) => join(await realPathOf(dirname(path)), basename(path));
