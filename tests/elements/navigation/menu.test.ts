import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import '../../../elements/navigation/menu/menu';
import '../../../elements/navigation/mega-menu/mega-menu';
import { setViewport } from '@web/test-runner-commands';
import { announce } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';
import { endFades, focused, hover, leave, press, stopClock, touchOutside } from './mouse';

const lists = `<ul>
  <li><a href="/home">Home</a></li>
  <li><a href="/shop">Shop</a><ul>
    <li><a href="/shop/bed">Bed</a><ul><li><a href="/shop/bed/linen">Linen</a></li></ul></li>
    <li><a href="/shop/bath">Bath</a></li></ul></li>
  <li><span>About</span><ul><li><a href="/about/us">Us</a></li></ul></li>
  <li><a href="/contact">Contact</a></li>
</ul>`;
const menuOf = (attributes = '', content = lists) =>
  put(`<wb-menu ${attributes}>${content}</wb-menu>`);

const all = (host: Element, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const link = (host: Element, text: string) =>
  all(host, '.link').find((it) => it.textContent === text)!;
const button = (host: Element, title: string) =>
  all(host, '.button').find((it) => it.dataset.title === title)!;
const item = (host: Element, title: string) => button(host, title).parentElement!;
const panel = (host: Element, title: string) => button(host, title).nextElementSibling!;
const open = (host: Element) =>
  all(host, '[aria-expanded=true]').flatMap((it) =>
    it.nextElementSibling!.checkVisibility() ? [it.dataset.title] : [],
  );
const texts = (host: Element) => all(host, '.list > .item').map((it) => it.textContent);

before(() => setViewport({ width: 1024, height: 600 }));
after(() => setViewport({ width: 800, height: 600 }));

describe('A menu', () => {
  it('draws the lists of its author as lists of links', () => {
    const host = menuOf();
    expect(link(host, 'Bed').getAttribute('href')).to.equal('/shop/bed');
    expect(link(host, 'Bed').closest('ul')!.querySelectorAll('li')).to.have.length(3);
    expect(all(host, '[role]')).to.deep.equal([]);
    expect(host.querySelector('ul')!.outerHTML).to.equal(
      put(`<div>${lists}</div>`).querySelector('ul')!.outerHTML,
    );
  });

  it('keeps what an author wrote on a link, and a picture in it', () => {
    const host = menuOf(
      '',
      `<ul><li><a href="/a" target="_blank" rel="noopener" hreflang="de" lang="de" data-wb-names="p" data-wb-close><img src="/gallery/pictures/oak-30.svg" alt="" width="30" height="20"> Das
        Haus</a></li></ul>`,
    );
    const [only] = all(host, 'a');
    expect(only!.textContent).to.equal('Das Haus');
    for (const name of ['target', 'rel', 'hreflang', 'lang', 'data-wb-names', 'data-wb-close'])
      expect(only!.getAttribute(name)).to.equal(host.querySelector('a')!.getAttribute(name));
    expect(only!.querySelector('img')!.getAttribute('width')).to.equal('30');
  });

  it('follows no address that could run a script, and says so', () => {
    expectWarning(/<wb-menu>: the address "javascript:alert\(1\)" is none of/);
    const host = menuOf('', '<ul><li><a href="javascript:alert(1)">X</a></li></ul>');
    expect(all(host, 'a')).to.deep.equal([]);
    expect(link(host, 'X').localName).to.equal('span');
  });

  it('says once what an item of a list cannot hold', () => {
    expectWarning(/the item "A" holds a <button> that .* Write it as a child of wb-menu instead/);
    expectWarning(/the item "B" holds a <a> that/);
    menuOf(
      '',
      `<ul><li><a href="/a">A</a> <b><button>+</button></b> <input></li>
      <li><a href="/b">B</a> <a href="/c">C</a><ul><li><a href="/d">D</a></li></ul></li></ul>`,
    );
    expect(warnings()).to.have.length(2);
  });

  it('says that an item is shown without its drawing', () => {
    expectWarning(/the item "A" holds an <svg>, which it is shown without. Write a picture/);
    menuOf(
      '',
      '<ul><li><a href="/a"><svg viewBox="0 0 1 1"><path d="M0 0"/></svg> A</a></li></ul>',
    );
    expect(warnings()).to.have.length(1);
  });

  it('shows other children among its items, where they stand', async () => {
    const host = menuOf(
      '',
      '<ul><li><a href="/a">A</a></li></ul><button>Search</button><ul><li><a href="/b">B</a></li></ul>',
    );
    await turn();
    expect(texts(host)).to.deep.equal(['A', '', 'B']);
    expect(host.querySelector('button')!.slot).to.equal('item-1');
  });

  it('breaks a word too long for the window, and keeps the buttons in sight', async () => {
    await setViewport({ width: 390, height: 600 });
    const word = 'x'.repeat(80);
    const deep = [1, 2, 3, 4].reduce(
      (inner, at) => `<ul><li><a href="/${at}">${word}</a>${inner}</li></ul>`,
      '<ul><li><a href="/0">End</a></li></ul>',
    );
    const mega = `<wb-mega-menu><a slot="title" href="/gifts">${word}</a>Text</wb-mega-menu>`;
    for (const layout of ['horizontal', 'vertical']) {
      const host = menuOf(`layout="${layout}"`, deep + mega);
      for (const it of all(host, '.button')) it.click();
      expect(document.documentElement.scrollWidth).to.be.at.most(390);
      for (const it of all(host, '.button')) {
        expect(it.getBoundingClientRect().right).to.be.at.most(390);
        const link = it.previousElementSibling!.getBoundingClientRect();
        expect(it.getBoundingClientRect().top).to.be.below(link.bottom);
      }
    }
    await setViewport({ width: 1024, height: 600 });
  });

  it('draws a landmark of its own when it is given a name', () => {
    const nav = (host: Element) => host.shadowRoot!.querySelector('nav');
    expect(nav(menuOf('label="Main"'))!.getAttribute('aria-label')).to.equal('Main');
    expect(nav(menuOf())).to.equal(null);
  });

  it('names a button after the link beside it, in the words of its author', () => {
    expect(button(menuOf(), 'Shop').getAttribute('aria-label')).to.equal('Sub-menu of Shop');
    const host = menuOf('sub-menu-text="{title}: mehr"');
    expect(button(host, 'Shop').getAttribute('aria-label')).to.equal('Shop: mehr');
    expect(button(host, 'About').getAttribute('aria-label')).to.equal(null);
  });

  it('follows a script that changes its lists', async () => {
    const host = menuOf();
    await turn();
    host.querySelector('a')!.textContent = 'Start';
    await until(() => link(host, 'Start'));
  });

  it('tells of a sub-menu that opens and closes', () => {
    const host = menuOf();
    const heard: unknown[] = [];
    for (const type of ['wb-menu-opened', 'wb-menu-closed'])
      host.addEventListener(type, (event) => heard.push(type, (event as CustomEvent).detail));
    button(host, 'Shop').click();
    button(host, 'Shop').click();
    const detail = { title: 'Shop' };
    expect(heard).to.deep.equal(['wb-menu-opened', detail, 'wb-menu-closed', detail]);
  });
});

describe('The sub-menus of a horizontal menu', () => {
  it('drop 5 px below, on the top layer, and inside the window', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    expect(panel(host, 'Shop').matches(':popover-open')).to.equal(true);
    const box = panel(host, 'Shop').firstElementChild!.getBoundingClientRect();
    expect(box.top - item(host, 'Shop').getBoundingClientRect().bottom).to.be.closeTo(5, 0.5);
    expect(box.right).to.be.at.most(innerWidth);
  });

  it('stay inside the window at its other edge, right to left', () => {
    const box = put(`<div dir="rtl" style="width: 220px"><wb-menu>${lists}</wb-menu></div>`);
    const host = box.querySelector('wb-menu')!;
    button(host, 'About').click();
    const { left, right } = panel(host, 'About').getBoundingClientRect();
    expect(left).to.be.at.least(0);
    expect(right).to.be.at.most(document.documentElement.clientWidth);
  });

  it('scroll inside when they are higher than the window', () => {
    const many = '<li><a href="/x">X</a></li>'.repeat(40);
    const host = menuOf('', `<ul><li><a href="/a">A</a><ul>${many}</ul></li></ul>`);
    button(host, 'A').click();
    const list = panel(host, 'A').firstElementChild!;
    expect(list.getBoundingClientRect().bottom).to.be.at.most(innerHeight - 10);
    expect(list.scrollHeight).to.be.above(list.clientHeight);
  });

  it('stay inside the window above the menu while they grow', async () => {
    const many = '<li><a href="/x">X</a></li>'.repeat(5);
    const bar = put(
      `<div style="position: fixed; bottom: 0"><wb-menu><ul><li><a href="/a">A</a><ul><li><a href="/b">B</a><ul>${many}</ul></li></ul></li></ul></wb-menu></div>`,
    );
    const host = bar.querySelector('wb-menu')!;
    button(host, 'A').click();
    const box = () => panel(host, 'A').getBoundingClientRect();
    const { height } = box();
    button(host, 'B').click();
    const edge = item(host, 'A').getBoundingClientRect().top;
    await until(() => box().height > height && Math.abs(box().bottom - edge) < 1);
    expect(box().top).to.be.at.least(0);
  });

  it('are open one at a time; those inside open in place', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    button(host, 'Bed').click();
    expect(open(host)).to.deep.equal(['Shop', 'Bed']);
    button(host, 'About').click();
    expect(open(host)).to.deep.equal(['About']);
  });

  it('close when something else is touched', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    link(host, 'Bath').dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true }),
    );
    expect(open(host)).to.deep.equal(['Shop']);
    touchOutside();
    expect(open(host)).to.deep.equal([]);
  });

  it('close when the focus goes on to another item, or out of the menu', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    link(host, 'Bath').focus();
    expect(open(host)).to.deep.equal(['Shop']);
    link(host, 'Contact').focus();
    expect(open(host)).to.deep.equal([]);
  });

  it('close when the bar around them becomes sticky or plain again', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    announce('sticky.changed', 'header', { isStuck: true, host: document.body });
    expect(open(host)).to.deep.equal([]);
  });

  it('close when the visitor leaves the page, who may come back to it', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(open(host)).to.deep.equal([]);
  });

  it('of several menus on a page are their own', () => {
    const box = put(`<div><wb-menu>${lists}</wb-menu><wb-menu>${lists}</wb-menu></div>`);
    const [one, other] = box.querySelectorAll('wb-menu');
    button(other!, 'Shop').click();
    expect([open(one!), open(other!)]).to.deep.equal([[], ['Shop']]);
  });

  it('close when the window becomes one where they stand in place, and back', async () => {
    const host = menuOf('layout-mobile="vertical"');
    for (const width of [600, 1024]) {
      button(host, 'Shop').click();
      await setViewport({ width, height: 600 });
      await until(() => button(host, 'Shop').ariaExpanded === 'false');
      expect(all(host, ':popover-open')).to.deep.equal([]);
      expect((panel(host, 'Shop') as HTMLElement).style).to.have.length(0);
    }
  });
});

