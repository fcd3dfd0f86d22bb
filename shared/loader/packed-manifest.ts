import type { Holds, Wakes } from '../element/contract';

/** What the loader knows of one tag. */
export interface Entry {
  /** The modules that define it, its own first, apart from those every element needs. */
  chunks: string[];
  wakes: Wakes;
  /** Announcement to the attribute that must equal its key. */
  hears?: Record<string, string>;
  holds?: readonly Holds[];
  /** The module of its watcher. */
  watch?: string;
}

export interface Manifest {
  elements: Record<string, Entry>;
  /** The modules every element needs: React and the kernel. */
  common: string[];
}

/**
 * A manifest from the text the build packs it into, a third smaller on the way than JSON: a line
 * with the files of all, then a line a tag. Its first words are its name
 * without `wb-`, its file's hash and when it wakes; a sign begins each further one.
 */
export function unpack(text: string): Manifest {
  const [common, ...tags] = text.split('\n').map((line) => line.split(' '));
  const elements: Manifest['elements'] = {};
  for (const [name, hash, wakes, ...more] of tags) {
    const entry: Entry = { chunks: [`${name}-${hash}.js`], wakes: wakes as Entry['wakes'] };
    for (const word of more) {
      const rest = word.slice(1);
      if (word[0] === '+') entry.chunks.push(`${rest}.js`);
      if (word[0] === '@') entry.watch = `${name}-watch-${rest}.js`;
      if (word[0] === '!') entry.holds = rest.split(',') as unknown as Entry['holds'];
      if (word[0] === '?') {
        const [topic, attribute] = rest.split('=');
        (entry.hears ??= {})[topic!] = attribute!;
      }
    }
    elements[`wb-${name}`] = entry;
  }
  return { elements, common: common! };
}
