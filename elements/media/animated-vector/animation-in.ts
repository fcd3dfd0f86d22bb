import { isJsonObject } from '../../../shared/foundation/json-object';
import { filesIn, isArchive, type Packed } from './archive';
import { AnimationError } from './read-animation';

/** As long as an animation may be once it is unpacked, in bytes. */
export const UNPACKED = 24 * 1024 * 1024;

/**
 * The JSON of the animation in a file, which may be an archive of several (.lottie). Throws an
 * AnimationError.
 *
 * @param id of the animation in an archive; the first when it is empty
 * @param inflate unpacks deflated bytes, and throws where they are more than `UNPACKED`
 */
export function* animationIn(
  bytes: Uint8Array<ArrayBuffer>,
  id: string,
): Generator<Packed, string, Uint8Array> {
  if (!isArchive(bytes)) return new TextDecoder().decode(bytes);
  const files = filesIn(bytes);
  const textOf = function* (file: Packed) {
    if (file.size > UNPACKED) throw new AnimationError('its archive holds too much');
    return new TextDecoder().decode(file.isDeflated ? yield file : file.bytes);
  };
  const named = (name: string) => files.find((it) => it.name === name);
  const manifest = named('manifest.json');
  const ids = manifest ? idsIn(yield* textOf(manifest)) : [];
  const wanted = id || ids[0];
  if (wanted === undefined)
    throw new AnimationError('its archive has no manifest.json that names an animation');
  if (id && !ids.includes(id))
    throw new AnimationError(`its archive has no animation "${id}", but ${ids.join(', ')}`);
  // The first version of the format has them in another folder.
  const file = named(`a/${wanted}.json`) ?? named(`animations/${wanted}.json`);
  if (!file) throw new AnimationError(`its archive lacks the file of its animation ${wanted}`);
  return yield* textOf(file);
}

function idsIn(manifest: string): string[] {
  try {
    const data: unknown = JSON.parse(manifest);
    const all = isJsonObject(data) && Array.isArray(data['animations']) ? data['animations'] : [];
    return all.flatMap((it: unknown) =>
      isJsonObject(it) && typeof it['id'] === 'string' ? [it['id']] : [],
    );
  } catch {
    return [];
  }
}