describe('A mouse over a horizontal menu', () => {
  let clock: ReturnType<typeof stopClock>;
  beforeEach(() => {
    clock = stopClock();
  });
  afterEach(() => clock.restore());

  it('opens the sub-menu it rests on, and none that it passes over', () => {
    const host = menuOf();
    hover(link(host, 'Shop'));
    clock.tick(60);
    hover(link(host, 'Contact'));
    clock.tick(500);
    expect(open(host)).to.deep.equal([]);
    hover(link(host, 'Shop'));
    clock.tick(100);
    expect(open(host)).to.deep.equal(['Shop']);
  });

  it('closes it 150 ms after it has left, unless it comes back', () => {
    const host = menuOf();
    hover(link(host, 'Shop'));
    clock.tick(100);
    leave(host);
    clock.tick(149);
    hover(link(host, 'Bath'));
    clock.tick(500);
    expect(open(host)).to.deep.equal(['Shop']);
    leave(host);
    clock.tick(149);
    expect(open(host)).to.deep.equal(['Shop']);
    clock.tick(1);
    expect(open(host)).to.deep.equal([]);
  });

  it('may cross another item on its way to the open sub-menu', () => {
    const host = menuOf();
    hover(link(host, 'Shop'));
    clock.tick(100);
    const { left, right, top } = panel(host, 'Shop').getBoundingClientRect();
    hover(link(host, 'Shop'), { x: (left + right) / 2, y: top - 20 });
    hover(button(host, 'About'), { x: (left + right) / 2 + 2, y: top - 15 });
    clock.tick(200);
    hover(link(host, 'Bath'), { x: (left + right) / 2 + 4, y: top + 10 });
    clock.tick(500);
    expect(open(host)).to.deep.equal(['Shop']);
  });

  it('that has opened one and clicks its button means the same; a second click closes it', () => {
    const host = menuOf();
    const click = () =>
      button(host, 'Shop').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    hover(button(host, 'Shop'));
    clock.tick(100);
    click();
    expect(open(host)).to.deep.equal(['Shop']);
    click();
    expect(open(host)).to.deep.equal([]);
  });

  it('that has opened one long ago swallows no click', () => {
    const host = menuOf();
    hover(button(host, 'Shop'));
    clock.tick(100);
    clock.tick(500);
    button(host, 'Shop').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    expect(open(host)).to.deep.equal([]);
  });

  it('opens nothing that waits for a click, and a finger rests on nothing', () => {
    const host = menuOf('trigger="click"');
    hover(link(host, 'Shop'));
    const other = menuOf();
    hover(link(other, 'Shop'), { pointerType: 'touch' });
    clock.tick(1000);
    expect([open(host), open(other)]).to.deep.equal([[], []]);
  });

  it('moves nothing', () => {
    const host = menuOf();
    const boxes = () =>
      JSON.stringify(all(host, '.list > .item').map((it) => it.getBoundingClientRect()));
    const before = boxes();
    hover(link(host, 'Shop'));
    clock.tick(100);
    expect(open(host)).to.deep.equal(['Shop']);
    expect(boxes()).to.equal(before);
  });
});

