import { expect } from '@open-wc/testing';
import { useFakeTimers } from 'sinon';
import '../../../elements/social/share/share';
import { NETWORKS } from '../../../elements/social/share/networks';
import { watch } from '../../../elements/social/share/share.watch';
import { expectWarning } from '../../support/console';
import { put, turn } from '../../support/test-element';

interface Opened {
  address: string;
  name: string;
  features: string;
}

let opened: Opened[] = [];
const nativeOpen = window.open;
const own = ['clipboard', 'share'].map(
  (name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const,
);
const give = (name: 'clipboard' | 'share', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  opened = [];
  window.open = (address, name, features) => {
    opened.push({ address: String(address), name: name!, features: features! });
    return null;
  };
});
afterEach(() => {
  window.open = nativeOpen;
  for (const [name, property] of own) {
    if (property) Object.defineProperty(navigator, name, property);
    else Reflect.deleteProperty(navigator, name);
  }
});

const SHIRT = 'https://shop.example/shirt?size=m&colour=blue';

async function shareOf(html: string) {
  const host = put(html);
  await turn();
  return host;
}

const controls = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a, button'),
];
const control = (host: Element, way: string) =>
  host.shadowRoot!.querySelector<HTMLAnchorElement>(`[data-share=${way}]`)!;
const said = (host: Element) => host.shadowRoot!.querySelector('[role=status]')!.textContent;
const ways = (host: Element) => controls(host).map((it) => it.dataset['share']);
const all = [...Object.keys(NETWORKS), 'email'].join(' ');
const shirt = (more = '') => `<wb-share address="${SHIRT}" ${more}></wb-share>`;

/** Clicks where nothing leaves the page, and says whether the browser was left to follow it. */
function click(node: HTMLElement, init: MouseEventInit = {}) {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  node.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  return isLeft;
}

