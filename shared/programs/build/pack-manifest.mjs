/**
 * Packs a manifest into the text that shared/programs/loader/packed-manifest.ts reads. Every page loads
 * it, so it repeats nothing: file names derive from the tag, and only their hashes are written out; files that
 * elements share are named in one line, and by their place in it after that, a character each.
 *
 * @param {{ elements: Record<string, object>, common: string[], later: string }} manifest
 * @returns {string}
 */
export function packManifest({ elements, common, later }) {
  const uses = Object.values(elements).flatMap(({ chunks }) => chunks.slice(1));
  const count = (file) => uses.filter((it) => it === file).length;
  // The most frequent first: the text is shortest once compressed where few characters are frequent.
  const shared = [...new Set(uses)].toSorted((a, b) => count(b) - count(a));
  const tags = Object.entries(elements).map(([tag, entry]) => lineOf(tag.slice(3), entry, shared));
  const names = shared.map((file) => file.replace(/\.js$/, ''));
  return [[later, ...common].join(' '), names.join(' '), ...tags].join('\n');
}

function lineOf(name, { chunks: [own, ...others], wakes, subscribes = {}, defers, watch }, shared) {
  const line = [
    name,
    hashIn(own, name),
    ...(wakes === 'interaction' ? [] : [`=${wakes}`]),
    ...(others.length ? [`+${places(others, shared)}`] : []),
    ...Object.entries(subscribes).map(([topic, attribute]) => `?${topic}=${attribute}`),
    ...(watch ? [`@${hashIn(watch, `${name}-watch`)}`] : []),
    ...(defers ? [`!${defers.join(',')}`] : []),
  ];
  return line.join(' ');
}

/** Printable characters from 0 to ~ stand for the places 0 to 78. */
function places(files, shared) {
  if (shared.length > 79) {
    throw new Error(
      `Elements share ${shared.length} files and the loader's manifest can name 79. Merge some of them in shared-chunks.mjs.`,
    );
  }
  const sorted = files.map((file) => shared.indexOf(file)).toSorted((a, b) => a - b);
  return sorted.map((place) => String.fromCharCode(48 + place)).join('');
}

function hashIn(file, name) {
  const [start, end] = [`${name}-`, '.js'];
  if (file.startsWith(start) && file.endsWith(end)) return file.slice(start.length, -end.length);
  throw new Error(
    `${file} is not named ${start}<hash>${end}, so the loader could not ask for it. Name the build's files after their tags.`,
  );
}