describe('The keys of a horizontal menu', () => {
  it('move along it, and end at its ends', () => {
    const host = menuOf();
    link(host, 'Home').focus();
    const way = ['Home', 'Shop', 'Sub-menu of Shop', 'About', 'Contact', 'Contact'];
    for (const name of way) {
      expect(focused()!.getAttribute('aria-label') ?? focused()!.textContent).to.equal(name);
      press('ArrowRight');
    }
    press('ArrowLeft');
    expect(focused() === button(host, 'About')).to.equal(true);
    press('Home');
    expect(focused() === link(host, 'Home')).to.equal(true);
    press('End');
    expect(focused() === link(host, 'Contact')).to.equal(true);
  });

  it('follow the reading direction', () => {
    const host = put(`<div dir="rtl"><wb-menu>${lists}</wb-menu></div>`).querySelector('wb-menu')!;
    link(host, 'Home').focus();
    press('ArrowLeft');
    expect(focused() === link(host, 'Shop')).to.equal(true);
  });

  it('lead into an open sub-menu, through it, and back to its button', () => {
    const host = menuOf();
    button(host, 'Shop').focus();
    expect(press('ArrowDown')).to.equal(false);
    button(host, 'Shop').click();
    press('ArrowDown');
    expect(focused() === link(host, 'Bed')).to.equal(true);
    press('End');
    expect(focused() === link(host, 'Bath')).to.equal(true);
    // The page does not scroll.
    expect(press('ArrowDown')).to.equal(true);
    press('Home');
    press('ArrowUp');
    expect(focused() === button(host, 'Shop')).to.equal(true);
  });

  it('close with Escape, and the focus is on the button again', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    link(host, 'Bath').focus();
    expect(press('Escape')).to.equal(true);
    expect(open(host)).to.deep.equal([]);
    expect(focused() === button(host, 'Shop')).to.equal(true);
    expect(press('Escape')).to.equal(false);
  });

  it('close with Escape what a mouse has opened, wherever the focus is', () => {
    const host = menuOf();
    button(host, 'Shop').click();
    (document.activeElement as HTMLElement).blur();
    press('Escape');
    expect(open(host)).to.deep.equal([]);
    expect(focused() === document.body).to.equal(true);
  });

  it('close with Escape what a mouse has opened, before a dialog around it', () => {
    const dialog = put(`<div><wb-menu>${lists}</wb-menu><button>Close</button></div>`);
    const heard: boolean[] = [];
    dialog.addEventListener('keydown', (event) => heard.push(event.defaultPrevented));
    dialog.querySelector<HTMLElement>(':scope > button')!.focus();
    button(dialog.querySelector('wb-menu')!, 'Shop').click();
    press('Escape');
    press('Escape');
    expect(heard).to.deep.equal([true, false]);
  });

  it('leave a field among the items alone', async () => {
    const host = menuOf('', `${lists}<input aria-label="Search">`);
    await turn();
    host.querySelector('input')!.focus();
    expect(press('ArrowLeft')).to.equal(false);
  });

  it('lead to a mega menu among the items, and on', async () => {
    const host = menuOf(
      '',
      `${lists}<wb-mega-menu><a slot="title" href="/gifts">Gifts</a><p><a href="/g">G</a></p></wb-mega-menu>`,
    );
    await turn();
    link(host, 'Contact').focus();
    press('ArrowRight');
    expect(focused()!.textContent).to.equal('Gifts');
    press('ArrowRight');
    expect(focused()!.getAttribute('aria-label')).to.equal('Sub-menu of Gifts');
    press('Home');
    expect(focused() === link(host, 'Home')).to.equal(true);
  });
});

