import type { Props } from '../../../shared/contract/contract';
import type { Kind } from './kind';
import type { socialEmbed } from './social-embed.contract';

export const FACEBOOK = 'https://www.facebook.com';

const OWN = /^((www|m|web|[a-z]{2}-[a-z]{2})\.)?facebook\.com$/;

/** Kinds that are about a page of any site. */
const OF_ANY_SITE: ReadonlySet<Kind> = new Set<Kind>(['facebook-button', 'facebook-comments']);

const PLUGINS: Partial<Record<Kind, string>> = {
  'facebook-page': 'page',
  'facebook-post': 'post',
  'facebook-video': 'video',
  'facebook-comment': 'comment_embed',
  'facebook-group': 'group',
  'facebook-comments': 'comments',
  'facebook-button': 'like',
};

const ORDERS = { top: 'social', newest: 'reverse_time', oldest: 'time' };

/** The address of a plugin of Facebook in a frame; undefined where its subject is none of Facebook's. */
export function facebookAddress(url: URL, props: Props<typeof socialEmbed>): string | undefined {
  const { kind } = props;
  const plugin = PLUGINS[kind];
  const isOwn = OWN.test(url.hostname) && url.pathname !== '/';
  if (!plugin || !(isOwn || OF_ANY_SITE.has(kind))) return undefined;
  const words = { href: url.href, ...optionsOf(props) };
  return `${FACEBOOK}/plugins/${plugin}.php?${new URLSearchParams(words)}`;
}

const yes = (it: boolean) => String(it);

function optionsOf(props: Props<typeof socialEmbed>): Record<string, string> {
  const { kind, tabs, smallHeader, hideCover, faces, action, layout, size, share } = props;
  const { context, count, order } = props;
  if (kind === 'facebook-page') {
    return {
      tabs: tabs.replace(/\s+/g, ''),
      width: '500',
      adapt_container_width: 'true',
      small_header: yes(smallHeader),
      hide_cover: yes(hideCover),
      show_facepile: yes(faces),
    };
  }
  if (kind === 'facebook-button') {
    const looks = layout.replace('-', '_');
    return { action, layout: looks, size, share: yes(share), show_faces: yes(faces) };
  }
  if (kind === 'facebook-comments') return { numposts: String(count), order_by: ORDERS[order] };
  if (kind === 'facebook-comment') return { include_parent: yes(context) };
  return kind === 'facebook-group' ? {} : { show_text: yes(context) };
}