describe('Share links', () => {
  it('lead to the page of each of thirteen networks, and to e-mail, with the encoded address', async () => {
    const host = await shareOf(shirt(`networks="${all}"`));
    expect(controls(host)).to.have.length(14);
    const pages = {
      facebook: 'https://www.facebook.com/sharer/sharer.php?u=',
      twitter: 'https://twitter.com/share?url=',
      linkedin: 'https://www.linkedin.com/feed/?shareActive=true&text=',
      pinterest: 'https://pinterest.com/pin/create/button/?url=',
      reddit: 'https://reddit.com/submit/?url=',
      vk: 'https://vk.com/share.php?url=',
      ok: 'https://connect.ok.ru/offer?url=',
      tumblr: 'https://tumblr.com/widgets/share/tool?canonicalUrl=',
      skype: 'https://web.skype.com/share?url=',
      telegram: 'https://t.me/share/url?url=',
      pocket: 'https://getpocket.com/edit?url=',
      xing: 'https://www.xing.com/spi/shares/new?url=',
      whatsapp: 'https://wa.me/?text=',
    };
    expect(Object.keys(pages)).to.deep.equal(Object.keys(NETWORKS));
    for (const [name, prefix] of Object.entries(pages))
      expect(control(host, name).href, name).to.equal(prefix + encodeURIComponent(SHIRT));
  });

  it('by e-mail begin a letter, with the title as its subject and the address in its text', async () => {
    const host = await shareOf(shirt('networks="email" text="A shirt & more"'));
    expect(control(host, 'email').href).to.equal(
      `mailto:?subject=A%20shirt%20%26%20more&body=${encodeURIComponent(SHIRT)}`,
    );
    click(control(host, 'email'));
    expect(opened).to.deep.equal([]);
  });

  it('are those of the networks that still take shares, unless some are chosen', async () => {
    const host = await shareOf(shirt());
    expect(ways(host)).to.have.length(12).and.not.include.members(['skype', 'pocket']);
    host.setAttribute('networks', 'email, VK facebook,vk');
    await turn();
    expect(ways(host)).to.deep.equal(['email', 'vk', 'facebook']);
  });

  it('leave out a network that is unknown, and are the usual ones where all are', async () => {
    expect(ways(await shareOf(shirt('networks="myspace xing"')))).to.deep.equal(['xing']);
    expect(ways(await shareOf(shirt('networks="myspace"')))).to.have.length(12);
    expect(ways(await shareOf(shirt('networks="__proto__ constructor"')))).to.have.length(12);
  });

  it('say that a network has ended', async () => {
    const host = await shareOf(shirt('networks="pocket xing" view="text"'));
    expect(control(host, 'pocket').part.contains('retired')).to.equal(true);
    expect(control(host, 'pocket').textContent).to.contain('Pocket, which has ended');
    expect(control(host, 'xing').part.contains('retired')).to.equal(false);
  });

  it('share the origin of the page, or the whole page without its fragment', async () => {
    const host = await shareOf('<wb-share networks="telegram"></wb-share>');
    const address = () => new URL(control(host, 'telegram').href).searchParams.get('url');
    expect(address()).to.equal(location.origin);
    host.setAttribute('shares', 'page');
    await turn();
    expect(address()).to.equal(location.href.replace(/#.*/, ''));
    host.setAttribute('address', '/spring');
    await turn();
    expect(address()).to.equal(`${location.origin}/spring`);
  });

  it('never share an address that is of no page', async () => {
    expectWarning(/address="javascript:/);
    for (const bad of ['javascript:alert(1)', 'mailto:a@b.example', 'tel:123', 'http://[']) {
      const host = await shareOf(`<wb-share networks="vk" address="${bad}"></wb-share>`);
      expect(control(host, 'vk').href, bad).to.equal(
        NETWORKS.vk.prefix + encodeURIComponent(location.origin),
      );
    }
  });

  it('open a window of 600 by 400 that cannot reach the page', async () => {
    const host = await shareOf(shirt());
    expect(click(control(host, 'facebook'))).to.equal(false);
    expect(opened).to.have.length(1);
    expect(opened[0]!.address).to.equal(control(host, 'facebook').href);
    expect(opened[0]!.features.split(',')).to.include.members([
      'noopener',
      'width=600',
      'height=400',
    ]);
  });

  it('open it once, however many there are and however often the watcher came', async () => {
    const host = await shareOf(shirt());
    watch(host, () => undefined);
    await shareOf(`<p>${shirt()}${shirt()}</p>`);
    click(control(document.querySelectorAll('wb-share')[1]!, 'vk'));
    expect(opened).to.have.length(1);
  });

  it('leave to the browser what opens elsewhere or is answered already', async () => {
    const host = await shareOf(shirt());
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(click(control(host, 'vk'), { [key]: true }), key).to.equal(true);
    expect(click(control(host, 'vk'), { button: 1 })).to.equal(true);
    host.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(control(host, 'vk'));
    expect(opened).to.deep.equal([]);
  });

  it('show a mark, a name or both, and say in full what they do', async () => {
    const host = await shareOf(shirt('networks="facebook"'));
    const shown = () => {
      const { textContent } = control(host, 'facebook');
      return [control(host, 'facebook').querySelector('svg') !== null, textContent];
    };
    expect(shown()).to.deep.equal([true, 'Share on Facebook']);
    host.setAttribute('view', 'text');
    await turn();
    expect(shown()).to.deep.equal([false, 'FacebookShare on Facebook']);
    host.setAttribute('view', 'both');
    await turn();
    expect(shown()).to.deep.equal([true, 'FacebookShare on Facebook']);
  });

  it('stand in 1 to 6 columns, fewer where there is no room, or as they come', async () => {
    const host = await shareOf(`<div style="width: 900px">${shirt('view="both"')}</div>`);
    const share = host.querySelector('wb-share')!;
    const inFirstRow = () => {
      const tops = controls(share).map((it) => it.getBoundingClientRect().top);
      return tops.filter((top) => top === tops[0]).length;
    };
    for (const columns of [1, 2, 3, 4, 5, 6]) {
      share.setAttribute('columns', String(columns));
      await turn();
      expect(inFirstRow()).to.equal(columns);
    }
    host.style.width = '300px';
    expect(inFirstRow()).to.equal(2);
  });

  it('read a number of columns that is none of these as auto', async () => {
    expectWarning(/columns="7"/);
    const share = await shareOf(shirt('columns="7"'));
    expect(share.shadowRoot!.querySelector('ul')!.dataset['columns']).to.equal('auto');
  });
});

describe('The button that copies the link', () => {
  it('puts the address into the clipboard, and says so for a while', async () => {
    const copied: string[] = [];
    give('clipboard', { writeText: (it: string) => Promise.resolve(void copied.push(it)) });
    const host = await shareOf(shirt('networks="copy"'));
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      click(control(host, 'copy'));
      await Promise.resolve();
      await Promise.resolve();
      expect(copied).to.deep.equal([SHIRT]);
      expect(said(host)).to.equal('Link copied');
      clock.tick(3999);
      expect(said(host)).to.equal('Link copied');
      clock.tick(1);
      expect(said(host)).to.equal('');
    } finally {
      clock.restore();
    }
  });

  it('says so for a while in each of several in the page', async () => {
    give('clipboard', { writeText: () => Promise.resolve() });
    const copy = shirt('networks="copy"');
    const place = await shareOf(`<div>${copy}${copy}</div>`);
    const [first, second] = place.querySelectorAll('wb-share');
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const press = async (host: Element) => {
      click(control(host, 'copy'));
      await Promise.resolve();
      await Promise.resolve();
    };
    try {
      await press(first!);
      clock.tick(2000);
      await press(second!);
      clock.tick(2000);
      expect([said(first!), said(second!)]).to.deep.equal(['', 'Link copied']);
      clock.tick(2000);
      expect(said(second!)).to.equal('');
    } finally {
      clock.restore();
    }
  });

  it('shows the address where it may not', async () => {
    give('clipboard', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const host = await shareOf(shirt('networks="copy"'));
    click(control(host, 'copy'));
    await turn();
    expect(said(host)).to.equal(`Copy this link: ${SHIRT}`);
    give('clipboard', undefined);
    click(control(host, 'copy'));
    await turn();
    expect(said(host)).to.equal(`Copy this link: ${SHIRT}`);
  });
});

describe('The button that opens the sharing of the device', () => {
  it('hands it the title and the address', async () => {
    const shared: unknown[] = [];
    give('share', (it: unknown) => Promise.resolve(void shared.push(it)));
    const host = await shareOf(shirt('networks="device" text="A shirt"'));
    click(control(host, 'device'));
    await turn();
    expect(shared).to.deep.equal([{ title: 'A shirt', url: SHIRT }]);
    expect(said(host)).to.equal('');
  });

  it('copies the link where the device has none, and does nothing when the visitor closes it', async () => {
    give('share', undefined);
    give('clipboard', { writeText: () => Promise.resolve() });
    const host = await shareOf(shirt('networks="device"'));
    click(control(host, 'device'));
    await turn();
    expect(said(host)).to.equal('Link copied');
    const other = await shareOf(shirt('networks="device"'));
    give('share', () => Promise.reject(new DOMException('', 'AbortError')));
    click(control(other, 'device'));
    await turn();
    expect(said(other)).to.equal('');
  });
});