describe('A vertical menu', () => {
  it('opens its sub-menus in place, several at once', () => {
    const host = menuOf('layout="vertical"');
    button(host, 'Shop').click();
    button(host, 'About').click();
    expect(open(host)).to.deep.equal(['Shop', 'About']);
    const { top } = link(host, 'Contact').getBoundingClientRect();
    expect(top).to.be.at.least(panel(host, 'Shop').getBoundingClientRect().bottom);
    touchOutside();
    expect(open(host)).to.deep.equal(['Shop', 'About']);
  });

  it('is walked through with ArrowDown and ArrowUp; Escape closes what holds the focus', () => {
    const host = menuOf('layout="vertical"');
    button(host, 'Shop').click();
    button(host, 'Shop').focus();
    press('ArrowDown');
    expect(focused() === link(host, 'Bed')).to.equal(true);
    press('ArrowUp');
    expect(focused() === button(host, 'Shop')).to.equal(true);
    link(host, 'Bath').focus();
    press('Escape');
    expect(open(host)).to.deep.equal([]);
    expect(focused() === button(host, 'Shop')).to.equal(true);
  });

  it('is open from the first drawing on where its author has marked a link', () => {
    const marked = lists.replace('/shop/bath"', '/shop/bath" aria-current="page"');
    const html = published(`<wb-menu layout="vertical">${marked}</wb-menu>`);
    expect(html).to.match(/data-title="Shop"[^>]*aria-expanded="true"/);
    expect(published(`<wb-menu>${marked}</wb-menu>`)).not.to.include('aria-expanded="true"');
  });
});

