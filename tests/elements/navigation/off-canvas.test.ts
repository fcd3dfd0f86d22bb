import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../elements/navigation/language-switcher/language-switcher';
import '../../../elements/navigation/off-canvas/off-canvas';
import { subscribe } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

interface Drawer extends HTMLElement {
  open(): void;
  close(): void;
  [property: string]: unknown;
}

const menu = '<nav aria-label="Site"><a id="bread" href="/bread">Bread</a></nav>';
const make = (attributes = '', inner = menu): Drawer =>
  put<HTMLElement>(
    `<div><a id="link" href="#drawer">Menu</a><p id="place">Opening hours</p>
    <wb-off-canvas id="drawer" ${attributes}>${inner}</wb-off-canvas></div>`,
  ).querySelector('wb-off-canvas')!;
const makeTwo = () =>
  [
    ...put<HTMLElement>(
      `<div><button id="button" data-wb-names="one">Menu</button>
      <wb-off-canvas id="one"><button id="more" data-wb-names="two">More</button></wb-off-canvas>
      <wb-off-canvas id="two">Two</wb-off-canvas></div>`,
    ).querySelectorAll<Drawer>('wb-off-canvas'),
  ] as [Drawer, Drawer];

const byId = (id: string) => document.getElementById(id)!;
const dialogOf = (host: Element) => host.shadowRoot!.querySelector('dialog')!;
const boxOf = (host: Element) => host.shadowRoot!.querySelector('.box')!;
const isOpen = (host: Element) => dialogOf(host).matches(':modal');
const isInPage = (host: Element) =>
  host.shadowRoot!.querySelector('[part=place]')!.checkVisibility();
const canScroll = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';
const [desktop, phone] = [
  { width: 991, height: 600 },
  { width: 990, height: 600 },
];

/** The events of drawers, in order, with what they say. */
function eventsOf(...hosts: Element[]): string[] {
  const heard: string[] = [];
  for (const host of hosts) {
    for (const name of ['opened', 'close', 'closed']) {
      host.addEventListener(`wb-off-canvas-${name}`, (event) => {
        const { by, reason } = (event as CustomEvent<{ by?: string; reason?: string }>).detail;
        heard.push(`${host.id} ${name} ${by ?? reason}`);
      });
    }
  }
  return heard;
}

