import type { Deferrable, Wakes } from '../../contract/contract';

/** The loader's data for one tag. */
export interface Entry {
  /** The modules that define it, its own first, without those that every element needs. */
  chunks: string[];
  wakes: Wakes;
  /** By announcement name, the attribute that must equal the key. */
  subscribes?: Record<string, string>;
  defers?: readonly Deferrable[];
  /** The module of its watcher. */
  watch?: string;
}

export interface Manifest {
  elements: Record<string, Entry>;
  /** The modules every element needs: React and the kernel. */
  common: string[];
  /** The module of the loader's second half. */
  later: string;
}

/**
 * Unpacks a manifest from the build's text format, whose transfer size is below half of JSON: a line
 * with the loader's second half and the common files, a line with the files that elements share, then
 * one line per tag. Its first words are the name without `wb-` and the file's hash; each further word
 * begins with a sign, such as `=` before when it wakes, unless that is at interaction. A character after
 * a plus is the place of a shared file in its line, from 0.
 */
export function unpack(text: string): Manifest {
  const [[later, ...common] = [], shared = [], ...tags] = text
    .split('\n')
    .map((line) => line.split(' '));
  const elements: Manifest['elements'] = {};
  for (const [name, hash, ...more] of tags) {
    const entry: Entry = { chunks: [`${name}-${hash}.js`], wakes: 'interaction' };
    for (const word of more) {
      const rest = word.slice(1);
      if (word[0] === '+')
        for (const place of rest) entry.chunks.push(`${shared[place.charCodeAt(0) - 48]}.js`);
      if (word[0] === '=') entry.wakes = rest as Wakes;
      if (word[0] === '@') entry.watch = `${name}-watch-${rest}.js`;
      if (word[0] === '!') entry.defers = rest.split(',') as unknown as Entry['defers'];
      if (word[0] === '?') {
        const [topic, attribute] = rest.split('=');
        (entry.subscribes ??= {})[topic!] = attribute!;
      }
    }
    elements[`wb-${name}`] = entry;
  }
  return { elements, common, later: later! };
}
