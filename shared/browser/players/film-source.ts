import { parseAddress, safeAddress } from '../../foundation/address';

/** What an address of a film leads to. Spec 5. */
export type FilmSource =
  | { kind: 'youtube'; id: string; isShort: boolean }
  /** `hash` opens a film that is not listed. */
  | { kind: 'vimeo'; id: string; hash: string }
  | { kind: 'file'; address: string };

const YOUTUBE = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO = /^((www|player)\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/)?(\d{1,20})(?:\/([\da-f]+))?\/?$/;
const FILE = /\.(m4v|mov|mp4|ogg|ogv|webm)$/i;
/** Relative addresses need one to be read; nothing of it is used. */
const ANY_BASE = 'https://page.invalid';

/** Recognises the film of an address; undefined if there is none that can be shown. */
export function filmSource(address: string): FilmSource | undefined {
  const url = safeAddress(address) ? parseAddress(address.trim(), ANY_BASE) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !address.trim()) return undefined;
  const { hostname, pathname } = url;
  if (YOUTUBE.test(hostname) || hostname === 'youtu.be') return youtubeSource(url);
  if (VIMEO.test(hostname)) {
    const [, id, hash = url.searchParams.get('h') ?? ''] = VIMEO_PATH.exec(pathname) ?? [];
    return id ? { kind: 'vimeo', id, hash: /^[\da-f]*$/.test(hash) ? hash : '' } : undefined;
  }
  return FILE.test(pathname) ? { kind: 'file', address: address.trim() } : undefined;
}

function youtubeSource({ hostname, pathname, searchParams }: URL): FilmSource | undefined {
  const [, first = '', second = ''] = pathname.split('/');
  const id =
    hostname === 'youtu.be'
      ? first
      : first === 'watch'
        ? (searchParams.get('v') ?? '')
        : /^(embed|live|shorts|v)$/.test(first)
          ? second
          : '';
  return YOUTUBE_ID.test(id) ? { kind: 'youtube', id, isShort: first === 'shorts' } : undefined;
}
