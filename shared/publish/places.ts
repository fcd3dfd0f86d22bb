import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** The command line cannot be carried out as it is written. */
export class UsageError extends Error {}

/** A page to draw, and where the drawn one goes. */
export interface Place {
  /** As it was given. */
  name: string;
  /** Absolute, as `target`. */
  file: string;
  target: string;
}

/**
 * Where each page goes: its path below the working directory, or its bare name when it lies outside.
 * Throws a UsageError when two pages would land in one file.
 */
export function placesFor(files: string[], out: string): Place[] {
  const taken = new Map<string, string>();
  return files.map((name) => {
    const file = resolve(name);
    const below = relative(process.cwd(), file);
    const isOutside = below.split(sep)[0] === '..' || isAbsolute(below);
    const target = join(out, isOutside ? basename(file) : below);
    const other = taken.get(target);
    if (other)
      throw new UsageError(
        `${other} and ${name} would both be written to ${target}; give them in two runs`,
      );
    taken.set(target, name);
    return { name, file, target };
  });
}
