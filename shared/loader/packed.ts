import type { Entry, Manifest } from './manifest';

/**
 * A manifest from the text the build packs it into, a third smaller on the way than JSON: a line
 * with the files of all, one with the attributes, then a line a tag. Its first words are its name
 * without `wb-`, its file's hash and when it wakes; a sign begins each further one.
 */
export function unpack(text: string): Manifest {
  const [common, attributes, ...tags] = text.split('\n').map((line) => line.split(' '));
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
  return { elements, common: common!, attributes: attributes! };
}
