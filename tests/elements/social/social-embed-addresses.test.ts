import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { facebookAddress } from '../../../elements/social/social-embed/facebook';
import { heightsOf } from '../../../elements/social/social-embed/heights';
import type { Kind } from '../../../elements/social/social-embed/kind';
import {
  linkedinAddress,
  xButtonAddress,
  xFrameAddress,
} from '../../../elements/social/social-embed/other-networks';

const told = (kind: Kind, more: object = {}) => ({
  consent: false,
  kind,
  src: '',
  label: '',
  heights: { desktop: undefined, tablet: undefined, mobile: undefined },
  tabs: 'timeline',
  smallHeader: false,
  hideCover: false,
  faces: false,
  action: 'like' as const,
  layout: 'standard' as const,
  size: 'small' as const,
  share: false,
  context: false,
  count: 10,
  order: 'top' as const,
  ...more,
});
const PAGE = new URL('https://www.facebook.com/linen');
const parts = (address: string | undefined) => {
  const { origin, pathname, searchParams } = new URL(address ?? 'about:blank');
  return { at: origin + pathname, words: Object.fromEntries(searchParams) };
};

describe('A plugin of Facebook', () => {
  const plugins: [Kind, string][] = [
    ['facebook-page', 'page'],
    ['facebook-post', 'post'],
    ['facebook-video', 'video'],
    ['facebook-comment', 'comment_embed'],
    ['facebook-group', 'group'],
    ['facebook-comments', 'comments'],
    ['facebook-button', 'like'],
  ];
  for (const [kind, plugin] of plugins) {
    it(`is ${plugin} for ${kind}`, () => {
      const { at, words } = parts(facebookAddress(PAGE, told(kind)));
      assert.equal(at, `https://www.facebook.com/plugins/${plugin}.php`);
      assert.equal(words['href'], 'https://www.facebook.com/linen');
    });
  }

  it('has the options of its kind', () => {
    const page = told('facebook-page', { tabs: 'events, messages', hideCover: true, faces: true });
    assert.deepEqual(parts(facebookAddress(PAGE, page)).words, {
      href: PAGE.href,
      tabs: 'events,messages',
      width: '500',
      adapt_container_width: 'true',
      small_header: 'false',
      hide_cover: 'true',
      show_facepile: 'true',
    });
    const button = told('facebook-button', {
      action: 'recommend',
      layout: 'box-count',
      share: true,
    });
    const { words } = parts(facebookAddress(PAGE, button));
    assert.deepEqual(
      [words['action'], words['layout'], words['share']],
      ['recommend', 'box_count', 'true'],
    );
    const comments = told('facebook-comments', { count: 5, order: 'newest' });
    const { numposts, order_by } = parts(facebookAddress(PAGE, comments)).words;
    assert.deepEqual([numposts, order_by], ['5', 'reverse_time']);
  });

  it('is of Facebook alone, but for buttons and comments, which are about any page', () => {
    const other = new URL('https://facebook.com.evil.example/linen');
    assert.equal(facebookAddress(other, told('facebook-page')), undefined);
    assert.equal(
      facebookAddress(new URL('https://facebook.com/'), told('facebook-post')),
      undefined,
    );
    assert.notEqual(facebookAddress(other, told('facebook-button')), undefined);
  });
});

describe('X', () => {
  const x = (path: string) => new URL(`https://x.com${path}`);

  it('has a frame for a timeline and for a post', () => {
    assert.equal(
      xFrameAddress(x('/linen'), 'x-timeline', 'de'),
      'https://syndication.twitter.com/srv/timeline-profile/screen-name/linen?dnt=true&lang=de',
    );
    assert.equal(
      xFrameAddress(new URL('https://twitter.com/linen/status/123?s=20'), 'x-post', ''),
      'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=123',
    );
  });

  it('has none for another site, another kind, or what is no name', () => {
    assert.equal(xFrameAddress(new URL('https://evil.example/linen'), 'x-timeline', ''), undefined);
    assert.equal(xFrameAddress(x('/linen'), 'x-post', ''), undefined);
    assert.equal(xFrameAddress(x('/a-name/../<b>'), 'x-timeline', ''), undefined);
    assert.equal(xFrameAddress(x('/a_name_of_sixteen'), 'x-timeline', ''), undefined);
  });

  it('has links for its buttons', () => {
    const intent = 'https://twitter.com/intent';
    assert.equal(xButtonAddress(x('/@linen'), 'x-follow'), `${intent}/follow?screen_name=linen`);
    assert.equal(xButtonAddress(x('/linen'), 'x-mention'), `${intent}/tweet?screen_name=linen`);
    assert.equal(
      xButtonAddress(x('/hashtag/leinen%20%C3%A4'), 'x-hashtag'),
      `${intent}/tweet?button_hashtag=leinen+%C3%A4`,
    );
    assert.equal(
      xButtonAddress(new URL('https://linen.example/a?b=c'), 'x-tweet'),
      `${intent}/tweet?url=https%3A%2F%2Flinen.example%2Fa%3Fb%3Dc`,
    );
    assert.equal(
      xButtonAddress(x('/hashtag/%E0'), 'x-hashtag'),
      `${intent}/tweet?button_hashtag=%25E0`,
    );
    assert.equal(xButtonAddress(new URL('https://evil.example/linen'), 'x-follow'), undefined);
  });
});

describe('A post of LinkedIn', () => {
  const urn = 'https://www.linkedin.com/embed/feed/update/urn:li:';
  const good: [string, string][] = [
    [
      'https://www.linkedin.com/posts/linen_flax-activity-7123456789-abCd?x=1',
      'activity:7123456789',
    ],
    ['https://linkedin.com/feed/update/urn:li:share:42/', 'share:42'],
    ['https://www.linkedin.com/embed/feed/update/urn:li:ugcPost:42', 'ugcPost:42'],
  ];
  for (const [address, id] of good)
    it(`is found in ${address}`, () => assert.equal(linkedinAddress(new URL(address)), urn + id));

  it('is none at another site, or without its number', () => {
    assert.equal(
      linkedinAddress(new URL('https://evil.example/feed/update/urn:li:share:42')),
      undefined,
    );
    assert.equal(linkedinAddress(new URL('https://www.linkedin.com/company/linen')), undefined);
  });
});

describe('The heights of an embed', () => {
  it('are the usual ones, and fall from larger devices to smaller ones', () => {
    const none = heightsOf(told('facebook-page'), false);
    assert.deepEqual(none, { desktop: 500, tablet: 500, mobile: 500 });
    const some = heightsOf(told('x-timeline', { heights: { desktop: 700, mobile: 300 } }), false);
    assert.deepEqual(some, { desktop: 700, tablet: 700, mobile: 300 });
  });

  it('are never so small or high that nothing can be seen or asked', () => {
    const odd = told('x-post', { heights: { desktop: -5, tablet: 1e9, mobile: 100 } });
    assert.deepEqual(heightsOf(odd, false), { desktop: 20, tablet: 3000, mobile: 100 });
    assert.deepEqual(heightsOf(odd, true), { desktop: 240, tablet: 3000, mobile: 240 });
    assert.equal(heightsOf(told('facebook-button', { layout: 'button' }), false).desktop, 28);
  });
});
