/**
 * Packs a manifest into the text that shared/programs/loader/packed-manifest.ts reads. Every page loads
 * it, so it repeats nothing: file names derive from the tag, and only their hashes are written out.
 *
 * @param {{ elements: Record<string, object>, common: string[], later: string }} manifest
 * @returns {string}
 */
export function packManifest({ elements, common, later }) {
  const tags = Object.entries(elements).map(([tag, entry]) => lineOf(tag.slice(3), entry));
  return [[later, ...common].join(' '), ...tags].join('\n');
}

function lineOf(name, { chunks: [own, ...others], wakes, subscribes = {}, defers, watch }) {
  const line = [
    name,
    hashIn(own, name),
    wakes,
    ...others.map((file) => `+${file.replace(/\.js$/, '')}`),
    ...Object.entries(subscribes).map(([topic, attribute]) => `?${topic}=${attribute}`),
    ...(watch ? [`@${hashIn(watch, `${name}-watch`)}`] : []),
    ...(defers ? [`!${defers.join(',')}`] : []),
  ];
  return line.join(' ');
}

function hashIn(file, name) {
  const [start, end] = [`${name}-`, '.js'];
  if (file.startsWith(start) && file.endsWith(end)) return file.slice(start.length, -end.length);
  throw new Error(
    `${file} is not named ${start}<hash>${end}, so the loader could not ask for it. Name the build's files after their tags.`,
  );
}
