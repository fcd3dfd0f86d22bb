import { expect } from '@open-wc/testing';
import { useFakeTimers } from 'sinon';
import '../../../elements/social/comments/comments';
import { giveConsent, withdrawConsent } from '../../../shared/browser/consent/consent';
import { forgetConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';

interface Asked {
  src: string;
  element: HTMLScriptElement;
}

interface Globals {
  DISQUS?: object | undefined;
  disqus_config?: (this: { page: object }) => void;
}
const globals = window as unknown as Globals;

/** The scripts that the page would have asked for, which this one never does. */
let asked: Asked[] = [];
/** Whose comments the script has been asked for once it was there. */
let resets: Record<string, string>[] = [];
const nativeAppend = document.head.append;
let names = 0;
/** A short name that no test of this page has used: a script is loaded once. */
const freshName = () => `linen-${(names += 1)}`;

beforeEach(() => {
  forgetConsent();
  asked = [];
  resets = [];
  delete globals.DISQUS;
  document.head.append = (...nodes: (Node | string)[]) => {
    for (const node of nodes)
      if (node instanceof HTMLScriptElement) asked.push({ src: node.src, element: node });
      else nativeAppend.call(document.head, node);
  };
});
afterEach(() => {
  document.head.append = nativeAppend;
  forgetConsent();
});

const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const thread = () => document.querySelector<HTMLElement>('#disqus_thread');

/** What the script of Disqus does when it has come: it reads whose comments it is to show, and shows them. */
function arrive() {
  const page = { page: {} as Record<string, string> };
  globals.disqus_config?.call(page);
  globals.DISQUS = {
    reset: ({ config }: { config: (this: { page: object }) => void }) => {
      const again = { page: {} as Record<string, string> };
      config.call(again);
      resets.push(again.page);
    },
  };
  thread()!.innerHTML = '<iframe title="Disqus" height="900"></iframe>';
  asked[0]!.element.onload?.(new Event('load'));
  return page.page;
}

async function commentsOf(attributes: string) {
  const host = put(`<wb-comments ${attributes}><h3>Comments</h3></wb-comments>`);
  await turn();
  return host;
}

describe('Comments', () => {
  it("come by the script of their short name, into the page's own tree, for the page that is told", async () => {
    const name = freshName();
    const host = await commentsOf(`shortname="${name}" url="/journal/1" identifier="j1"`);
    await until(() => asked.length);
    expect(asked.map(({ src }) => src)).to.deep.equal([`https://${name}.disqus.com/embed.js`]);
    expect(thread()!.parentElement).to.equal(host);
    expect(arrive()).to.deep.equal({ url: `${location.origin}/journal/1`, identifier: 'j1' });
    await until(() => part(host, 'box')!.dataset['arrival'] === 'there');
    expect(thread()!.getBoundingClientRect().height).to.be.above(0);
  });

  it('keep room before they come, with a link, and none of them is in the published page', async () => {
    const host = await commentsOf(`shortname="${freshName()}" height="450"`);
    expect(part(host, 'box')!.getBoundingClientRect().height).to.equal(450);
    expect(part<HTMLAnchorElement>(host, 'open')!.href).to.contain(
      'https://disqus.com/home/forum/',
    );
    put('');
    const html = published('<wb-comments shortname="linen"></wb-comments>');
    expect(html).to.contain('https://disqus.com/home/forum/linen/').and.not.contain('embed.js');
  });

  it('ask first where they have consent, and go when it is withdrawn', async () => {
    const host = await commentsOf(`consent shortname="${freshName()}"`);
    expect([asked.length, thread()]).to.deep.equal([0, null]);
    giveConsent('comments');
    await until(() => asked.length);
    arrive();
    const answer = thread()!.appendChild(document.createElement('textarea'));
    answer.focus();
    withdrawConsent('comments');
    await until(() => part(host, 'consent'));
    await turn();
    expect(thread()).to.equal(null);
    expect(host.shadowRoot!.activeElement).to.equal(part(host, 'allow-once'));
  });

  it('are asked of the script that has run when they are agreed to again, and when their page changes', async () => {
    const host = await commentsOf(`consent shortname="${freshName()}" url="/a" identifier="a"`);
    giveConsent('comments');
    await until(() => asked.length);
    arrive();
    withdrawConsent('comments');
    await until(() => !thread());
    giveConsent('comments');
    await until(() => resets.length === 1);
    host.setAttribute('identifier', 'b');
    await until(() => resets.length === 2);
    expect(asked).to.have.length(1);
    expect(resets).to.deep.equal([
      { url: `${location.origin}/a`, identifier: 'a' },
      { url: `${location.origin}/a`, identifier: 'b' },
    ]);
  });

  it('are those of the canonical address, else of the page without its fragment, and of no script', async () => {
    const before = location.href;
    history.replaceState(null, '', '#there');
    const own = location.href.replace('#there', '');
    expectWarning(/url="javascript:/);
    for (const [canonical, url, told = ''] of [
      ['', own],
      ['/journal/1#top', `${location.origin}/journal/1`],
      ['javascript:alert(1)', own],
      ['http://[', own],
      ['/journal/1', `${location.origin}/journal/2`, 'url="/journal/2#top"'],
      ['', own, 'url="javascript:alert(1)"'],
      ['', own, 'url="mailto:a@b.example"'],
    ]) {
      forgetConsent();
      const link = document.createElement('link');
      link.rel = 'canonical';
      if (canonical) link.href = canonical;
      if (canonical) document.head.prepend(link);
      asked = [];
      delete globals.DISQUS;
      await commentsOf(`shortname="${freshName()}" ${told}`);
      await until(() => asked.length);
      expect(arrive()['url'], canonical + told).to.equal(url);
      link.remove();
      put('');
      await turn();
    }
    history.replaceState(null, '', before);
  });

  it('ask Disqus for nothing until they come into view', async () => {
    const box = put(
      `<div><p style="block-size: 9000px">Long</p><wb-comments shortname="${freshName()}"></wb-comments></div>`,
    );
    await turn();
    expect(asked).to.deep.equal([]);
    box.querySelector('wb-comments')!.scrollIntoView();
    await until(() => asked.length);
    scrollTo(0, 0);
  });

  it('fail after 30 seconds, with a link, and say before that they are waited for', async () => {
    const name = freshName();
    expectWarning(new RegExp(`Failed to load https://${name}.disqus.com/embed.js`));
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drawn = async (text: string, host: Element) => {
      const isDrawn = () => part(host, 'notice')?.textContent?.includes(text);
      while (!isDrawn()) await new Promise(requestAnimationFrame);
    };
    try {
      const host = put(`<wb-comments shortname="${name}"></wb-comments>`);
      while (!asked.length) await new Promise(requestAnimationFrame);
      while (clock.countTimers() < 2) await new Promise(requestAnimationFrame);
      clock.tick(10_000);
      await drawn(`Still waiting for ${name}.disqus.com`, host);
      expect(part(host, 'open')).to.not.equal(null);
      clock.tick(20_000);
      await drawn('Failed to load', host);
    } finally {
      clock.restore();
    }
  });

  it('say that they failed to load, and whence, and leave a link', async () => {
    const name = freshName();
    expectWarning(new RegExp(`Failed to load https://${name}.disqus.com/embed.js`));
    const host = await commentsOf(`shortname="${name}"`);
    await until(() => asked.length);
    asked[0]!.element.onerror?.(new Event('error'));
    await until(() => part(host, 'notice')!.textContent!.includes('Failed to load'));
    expect(part(host, 'notice')!.textContent).to.contain(`${name}.disqus.com`);
    expect(part(host, 'open')).to.not.equal(null);
  });

  it('say so as well where their address answers something else', async () => {
    const name = freshName();
    expectWarning(/is not the script that it should be/);
    const host = await commentsOf(`shortname="${name}"`);
    await until(() => asked.length);
    asked[0]!.element.onload?.(new Event('load'));
    await until(() => part(host, 'notice')!.textContent!.includes('Failed to load'));
  });

  it('are those of the first of a page; another says so', async () => {
    const box = put(
      `<div><wb-comments shortname="${freshName()}"></wb-comments><wb-comments shortname="${freshName()}"></wb-comments></div>`,
    );
    await until(() => asked.length);
    await turn();
    expect(asked).to.have.length(1);
    expect(document.querySelectorAll('#disqus_thread')).to.have.length(1);
    const second = box.querySelectorAll('wb-comments')[1]!;
    expect(part(second, 'message')!.textContent).to.equal('The comments are further up.');
  });

  it('are those of the next one when the first goes, and of the one that comes before it', async () => {
    const box = put(
      `<div><wb-comments shortname="${freshName()}"></wb-comments><wb-comments shortname="${freshName()}"></wb-comments></div>`,
    );
    await until(() => thread());
    const [first, second] = box.querySelectorAll('wb-comments');
    first!.remove();
    await until(() => thread()?.parentElement === second);
    expect(part(second!, 'message')).to.equal(null);
    box.prepend(first!);
    await until(() => thread()?.parentElement === first);
    expect(document.querySelectorAll('#disqus_thread')).to.have.length(1);
    expect(part(second!, 'message')!.textContent).to.equal('The comments are further up.');
  });

  it('are none in the shadow root of another element, where their script cannot find them', async () => {
    expectWarning(/stands in the shadow root of another element/);
    const root = put('<div></div>').attachShadow({ mode: 'open' });
    const host = document.createElement('wb-comments');
    host.setAttribute('shortname', freshName());
    root.append(host);
    await until(() => host.shadowRoot && part(host, 'message'));
    expect(part(host, 'message')!.textContent).to.equal('There are no comments here.');
    expect(asked).to.deep.equal([]);
  });

  it('come as well when the short name is told later', async () => {
    const host = await commentsOf('');
    host.setAttribute('shortname', freshName());
    await until(() => asked.length);
  });

  for (const bad of [
    '',
    '"><script>alert(1)</script>',
    'evil.example/x',
    'a.b',
    '-a',
    'javascript:',
  ]) {
    it(`are none with the short name '${bad}'`, async () => {
      const host = put('<wb-comments></wb-comments>');
      host.setAttribute('shortname', bad);
      await turn();
      expect(part(host, 'message')!.textContent).to.equal('There are no comments here.');
      expect([asked.length, thread()]).to.deep.equal([0, null]);
    });
  }

  it('leave nothing behind when they are removed and added again', async () => {
    const host = await commentsOf(`shortname="${freshName()}"`);
    const place = host.parentElement!;
    await until(() => asked.length);
    arrive();
    for (let time = 0; time < 50; time += 1) {
      host.remove();
      await Promise.resolve();
      place.append(host);
    }
    await turn();
    await until(() => thread());
    expect(document.querySelectorAll('#disqus_thread')).to.have.length(1);
    expect(asked).to.have.length(1);
    host.remove();
    await until(() => !globals.disqus_config);
    expect(thread()).to.equal(null);
  });
});