describe('The present page', () => {
  const path = location.pathname + location.search;
  const here = lists.replace('/shop/bath', path.replaceAll('&', '&amp;'));
  const current = (host: Element) => all(host, '[aria-current]').map((it) => it.textContent);

  it('is marked in every menu, and the way to it', async () => {
    const box = put(`<div><wb-menu>${here}</wb-menu><wb-menu>${here}</wb-menu></div>`);
    for (const host of box.querySelectorAll('wb-menu')) {
      await until(() => current(host).length);
      expect(current(host)).to.deep.equal(['Bath']);
      expect(link(host, 'Bath').part.contains('current')).to.equal(true);
      expect(link(host, 'Shop').hasAttribute('data-wb-above')).to.equal(true);
      expect(open(host)).to.deep.equal([]);
    }
  });

  it('opens the way to it where sub-menus stand in place; the visitor may close it', async () => {
    const host = menuOf('layout="vertical"', here);
    await until(() => open(host).length);
    button(host, 'Shop').click();
    host.setAttribute('sub-menu-text', 'More of {title}');
    await until(() => button(host, 'Shop').ariaLabel === 'More of Shop');
    expect(open(host)).to.deep.equal([]);
  });

  it('opens the way to it only while it stands in place', async () => {
    // The page is told of a width with the next frame, and of none that has passed by then.
    const resize = async (width: number) => {
      const desktop = matchMedia('(width >= 991px)');
      const told = new Promise((done) => desktop.addEventListener('change', done, { once: true }));
      await setViewport({ width, height: 600 });
      await told;
    };
    await resize(900);
    const host = menuOf('layout-tablet="vertical"', here);
    await until(() => open(host).length);
    await resize(1100);
    await until(() => button(host, 'Shop').ariaExpanded === 'false');
    expect(open(host)).to.deep.equal([]);
    await resize(900);
    await until(() => open(host).includes('Shop'));
    await setViewport({ width: 1024, height: 600 });
  });

  it('is followed when a script makes the page another one', async () => {
    const host = menuOf('', here.replace('/contact', '/somewhere-else'));
    await until(() => current(host).length);
    history.pushState(null, '', '/somewhere-else');
    await until(() => current(host)[0] === 'Contact');
    history.replaceState(null, '', path);
    await until(() => current(host)[0] === 'Bath');
  });

  it('is left to an author who has marked a link', async () => {
    const host = menuOf('', here.replace('/contact"', '/contact" aria-current="page"'));
    await turn();
    expect(current(host)).to.deep.equal(['Contact']);
  });
});

describe('To everybody, a menu', () => {
  for (const [name, attributes, width] of [
    ['horizontal', '', 1024],
    ['at 320 px', '', 320],
    ['vertical', 'layout="vertical"', 320],
  ] as const) {
    it(`is accessible, closed and open, in both directions: ${name}`, async () => {
      await setViewport({ width, height: 600 });
      const box = put(`<nav aria-label="Main"><wb-menu ${attributes}>${lists}</wb-menu></nav>`);
      for (const dir of ['ltr', 'rtl']) {
        box.dir = dir;
        for (const title of ['', 'Shop']) {
          if (title) button(box.querySelector('wb-menu')!, title).click();
          // Half faded in nothing has its colours.
          endFades();
          const { violations } = await axe.run(box);
          expect(violations.map(({ id }) => id)).to.deep.equal([]);
        }
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      }
      await setViewport({ width: 1024, height: 600 });
    });
  }
});
