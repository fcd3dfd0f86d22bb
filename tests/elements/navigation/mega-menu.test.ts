import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import '../../../elements/navigation/mega-menu/mega-menu';
import { setViewport } from '@web/test-runner-commands';
import { announce, subscribe } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { put, until } from '../../support/test-element';
import { endFades, focused, hover, leave, press, stopClock, touchOutside } from './mouse';

const content = '<p>All that <a href="/shop/linen">we weave</a>.</p>';
const megaOf = (attributes = '', title = '<a slot="title" href="/shop">Shop</a>', more = content) =>
  put(`<wb-mega-menu ${attributes}>${title}${more}</wb-mega-menu>`);
const button = (host: Element) => host.shadowRoot!.querySelector('button')!;
const panel = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('.panel')!;
const box = (host: Element) => panel(host).firstElementChild!.getBoundingClientRect();
const isOpen = (host: Element) =>
  button(host).ariaExpanded === 'true' && panel(host).checkVisibility();
const title = (host: Element) => host.querySelector<HTMLElement>('[slot=title]')!;

before(() => setViewport({ width: 1024, height: 600 }));
after(() => setViewport({ width: 800, height: 600 }));

describe('A mega menu', () => {
  it('has a button beside a title that is a link, and around one that is not', () => {
    const host = megaOf();
    expect(button(host).getAttribute('aria-label')).to.equal('Sub-menu of Shop');
    const other = megaOf('', '<span slot="title">Help</span>');
    expect(button(other).contains(title(other).assignedSlot)).to.equal(true);
    expect(button(other).getAttribute('aria-label')).to.equal(null);
  });

  it('has a name without a title, and says that it has none', () => {
    expectWarning(/<wb-mega-menu> has no title, so nobody can tell/);
    expect(button(megaOf('', '')).getAttribute('aria-label')).to.equal('Menu');
  });

  it('opens by a click on its button or on the title in it, and closes by the next', () => {
    const host = megaOf('', '<span slot="title">Help</span>');
    title(host).click();
    expect(isOpen(host)).to.equal(true);
    button(host).click();
    expect(isOpen(host)).to.equal(false);
  });

  it('stops what plays in its panel when that closes', async () => {
    const film = '<video src="/gallery/recordings/valley.webm" muted loop></video>';
    const host = megaOf('', undefined, content + film);
    button(host).click();
    const media = host.querySelector('video')!;
    await media.play();
    button(host).click();
    await until(() => media.paused);
  });

  it('tells the page and the other elements', () => {
    const host = megaOf('id="shop-menu"');
    const heard: string[] = [];
    const stop = subscribe('*', (detail, key, name) => {
      if ('kind' in detail && detail.host === host) heard.push(`${name} ${key} ${detail.kind}`);
    });
    for (const type of ['wb-mega-menu-opened', 'wb-mega-menu-closed'])
      host.addEventListener(type, () => heard.push(type));
    button(host).click();
    button(host).click();
    stop();
    expect(heard).to.deep.equal([
      ...['menu.opened shop-menu mega-menu', 'wb-mega-menu-opened'],
      ...['menu.closed shop-menu mega-menu', 'wb-mega-menu-closed'],
    ]);
  });

  it('leaves what it holds where the author wrote it', () => {
    const host = megaOf('', undefined, '<iframe title="Map"></iframe>');
    const frame = host.querySelector('iframe')!;
    const inner = frame.contentWindow;
    button(host).click();
    button(host).click();
    expect(frame.contentWindow === inner).to.equal(true);
    expect(frame.parentElement === host).to.equal(true);
  });
});

describe('The panel of a mega menu', () => {
  it('stands 5 px below its title, on the top layer', () => {
    const host = megaOf();
    button(host).click();
    expect(panel(host).matches(':popover-open')).to.equal(true);
    expect(box(host).top - button(host).getBoundingClientRect().bottom).to.be.closeTo(5, 0.5);
  });

  it('is as wide as the menu, the header or the window around it', () => {
    const around = put(
      `<header style="margin: 0 50px"><wb-mega-menu panel-width="menu"><a slot="title" href="/a">A</a>${content}</wb-mega-menu></header>`,
    );
    const host = around.querySelector('wb-mega-menu')!;
    button(host).click();
    expect(box(host).left).to.equal(around.getBoundingClientRect().left);
    expect(box(host).width).to.equal(around.getBoundingClientRect().width);
    const wide = megaOf('panel-width="window"');
    button(wide).click();
    expect(box(wide).left).to.equal(0);
    expect(box(wide).width).to.equal(document.documentElement.clientWidth);
  });

  it('stays inside the window, 20 px lower than it at most, and scrolls inside', () => {
    const host = megaOf('', undefined, `<div style="width: 3000px; height: 3000px">Much</div>`);
    button(host).click();
    const { left, right, bottom, height } = box(host);
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(innerWidth);
    expect(bottom).to.be.at.most(innerHeight);
    expect(height).to.be.at.most(innerHeight - 20);
    expect(panel(host).firstElementChild!.scrollHeight).to.be.above(2000);
  });
});

