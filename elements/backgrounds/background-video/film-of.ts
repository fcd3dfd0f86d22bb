import { dataAddress } from '../../../shared/foundation/address';
import { type FilmSource, filmSource } from '../../../shared/browser/players/film-source';

const KEYS = {
  youtube: { key: /^[\w-]{11}$/, page: 'https://youtu.be/' },
  vimeo: { key: /^\d{1,20}$/, page: 'https://vimeo.com/' },
};

/**
 * The film of an address, or of a provider's key for it; undefined when it is none, or none of that type.
 *
 * @param type youtube, vimeo, custom for a file, and anything else for whatever the address says
 */
export function filmOf(type: string, src: string): FilmSource | undefined {
  const written = src.trim();
  const found = filmSource(written);
  if (type === 'custom') {
    if (found) return found.kind === 'file' ? found : undefined;
    return written && dataAddress(written) ? { kind: 'file', address: written } : undefined;
  }
  if (type !== 'youtube' && type !== 'vimeo') return found;
  const { key, page } = KEYS[type];
  const ofType = key.test(written) ? filmSource(page + written) : found;
  return ofType?.kind === type ? ofType : undefined;
}