async function violations(host: Element) {
  const rules = { region: { enabled: false } };
  const found = await axe.run(host.parentElement!, { rules });
  return found.violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join()}`);
}

/** Animations have come to their end, so that things stand where they will stay. */
const arrived = (host: Element) => {
  for (const animation of boxOf(host).getAnimations()) animation.finish();
};

describe('An off-canvas', () => {
  beforeEach(() => setViewport(phone));
  afterEach(async () => {
    for (const host of document.querySelectorAll<Drawer>('wb-off-canvas')) host.close();
    put('');
    document.documentElement.dir = '';
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
    await setViewport({ width: 800, height: 600 });
  });

  describe('opens', () => {
    it('as a modal dialog, by a link that names it, without a jump, and says so', () => {
      const host = make('label="Our menu"');
      const heard = eventsOf(host);
      expect(isInPage(host)).to.equal(false);
      byId('link').click();
      expect(isOpen(host)).to.equal(true);
      expect(dialogOf(host).ariaLabel).to.equal('Our menu');
      expect(byId('bread').checkVisibility()).to.equal(true);
      expect(location.hash).to.equal('');
      expect(heard).to.deep.equal(['drawer opened link']);
    });
    it('with its label as a title beside the close button, and with none where it has no label', () => {
      const titleOf = (host: Element) => host.shadowRoot!.querySelector('[part=title]');
      expect(titleOf(make('label="Our menu"'))!.textContent).to.equal('Our menu');
      expect(titleOf(make())).to.equal(null);
    });
    it('named by its first heading, or else Menu', async () => {
      const host = make();
      expect(dialogOf(host).ariaLabel).to.equal('Menu');
      host.insertAdjacentHTML('afterbegin', '<h2>Shop</h2>');
      await until(() => dialogOf(host).ariaLabel === 'Shop');
    });
    it('and is announced as a menu, with its closing', () => {
      const host = make();
      const said: unknown[] = [];
      const stop = (['menu.opened', 'menu.closed'] as const).map((name) =>
        subscribe(name, ({ kind, host: by }, key) => said.push([name, key, kind, by === host])),
      );
      host.open();
      host.close();
      host.open();
      host.remove();
      return until(() => said.length === 4).then(() => {
        for (const end of stop) end();
        const pair = [
          ['menu.opened', 'drawer', 'off-canvas', true],
          ['menu.closed', 'drawer', 'off-canvas', true],
        ];
        expect(said).to.deep.equal([...pair, ...pair]);
      });
    });
    it('with the content that stands in the page, whose state it keeps', async () => {
      const host = make('devices="responsive"', '<input id="field"><iframe id="frame"></iframe>');
      const field = byId('field') as HTMLInputElement;
      const inner = (byId('frame') as HTMLIFrameElement).contentWindow as unknown as {
        kept?: boolean;
      };
      field.value = 'linen';
      inner.kept = true;
      host.open();
      host.close();
      const frame = byId('frame') as HTMLIFrameElement;
      expect(field.value).to.equal('linen');
      expect((frame.contentWindow as unknown as typeof inner).kept).to.equal(true);
      expect(host.querySelectorAll('#field')).to.have.length(1);
    });
    it('after the one that was open has closed', () => {
      const [one, two] = makeTwo();
      const heard = eventsOf(one, two);
      byId('button').click();
      byId('more').click();
      expect([isOpen(one), isOpen(two)]).to.deep.equal([false, true]);
      expect(heard).to.deep.equal([
        'one opened link',
        'one close other',
        'one closed other',
        'two opened link',
      ]);
      two.close();
      expect(document.activeElement).to.equal(byId('button'));
      expect(canScroll()).to.equal(true);
    });
    it('not while a listener keeps the one before open', () => {
      const [one, two] = makeTwo();
      one.addEventListener('wb-off-canvas-close', (event) => event.preventDefault(), {
        once: true,
      });
      one.open();
      two.open();
      expect([isOpen(one), isOpen(two)]).to.deep.equal([true, false]);
    });
    it('inside another without closing that', () => {
      const host = make('', '<wb-off-canvas id="inner">Inner</wb-off-canvas>');
      host.open();
      const inner = byId('inner') as Drawer;
      inner.open();
      expect([isOpen(host), isOpen(inner)]).to.deep.equal([true, true]);
      inner.close();
      expect(isOpen(host)).to.equal(true);
    });
  });

  describe('closes', () => {
    it('by its close button', () => {
      const host = make('close-text="Hide the menu"');
      const heard = eventsOf(host);
      host.open();
      const button = host.shadowRoot!.querySelector('button')!;
      expect(button.ariaLabel).to.equal('Hide the menu');
      button.click();
      expect(isOpen(host)).to.equal(false);
      expect(heard.slice(1)).to.deep.equal(['drawer close button', 'drawer closed button']);
    });
    it('by a click beside it, not by one in it', async () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      arrived(host);
      await sendMouse({ type: 'click', position: [100, 500] });
      expect(isOpen(host)).to.equal(true);
      await sendMouse({ type: 'click', position: [900, 300] });
      expect(heard.at(-1)).to.equal('drawer closed outside');
    });
    it('by Escape, and focus comes back to what opened it', async () => {
      const host = make();
      const heard = eventsOf(host);
      byId('link').click();
      expect(host.shadowRoot!.activeElement).to.equal(dialogOf(host));
      await sendKeys({ press: 'Escape' });
      expect(heard.at(-1)).to.equal('drawer closed escape');
      expect(document.activeElement).to.equal(byId('link'));
    });
    it('by a node inside that says so', () => {
      const host = make('', '<button id="done" data-wb-close>Done</button>');
      const heard = eventsOf(host);
      host.open();
      byId('done').click();
      expect(heard.at(-1)).to.equal('drawer closed action');
    });
    it('by a link inside to a place in the page, which is then scrolled to', async () => {
      const host = make('', '<a id="go" href="#place">There</a>');
      byId('place').style.marginBlock = '2000px';
      const heard = eventsOf(host);
      host.open();
      byId('go').click();
      expect(heard.at(-1)).to.equal('drawer closed anchor');
      await until(() => Math.abs(byId('place').getBoundingClientRect().top) < 2);
    });
    it('by a link to the top of the page, and by a node in a shadow tree that says so', () => {
      for (const [inner, reason] of [
        ['<a class="go" href="#top">Up</a>', 'anchor'],
        ['<a class="go" href="#">Up</a>', 'anchor'],
        ['<button class="go" data-wb-close>Done</button>', 'action'],
      ] as const) {
        const host = make('', '<p id="inner"></p>');
        byId('inner')
          .attachShadow({ mode: 'open' })
          .append(document.createRange().createContextualFragment(inner));
        const heard = eventsOf(host);
        host.open();
        byId('inner').shadowRoot!.querySelector<HTMLElement>('.go')!.click();
        expect(heard.at(-1)).to.equal(`drawer closed ${reason}`);
        history.replaceState(null, '', location.pathname + location.search);
      }
    });
    it('when the page is left, so that who comes back finds it as it was', () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      expect(heard.at(-1)).to.equal('drawer closed other');
    });
    it('not by a link to a place inside it', async () => {
      const host = make('', '<a id="go" href="#shoes">Shoes</a><h3 id="shoes">Shoes</h3>');
      host.open();
      byId('go').click();
      await until(() => location.hash === '#shoes');
      expect(isOpen(host)).to.equal(true);
    });
    it('not when a listener prevents it', async () => {
      const host = make();
      const stay = (event: Event) => event.preventDefault();
      host.addEventListener('wb-off-canvas-close', stay);
      host.open();
      host.close();
      for (const key of ['Escape', 'Escape']) await sendKeys({ press: key });
      expect(isOpen(host)).to.equal(true);
      host.removeEventListener('wb-off-canvas-close', stay);
    });
    it('after a list that is open inside it, at Escape', async () => {
      const host = make(
        '',
        '<wb-language-switcher><a href="/" lang="en">English</a><a href="/de" lang="de">Deutsch</a></wb-language-switcher>',
      );
      host.open();
      const switcher = host.querySelector('wb-language-switcher')!.shadowRoot!;
      switcher.querySelector('button')!.focus();
      await sendKeys({ press: 'Enter' });
      expect(switcher.querySelector('[popover]')!.matches(':popover-open')).to.equal(true);
      await sendKeys({ press: 'Escape' });
      expect(switcher.querySelector('[popover]')!.matches(':popover-open')).to.equal(false);
      expect(isOpen(host)).to.equal(true);
      await sendKeys({ press: 'Escape' });
      expect(isOpen(host)).to.equal(false);
    });
    it('and gives the page its scrolling back, also when it is taken out of it', async () => {
      const host = make();
      host.open();
      expect(canScroll()).to.equal(false);
      host.close();
      expect(canScroll()).to.equal(true);
      host.open();
      host.remove();
      await until(canScroll);
    });
  });

  describe('on a device where it is none', () => {
    it('stands in its place in the page, from 991 pixels on', async () => {
      const host = make('devices="responsive"');
      expect(isInPage(host)).to.equal(false);
      await setViewport(desktop);
      expect(isInPage(host)).to.equal(true);
      host['devices'] = 'desktop';
      await until(() => !isInPage(host));
      await setViewport(phone);
      expect(isInPage(host)).to.equal(true);
    });
    it('does not open: what names it leads to its content', async () => {
      await setViewport(desktop);
      const host = make('devices="responsive"');
      byId('place').style.marginBlock = '2000px';
      byId('link').click();
      expect(isOpen(host)).to.equal(false);
      expect(document.activeElement).to.equal(host);
      const { bottom } = byId('bread').getBoundingClientRect();
      expect(bottom).to.be.within(0, innerHeight);
    });
    it('closes, when the window becomes such a device while it is open', async () => {
      const host = make('devices="responsive"');
      const heard = eventsOf(host);
      host.open();
      await setViewport(desktop);
      await until(() => heard.at(-1) === 'drawer closed device');
      await until(() => isInPage(host) && byId('bread').checkVisibility());
      expect(canScroll()).to.equal(true);
    });
  });

  it('scrolls what is longer than the window inside it, with the close button in reach', () => {
    const host = make('', '<div style="block-size: 3000px">Long</div>');
    host.open();
    arrived(host);
    const box = boxOf(host);
    expect(box.scrollHeight).to.be.above(box.clientHeight);
    box.scrollTop = 1500;
    const { top, bottom } = host.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    expect(top).to.be.at.least(0);
    expect(bottom).to.be.below(innerHeight);
  });

  it('is accessible closed and open, on a phone, from right to left', async () => {
    await setViewport({ width: 320, height: 500 });
    document.documentElement.dir = 'rtl';
    const host = make();
    expect(await violations(host)).to.deep.equal([]);
    host.open();
    arrived(host);
    expect(await violations(host)).to.deep.equal([]);
  });

  it('with the id of another warns, and the first of them opens', async () => {
    expectWarning(/<wb-off-canvas id="same"> is not the only element with this id/);
    const page = put(
      '<div><a id="link" href="#same">x</a><wb-off-canvas id="same">1</wb-off-canvas><wb-off-canvas id="same">2</wb-off-canvas></div>',
    );
    byId('link').click();
    expect([...page.querySelectorAll('wb-off-canvas')].map(isOpen)).to.deep.equal([true, false]);
    await import('../../../shared/react/modal/warn-of-two');
    await turn();
  });
});