describe('A mega menu closes', () => {
  const opened = (host = megaOf()) => {
    button(host).click();
    expect(isOpen(host)).to.equal(true);
    return host;
  };

  it('when something else is touched, or the focus leaves it', () => {
    const host = opened();
    host.querySelector<HTMLElement>('p a')!.focus();
    touchOutside();
    expect(isOpen(host)).to.equal(false);
    const row = put(
      `<div><wb-mega-menu><a slot="title" href="/a">A</a>${content}</wb-mega-menu><button>Next</button></div>`,
    );
    const other = opened(
      row.querySelector('wb-mega-menu')! as HTMLElement & Record<string, unknown>,
    );
    other.querySelector<HTMLElement>('p a')!.focus();
    expect(isOpen(other)).to.equal(true);
    row.querySelector<HTMLElement>(':scope > button')!.focus();
    expect(isOpen(other)).to.equal(false);
  });

  it('with Escape, and the focus is on its button again', () => {
    const host = opened();
    host.querySelector<HTMLElement>('p a')!.focus();
    expect(press('Escape')).to.equal(true);
    expect(isOpen(host)).to.equal(false);
    expect(focused() === button(host)).to.equal(true);
  });

  it('when a link leads to a place in the page, but not to one in its panel', () => {
    const host = opened(megaOf('', undefined, '<h3 id="shoes">Shoes</h3>'));
    announce('anchor.started', 'shoes', { source: null });
    expect(isOpen(host)).to.equal(true);
    announce('anchor.started', 'elsewhere', { source: null });
    expect(isOpen(host)).to.equal(false);
  });

  it('when a header becomes sticky or plain again', () => {
    const host = opened();
    announce('sticky.changed', 'header', { isStuck: true, host: document.body });
    expect(isOpen(host)).to.equal(false);
  });

  it('when another opens; one inside it keeps it open', () => {
    const inner = '<wb-mega-menu id="inner"><span slot="title">In</span>Text</wb-mega-menu>';
    const row = put(
      `<div><wb-mega-menu id="outer"><a slot="title" href="/a">A</a>${inner}</wb-mega-menu><wb-mega-menu id="other"><a slot="title" href="/b">B</a>Text</wb-mega-menu></div>`,
    );
    const the = (id: string) => row.querySelector(`#${id}`)!;
    button(the('outer')).click();
    button(the('inner')).click();
    expect([isOpen(the('outer')), isOpen(the('inner'))]).to.deep.equal([true, true]);
    button(the('other')).click();
    expect([isOpen(the('outer')), isOpen(the('other'))]).to.deep.equal([false, true]);
  });

  it('with Escape from the inside out', () => {
    const inner = '<wb-mega-menu id="inner"><span slot="title">In</span>Text</wb-mega-menu>';
    const outer = opened(megaOf('', undefined, inner));
    const [one] = outer.querySelectorAll('#inner');
    button(one!).click();
    button(one!).focus();
    press('Escape');
    expect([isOpen(outer), isOpen(one!)]).to.deep.equal([true, false]);
    press('Escape');
    expect(isOpen(outer)).to.equal(false);
  });
});

describe('A mouse over a mega menu', () => {
  let clock: ReturnType<typeof stopClock>;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => clock.restore());

  it('opens it after a moment, and closes it 150 ms after it has left', () => {
    const host = megaOf();
    hover(title(host));
    clock.tick(100);
    expect(isOpen(host)).to.equal(true);
    leave(host);
    clock.tick(149);
    expect(isOpen(host)).to.equal(true);
    clock.tick(1);
    expect(isOpen(host)).to.equal(false);
  });

  it('does not when it waits for a click', () => {
    const host = megaOf('trigger="click"');
    hover(title(host));
    clock.tick(1000);
    expect(isOpen(host)).to.equal(false);
  });
});

describe('To everybody, a mega menu', () => {
  for (const width of [1024, 320]) {
    it(`is accessible, closed and open, in both directions, at ${width} px`, async () => {
      await setViewport({ width, height: 600 });
      const host = megaOf();
      for (const dir of ['ltr', 'rtl']) {
        host.parentElement!.dir = dir;
        for (const _ of ['closed', 'open']) {
          // Half faded in nothing has its colours.
          endFades();
          const { violations } = await axe.run(host);
          expect(violations.map(({ id }) => id)).to.deep.equal([]);
          button(host).click();
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      }
      host.parentElement!.removeAttribute('dir');
      await setViewport({ width: 1024, height: 600 });
    });
  }

  it('moves to what it holds with ArrowDown', () => {
    const host = megaOf();
    button(host).focus();
    expect(press('ArrowDown')).to.equal(false);
    button(host).click();
    press('ArrowDown');
    expect(focused() === host.querySelector('p a')).to.equal(true);
  });

  it('does not scroll the page by arrow keys in its panel, and leaves fields theirs', () => {
    const host = megaOf('', undefined, `${content}<input aria-label="Size">`);
    button(host).click();
    host.querySelector<HTMLElement>('p a')!.focus();
    expect(press('ArrowDown')).to.equal(true);
    host.querySelector('input')!.focus();
    expect(press('ArrowDown')).to.equal(false);
  });
});
