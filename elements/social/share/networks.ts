/** Where a network takes an address to share. */
export interface Network {
  /** Its name, as it is shown. */
  label: string;
  /** What stands before the encoded address in the address of its page. */
  prefix: string;
  /** Whether its page for sharing exists no more. */
  isRetired?: true;
}

/** The networks by the word in `networks`, in the order that is shown unless told; e-mail apart. */
export const NETWORKS = {
  facebook: { label: 'Facebook', prefix: 'https://www.facebook.com/sharer/sharer.php?u=' },
  twitter: { label: 'X', prefix: 'https://twitter.com/share?url=' },
  linkedin: {
    label: 'LinkedIn',
    prefix: 'https://www.linkedin.com/feed/?shareActive=true&text=',
  },
  pinterest: { label: 'Pinterest', prefix: 'https://pinterest.com/pin/create/button/?url=' },
  reddit: { label: 'Reddit', prefix: 'https://reddit.com/submit/?url=' },
  vk: { label: 'VK', prefix: 'https://vk.com/share.php?url=' },
  ok: { label: 'OK', prefix: 'https://connect.ok.ru/offer?url=' },
  tumblr: { label: 'Tumblr', prefix: 'https://tumblr.com/widgets/share/tool?canonicalUrl=' },
  skype: { label: 'Skype', prefix: 'https://web.skype.com/share?url=', isRetired: true },
  telegram: { label: 'Telegram', prefix: 'https://t.me/share/url?url=' },
  pocket: { label: 'Pocket', prefix: 'https://getpocket.com/edit?url=', isRetired: true },
  xing: { label: 'XING', prefix: 'https://www.xing.com/spi/shares/new?url=' },
  whatsapp: { label: 'WhatsApp', prefix: 'https://wa.me/?text=' },
} satisfies Record<string, Network>;

export type NetworkName = keyof typeof NETWORKS;

/** A network, e-mail, the visitor's clipboard or the sharing of their device. */
export type Way = NetworkName | 'email' | 'copy' | 'device';

const WAYS: ReadonlySet<string> = new Set([...Object.keys(NETWORKS), 'email', 'copy', 'device']);

const isWay = (word: string): word is Way => WAYS.has(word);
export const isNetwork = (way: Way): way is NetworkName => Object.hasOwn(NETWORKS, way);
export const isRetired = (way: Way): boolean =>
  isNetwork(way) && (NETWORKS[way] as Network).isRetired === true;

/** What is shown where nothing is chosen: all that still exist, then e-mail. */
const USUAL: readonly Way[] = [
  ...(Object.keys(NETWORKS) as NetworkName[]),
  'email' as const,
].filter((it) => !isRetired(it));

/**
 * The ways to share in a list of words, each once and in its order; the usual ones where none is known.
 *
 * @param words separated by spaces or commas
 */
export function readWays(words: string): { ways: readonly Way[]; unknown: string[] } {
  const given = [...new Set(words.toLowerCase().split(/[\s,]+/))].filter(Boolean);
  const ways = given.filter(isWay);
  return { ways: ways.length ? ways : USUAL, unknown: given.filter((it) => !isWay(it)) };
}
