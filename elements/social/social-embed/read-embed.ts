import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { type ThirdParty, thirdParty } from '../../../shared/content/third-party';
import type { Props } from '../../../shared/contract/contract';
import { parseAddress, safeAddress } from '../../../shared/foundation/address';
import { textsOf } from '../../../shared/foundation/texts';
import { FACEBOOK, facebookAddress } from './facebook';
import { type Heights, heightsOf } from './heights';
import type { Kind } from './kind';
import { linkedinAddress, LINKEDIN, nameIn, TIMELINES, TWEETS } from './other-networks';
import { xButtonAddress, xFrameAddress } from './other-networks';
import type { socialEmbed } from './social-embed.contract';

export interface Shown {
  name: string;
  /** The address of its frame; empty for a button of X, and where there is nothing. */
  src: string;
  /** The address that a button of X leads to; empty for others. */
  button: string;
  /** The site of the frame, for the policy. */
  site: string;
  /** Where the author meant to lead; empty for nowhere. */
  address: string;
  heights: Heights;
  party: ThirdParty;
  texts: { nothing: string; open: string };
}

const NAMES: Record<Kind, string> = {
  'facebook-page': 'Page on Facebook',
  'facebook-post': 'Post on Facebook',
  'facebook-video': 'Video on Facebook',
  'facebook-comment': 'Comment on Facebook',
  'facebook-group': 'Group on Facebook',
  'facebook-comments': 'Comments on Facebook',
  'facebook-button': 'Like on Facebook',
  'x-timeline': 'Timeline on X',
  'x-post': 'Post on X',
  'x-follow': 'Follow {name} on X',
  'x-mention': 'Post to {name} on X',
  'x-hashtag': 'Post {name} on X',
  'x-tweet': 'Post on X',
  'linkedin-post': 'Post on LinkedIn',
};

/** Reads the same in Node and in the page. */
export function readEmbed(host: Light, page: Page, props: Props<typeof socialEmbed>): Shown {
  const { kind } = props;
  const say = textsOf(page);
  const link = descendants(host, ['a'])[0]?.attribute('href') ?? '';
  const given = (props.src || link).trim();
  const url = webAddress(given);
  const language = page.all('html')[0]?.attribute('lang') ?? '';
  const src = (url && frameOf(url, props, language)) ?? '';
  const button = (url && kind.startsWith('x-') && xButtonAddress(url, kind)) || '';
  const name = props.label || say(NAMES[kind]).replace('{name}', () => (url && nameIn(url)) ?? '');
  const site = src && new URL(src).origin;
  const party = thirdParty(page, {
    purpose: 'social',
    consent: props.consent,
    provider: { name: providerOf(kind), host: site.replace('https://', '') },
    title: name,
    address: src ? given : '',
  });
  return {
    name,
    src,
    button,
    site,
    address: safeAddress(given) ? given : '',
    heights: heightsOf(props, party.isAsked),
    party,
    texts: { nothing: say('There is nothing to show here.'), open: say('Open the link') },
  };
}

function webAddress(address: string): URL | undefined {
  const url = parseAddress(address, 'about:blank');
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

function frameOf(url: URL, props: Props<typeof socialEmbed>, language: string) {
  const { kind } = props;
  if (kind.startsWith('facebook-')) return facebookAddress(url, props);
  return kind === 'linkedin-post' ? linkedinAddress(url) : xFrameAddress(url, kind, language);
}

const providerOf = (kind: Kind) =>
  kind.startsWith('facebook-') ? 'Facebook' : kind === 'linkedin-post' ? 'LinkedIn' : 'X';

/** All sites whose frames may be shown. */
export const SITES: readonly string[] = [FACEBOOK, TWEETS, TIMELINES, LINKEDIN];
