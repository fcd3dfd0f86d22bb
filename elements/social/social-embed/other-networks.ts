import { decode } from '../../../shared/foundation/decode';
import type { Kind } from './kind';

export const TWEETS = 'https://platform.twitter.com';
export const TIMELINES = 'https://syndication.twitter.com';
export const LINKEDIN = 'https://www.linkedin.com';

const OF_X = /^((www|mobile)\.)?(twitter|x)\.com$/;
const PROFILE = /^\/@?(\w{1,15})\/?$/;
const POST = /^\/\w{1,15}\/status(?:es)?\/(\d{1,20})(?:\/|$)/;
const HASHTAG = /^\/hashtag\/([^/]{1,100})\/?$/;
const URN = /urn(?::|%3A)li(?::|%3A)(share|activity|ugcPost)(?::|%3A)(\d{1,20})(?!\d)/i;
const IN_POST = /^\/posts\/.*-(share|activity|ugcPost)-(\d{1,20})(?:-|\/|$)/i;

/** The address of a timeline or post of X in a frame; undefined where there is none. */
export function xFrameAddress(url: URL, kind: Kind, language: string): string | undefined {
  if (!OF_X.test(url.hostname)) return undefined;
  const words = { dnt: 'true', ...(language && { lang: language }) };
  const [, name] = PROFILE.exec(url.pathname) ?? [];
  if (kind === 'x-timeline' && name)
    return `${TIMELINES}/srv/timeline-profile/screen-name/${name}?${new URLSearchParams(words)}`;
  const [, id] = POST.exec(url.pathname) ?? [];
  if (kind !== 'x-post' || !id) return undefined;
  return `${TWEETS}/embed/Tweet.html?${new URLSearchParams({ ...words, id })}`;
}

/** Where a button of X leads; undefined for what is none. */
export function xButtonAddress(url: URL, kind: Kind): string | undefined {
  const intent = (path: string, words: Record<string, string>) =>
    `https://twitter.com/intent/${path}?${new URLSearchParams(words)}`;
  if (kind === 'x-tweet') return intent('tweet', { url: url.href });
  if (!OF_X.test(url.hostname)) return undefined;
  const [, name] = PROFILE.exec(url.pathname) ?? [];
  if (kind === 'x-follow' && name) return intent('follow', { screen_name: name });
  if (kind === 'x-mention' && name) return intent('tweet', { screen_name: name });
  const [, tag] = HASHTAG.exec(url.pathname) ?? [];
  if (kind !== 'x-hashtag' || !tag) return undefined;
  return intent('tweet', { button_hashtag: decode(tag) });
}

/** The name in an address of a profile or hashtag, as people write it; empty where there is none. */
export function nameIn({ pathname }: URL): string {
  const [, tag] = HASHTAG.exec(pathname) ?? [];
  if (tag) return `#${decode(tag)}`;
  const [, name] = PROFILE.exec(pathname) ?? [];
  return name ? `@${name}` : '';
}

/** The address of a post of LinkedIn in a frame; undefined for what is none. */
export function linkedinAddress({ hostname, pathname }: URL): string | undefined {
  if (!/^(www\.)?linkedin\.com$/.test(hostname)) return undefined;
  const [, kind, id] = IN_POST.exec(pathname) ?? URN.exec(pathname) ?? [];
  if (!kind || !id) return undefined;
  const names = ['share', 'activity', 'ugcPost'];
  const name = names.find((it) => it.toLowerCase() === kind.toLowerCase());
  return `${LINKEDIN}/embed/feed/update/urn:li:${name}:${id}`;
}
