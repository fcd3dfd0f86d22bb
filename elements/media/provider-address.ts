import type { FilmSettings } from './film-settings';
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

/**
 * The address of the provider's player, which begins by itself: the visitor has asked for it. It is told
 * nothing of loops, which would begin at 0 and not at the start.
 *
 * @param origin that of the page, which YouTube talks to
 */
export function frameAddress(source: ProviderSource, settings: FilmSettings, origin: string) {
  const { isMuted, hasControls, isPrivate, branding, intro, start } = settings;
  const bit = (it: boolean) => (it ? '1' : '0');
  if (source.kind === 'vimeo') {
    const words = {
      autoplay: '1',
      muted: bit(isMuted),
      controls: bit(hasControls),
      title: bit(intro),
      byline: bit(intro),
      portrait: bit(intro),
      vimeo_logo: bit(branding),
      badge: '0',
      autopause: '0',
      playsinline: '1',
      ...(isPrivate && { dnt: '1' }),
      ...(source.hash && { h: source.hash }),
    };
    const from = start > 0 ? `#t=${start}s` : '';
    return `https://player.vimeo.com/video/${source.id}?${new URLSearchParams(words)}${from}`;
  }
  const words = {
    autoplay: '1',
    mute: bit(isMuted),
    controls: bit(hasControls && !source.isShort),
    ...(start > 0 && { start: String(Math.floor(start)) }),
    modestbranding: bit(!branding),
    rel: '0',
    playsinline: '1',
    enablejsapi: '1',
    origin,
  };
  const host = isPrivate ? 'www.youtube-nocookie.com' : 'www.youtube.com';
  return `https://${host}/embed/${source.id}?${new URLSearchParams(words)}`;
}
