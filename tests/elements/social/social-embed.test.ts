import { expect } from '@open-wc/testing';
import '../../../elements/social/social-embed/social-embed';
import { giveConsent, withdrawConsent } from '../../../shared/browser/consent/consent';
import { setViewport } from '@web/test-runner-commands';
import { forgetConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';

const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const frame = (host: Element) => part<HTMLIFrameElement>(host, 'frame');
const PAGE = 'kind="facebook-page" src="https://www.facebook.com/linen"';

async function embedOf(attributes: string, content = '') {
  const host = put(`<wb-social-embed ${attributes}>${content}</wb-social-embed>`);
  await turn();
  return host;
}

const { fetch } = window;

describe('A social embed', () => {
  beforeEach(() => {
    forgetConsent();
    // Nobody is asked whether a site answers.
    window.fetch = () => Promise.resolve(new Response());
  });
  after(() => {
    forgetConsent();
    window.fetch = fetch;
  });

  it('is a frame of the published page, lazy and without a script of its site', () => {
    const html = published(`<wb-social-embed ${PAGE}></wb-social-embed>`);
    expect(html).to.contain('src="https://www.facebook.com/plugins/page.php?');
    expect(html).to.contain('loading="lazy"');
    expect(html).to.not.contain('<script');
  });

  it('asks first where it has consent, and comes and goes with what is decided anywhere', async () => {
    const host = await embedOf(`consent ${PAGE}`);
    const { height } = host.getBoundingClientRect();
    expect(frame(host)).to.equal(null);
    expect(part(host, 'consent')!.textContent).to.contain('Facebook');
    giveConsent('social');
    await until(() => frame(host));
    expect(frame(host)!.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(frame(host)!.sandbox.value).to.not.contain('top-navigation');
    expect(host.getBoundingClientRect().height).to.equal(height);
    withdrawConsent('social');
    await until(() => part(host, 'consent'));
    expect(frame(host)).to.equal(null);
  });

  it('has the height of its device at every edge, also when that changes (an old bug)', async () => {
    const host = await embedOf(
      `consent ${PAGE} heights='{"desktop": 700, "tablet": 500, "mobile": 300}'`,
    );
    const rooms = [...host.shadowRoot!.querySelectorAll('.room')];
    for (const [width, height] of [
      [992, 700],
      [991, 500],
      [768, 500],
      [767, 300],
      [1200, 700],
    ] as const) {
      await setViewport({ width, height: 600 });
      expect(part(host, 'box')!.getBoundingClientRect().height, `${width}`).to.equal(height);
      expect(rooms.filter((it) => getComputedStyle(it).display !== 'none')).to.have.length(1);
    }
    await setViewport({ width: 800, height: 600 });
  });

  const X = 'strict-origin-when-cross-origin';
  for (const [kind, src, policy, allow] of [
    ['facebook-page', 'https://www.facebook.com/linen', X, ''],
    ['facebook-post', 'https://www.facebook.com/linen/posts/1', X, ''],
    [
      'facebook-video',
      'https://www.facebook.com/linen/videos/1',
      X,
      'encrypted-media; fullscreen; picture-in-picture',
    ],
    ['x-timeline', 'https://x.com/linen', 'no-referrer', ''],
    [
      'linkedin-post',
      'https://www.linkedin.com/feed/update/urn:li:share:6898694772484112384',
      'no-referrer',
      '',
    ],
  ] as const) {
    it(`of the kind ${kind} has the rights it needs and no more, in the size of its card`, async () => {
      const host = await embedOf(`consent kind="${kind}" src="${src}"`);
      const { height } = host.getBoundingClientRect();
      part(host, 'allow-once')!.click();
      await until(() => frame(host));
      expect(host.getBoundingClientRect().height).to.equal(height);
      expect(frame(host)!.referrerPolicy).to.equal(policy);
      expect(frame(host)!.allow).to.equal(allow);
      expect(frame(host)!.sandbox.value).to.equal(
        'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
      );
    });
  }

  for (const heights of ['{', '{"desktop":"tall"}', '{"desktop":"500px"}', '7', '[1]']) {
    it(`logs heights that are none, and has the usual one: ${heights}`, async () => {
      expectWarning(/heights=/);
      const host = await embedOf(`consent ${PAGE} heights='${heights}'`);
      expect(part(host, 'box')!.getBoundingClientRect().height).to.equal(500);
    });
  }

  it('is a plain link for a button of X, which asks X for nothing', async () => {
    const host = await embedOf('kind="x-follow" src="https://x.com/linen"');
    expect(frame(host)).to.equal(null);
    const button = part<HTMLAnchorElement>(host, 'button')!;
    expect(button.textContent).to.equal('Follow @linen on X');
    expect(button.href).to.equal('https://twitter.com/intent/follow?screen_name=linen');
    expect(button.rel).to.contain('noopener');
  });

  it('has a link below a timeline of X, which may stay empty', async () => {
    const host = await embedOf('kind="x-timeline" src="https://x.com/linen"');
    expect(part<HTMLAnchorElement>(host, 'open')!.href).to.equal('https://x.com/linen');
  });

  it('is a link where the address is of another site or kind', async () => {
    for (const [kind, src] of [
      ['facebook-page', 'https://facebook.com.evil.example/linen'],
      ['x-timeline', 'https://www.facebook.com/linen'],
      ['linkedin-post', 'https://www.linkedin.com/company/linen'],
      ['x-hashtag', 'https://x.com/linen'],
    ]) {
      const host = await embedOf(`kind="${kind}" src="${src}"`);
      expect(frame(host), kind).to.equal(null);
      expect(part<HTMLAnchorElement>(host, 'open')!.href, kind).to.equal(src);
    }
  });

  it('follows no address of a script', async () => {
    const host = await embedOf('kind="x-tweet"', '<a href="javascript:alert(1)">It</a>');
    expect(part(host, 'open')).to.equal(null);
    expect(part(host, 'button')).to.equal(null);
    expectWarning(/src="javascript:/);
    const told = await embedOf('kind="facebook-button" src="javascript:alert(1)"');
    expect([part(told, 'open'), frame(told)]).to.deep.equal([null, null]);
  });
});
