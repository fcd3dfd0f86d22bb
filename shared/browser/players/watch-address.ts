import type { FilmSource } from './film-source';

/** A film that a provider shows in a frame. */
export type ProviderSource = Exclude<FilmSource, { kind: 'file' }>;

/** What visitors know the providers as. */
export const PROVIDERS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The film's page at its provider, for a link. */
export const watchAddress = (source: ProviderSource): string => {
  if (source.kind === 'vimeo')
    return `https://vimeo.com/${source.id}${source.hash && `/${source.hash}`}`;
  return source.isShort
    ? `https://www.youtube.com/shorts/${source.id}`
    : `https://www.youtube.com/watch?v=${source.id}`;
};
