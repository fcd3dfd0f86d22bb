/**
 * The hosts of each source, subdomains included. A name without a dot stands for that name in every
 * country (`google` for google.com and google.co.uk). Add a host to extend.
 */
const SOURCES: Record<string, string> = {
  search:
    'google bing yahoo yandex duckduckgo.com baidu.com ecosia.org qwant.com startpage.com search.brave.com',
  social:
    'facebook.com instagram.com threads.net x.com twitter.com t.co linkedin.com lnkd.in pinterest ' +
    'reddit.com youtube.com tiktok.com snapchat.com tumblr.com vk.com bsky.app whatsapp.com t.me',
};

/** The host of an address, without www; empty for an invalid address. */
export const hostOf = (address: string): string =>
  (/^(?:\w+:\/\/)?(?:www\.)?([^/?#:]*)/i.exec(address)?.[1] ?? '').toLowerCase();

/** Whether a host is the named one or a subdomain of it; without a dot, in any country. */
function isBelow(host: string, name: string) {
  if (name.includes('.')) return `.${host}`.endsWith(`.${name}`);
  const labels = host.split('.');
  // As in google.com, or google.co.uk.
  return [1, 2].some(
    (ends) =>
      labels.at(-ends - 1) === name && labels.slice(-ends).every((it) => /^[a-z]{2,3}$/.test(it)),
  );
}

/**
 * Whether a visitor came from a source: `search`, `social`, `internal` (this site), `external` (any
 * other site), `direct` (no referrer), or a host with its subdomains.
 */
export function isFrom(source: string, referrer: string, url: string): boolean {
  const host = hostOf(referrer);
  const isOwn = host === hostOf(url);
  if (source === 'direct' || !host) return source === 'direct' && !host;
  if (source === 'internal') return isOwn;
  if (source === 'external') return !isOwn;
  const names = Object.hasOwn(SOURCES, source) ? SOURCES[source]!.split(' ') : [hostOf(source)];
  return names.some((name) => isBelow(host, name));
}
