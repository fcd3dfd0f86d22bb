import { expect } from '@open-wc/testing';
import { useFakeTimers } from 'sinon';
import { countView, parseRecord, withPopup } from '../../../shared/visitor/visit-record';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/popups/popup/popup';
import type { Explanation } from '../../../elements/popups/explain';
import { announce, subscribe } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

interface Popup extends HTMLElement {
  open(): void;
  close(): void;
  explain(): Promise<Explanation>;
  [property: string]: unknown;
}

const content = '<h2>Sizes</h2><p><button id="inside">Inside</button></p>';
const make = (attributes = '', inner = content): Popup =>
  put<HTMLElement>(
    `<div><button id="before">Before</button><a id="link" href="#sizes">Sizes</a>
    <wb-popup id="sizes" ${attributes}>${inner}</wb-popup></div>`,
  ).querySelector('wb-popup')!;
const dialogOf = (host: Element) => host.shadowRoot!.querySelector('dialog')!;
const isOpen = (host: Element) => dialogOf(host).matches(':modal');
const closeButton = (host: Element) =>
  host.shadowRoot!.querySelector<HTMLButtonElement>('[part=close]')!;
const byId = (id: string) => document.getElementById(id)!;
const rules = (list: unknown) => `rules='${JSON.stringify(list)}'`;

/** The events of popups, in order, with what they say. */
function eventsOf(host: Element): string[] {
  const heard: string[] = [];
  for (const name of ['opened', 'close', 'closed']) {
    host.addEventListener(`wb-popup-${name}`, (event) => {
      if (event.target !== host) return;
      const { by, reason } = (event as CustomEvent<{ by?: string; reason?: string }>).detail;
      heard.push(`${name} ${by ?? reason}`);
    });
  }
  return heard;
}

/** Everything that rules are fetched for has been fetched, and what follows from it has been done. */
const settled = async () => {
  await import('../../../elements/popups/awake-popup');
  await turn();
};

const clickAt = async (x: number, y: number) => {
  await sendMouse({ type: 'click', position: [x, y] });
};

describe('A popup', () => {
  beforeEach(() => localStorage.removeItem('wb-visit'));
  afterEach(() => {
    for (const host of document.querySelectorAll<Popup>('wb-popup')) host.close();
    put('');
    for (const name of ['wb.popups-shown.1', 'wb.visit.1'])
      (globalThis as Record<symbol, unknown>)[Symbol.for(name)] = undefined;
    history.replaceState(null, '', location.pathname + location.search);
    scrollTo(0, 0);
  });

  describe('opens', () => {
    it('in the top layer, as a modal dialog named by its first heading, above everything', () => {
      const host = make();
      expect(isOpen(host)).to.equal(false);
      host.open();
      expect(isOpen(host)).to.equal(true);
      expect(dialogOf(host).ariaLabel).to.equal('Sizes');
      expect(host.checkVisibility()).to.equal(false, 'the host has no box of its own');
      expect(byId('inside').checkVisibility()).to.equal(true);
    });
    for (const [position, wanted] of Object.entries({
      center: 'middle middle',
      top: 'middle first',
      bottom: 'middle last',
      start: 'first middle',
      end: 'last middle',
      full: 'all all',
    })) {
      it(`at its place in the window: ${position}`, () => {
        const host = make(`position="${position}" animation="none"`);
        host.open();
        const box = host.shadowRoot!.querySelector('.box')!.getBoundingClientRect();
        const room = dialogOf(host);
        const padding = parseFloat(getComputedStyle(room).paddingTop);
        const place = (before: number, after: number) => {
          if (Math.abs(before - after) > 1) return before < after ? 'first' : 'last';
          return Math.abs(before - padding) <= 1 ? 'all' : 'middle';
        };
        const across = place(box.left, room.clientWidth - box.right);
        const down = place(box.top, room.clientHeight - box.bottom);
        expect(`${across} ${down}`).to.equal(wanted);
      });
    }
    it('by a link that names it, whatever is in the link, without a jump', () => {
      const host = make();
      const heard = eventsOf(host);
      byId('link').append(document.createElement('b'));
      byId('link').firstElementChild!.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }),
      );
      expect(isOpen(host)).to.equal(true);
      expect(location.hash).to.equal('');
      expect(heard).to.deep.equal(['opened link']);
    });
    it('once, however often it is told to', () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      host.open();
      expect(heard).to.deep.equal(['opened script']);
    });
    it('not in what is not shown, where nobody could close it', () => {
      const host = make();
      const heard = eventsOf(host);
      host.parentElement!.style.display = 'none';
      host.open();
      byId('link').click();
      expect(isOpen(host)).to.equal(false);
      expect(dialogOf(host).open).to.equal(false);
      host.parentElement!.style.display = '';
      host.open();
      expect(isOpen(host)).to.equal(true);
      expect(heard).to.deep.equal(['opened script']);
    });
    it('again after it was closed, and stays marked as shown', () => {
      const host = make();
      host.open();
      expect(host.matches('[data-wb-state=opened]')).to.equal(true);
      host.close();
      expect(host.matches('[data-wb-state=was-shown]')).to.equal(true);
      host.open();
      expect(isOpen(host)).to.equal(true);
    });
    it('and is announced to the other elements, as is its closing', () => {
      const host = make('scroll-page');
      const said: unknown[] = [];
      const stop = [
        subscribe('popup.opened', (detail, key) => said.push([key, detail])),
        subscribe('popup.closed', (detail, key) => said.push([key, detail])),
      ];
      host.open();
      host.close();
      for (const end of stop) end();
      expect(said).to.deep.equal([
        ['sizes', { by: 'script', scrollsPage: true, host }],
        ['sizes', { reason: 'script', host }],
      ]);
    });
    it('and closes when anybody asks it to over the bus, by its id', () => {
      const host = make();
      const heard = eventsOf(host);
      announce('popup.open', 'others', {});
      announce('popup.close', 'sizes', {});
      expect(isOpen(host)).to.equal(false);
      announce('popup.open', 'sizes', {});
      expect(isOpen(host)).to.equal(true);
      announce('popup.close', 'sizes', {});
      expect(isOpen(host)).to.equal(false);
      expect(heard).to.deep.equal(['opened script', 'close script', 'closed script']);
    });
    it('when it was asked to before it was there, once, unless it was then asked to close', async () => {
      announce('popup.close', 'sizes', {});
      announce('popup.open', 'sizes', {});
      const host = make();
      await until(() => isOpen(host));
      const another = make();
      await turn();
      expect(isOpen(another), 'another one later').to.equal(false);
      announce('popup.open', 'later', {});
      announce('popup.close', 'later', {});
      const later = put('<wb-popup id="later"></wb-popup>');
      await turn();
      expect(isOpen(later)).to.equal(false);
    });
    it('with the animations of its content played anew, each time', () => {
      const host = make(
        '',
        '<style>@keyframes spin { to { rotate: 1turn } } #turn { animation: spin 9s }</style><p id="turn">x</p>',
      );
      const ages = [1, 2].map(() => {
        host.open();
        const [animation] = byId('turn').getAnimations();
        const age = Number(animation!.currentTime);
        animation!.currentTime = 5000;
        host.close();
        expect(byId('turn').getAnimations()).to.deep.equal([]);
        return age;
      });
      expect(ages).to.deep.equal([0, 0]);
    });
  });

  describe('closes', () => {
    it('by its close button, and says why before and after', () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      expect(closeButton(host).localName).to.equal('button');
      expect(closeButton(host).ariaLabel).to.equal('Close');
      closeButton(host).click();
      expect(isOpen(host)).to.equal(false);
      expect(heard).to.deep.equal(['opened script', 'close button', 'closed button']);
    });
    it('by Escape', async () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      await sendKeys({ press: 'Escape' });
      expect(isOpen(host)).to.equal(false);
      expect(heard.at(-1)).to.equal('closed escape');
    });
    it('by a node inside that says so, also when something in that node is clicked', () => {
      const host = make('', '<p data-wb-close><b id="deep">No, thanks</b></p>');
      const heard = eventsOf(host);
      host.open();
      byId('deep').click();
      expect(heard.at(-1)).to.equal('closed action');
    });
    it('by a command that names it', () => {
      const host = make('', '<button id="leave" command="close" commandfor="sizes">x</button>');
      const heard = eventsOf(host);
      host.open();
      byId('leave').click();
      expect(heard.at(-1)).to.equal('closed action');
    });
    it('by a link inside to a place in the page, which is then scrolled to', async () => {
      const host = make('', '<a id="go" href="#before">There</a>');
      const heard = eventsOf(host);
      host.open();
      byId('go').click();
      expect(heard.at(-1)).to.equal('closed anchor');
      await until(() => location.hash === '#before');
    });
    it('not by a link to nowhere, nor by a click on its content', () => {
      const host = make('', `${content}<a id="go" href="#nowhere">There</a>`);
      host.open();
      byId('inside').click();
      byId('go').click();
      expect(isOpen(host)).to.equal(true);
    });
    it('by a click outside only when that is allowed', async () => {
      const host = make();
      const heard = eventsOf(host);
      host.open();
      await clickAt(3, 3);
      expect(isOpen(host)).to.equal(true);
      host.clickOutsideToClose = true;
      await turn();
      await clickAt(3, 3);
      expect(isOpen(host)).to.equal(false);
      expect(heard.at(-1)).to.equal('closed outside');
    });
    it('not when a selection of text that began inside ends outside', async () => {
      const host = make('click-outside-to-close');
      host.open();
      const box = byId('inside').getBoundingClientRect();
      await sendMouse({ type: 'move', position: [Math.round(box.x + 5), Math.round(box.y + 5)] });
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [3, 3] });
      await sendMouse({ type: 'up' });
      expect(isOpen(host)).to.equal(true);
    });
    it('not when a listener prevents it, by whatever way', async () => {
      const host = make('click-outside-to-close');
      const stay = (event: Event) => event.preventDefault();
      host.addEventListener('wb-popup-close', stay);
      host.open();
      closeButton(host).click();
      host.close();
      // The browser itself closes a dialog at a second Escape.
      for (const key of ['Escape', 'Escape', 'Escape']) await sendKeys({ press: key });
      await clickAt(3, 3);
      expect(isOpen(host)).to.equal(true);
      host.removeEventListener('wb-popup-close', stay);
    });
    it('only the innermost at Escape, and leaves one that answers Escape inside alone', async () => {
      const host = make();
      host.insertAdjacentHTML('beforeend', '<wb-popup id="inner"><p>Inner</p></wb-popup>');
      const inner = byId('inner') as Popup;
      host.open();
      inner.open();
      await sendKeys({ press: 'Escape' });
      expect([isOpen(host), isOpen(inner)]).to.deep.equal([true, false]);
      byId('inside').addEventListener('keydown', (event) => event.preventDefault());
      byId('inside').focus();
      await sendKeys({ press: 'Escape' });
      expect(isOpen(host)).to.equal(true);
    });
  });

  describe("'s close button", () => {
    it('is not there when it shall not be', async () => {
      const host = make('close-button="off"');
      host.open();
      await turn();
      expect(closeButton(host).checkVisibility()).to.equal(false);
    });
    it('appears after the seconds it is told', async () => {
      const host = make('close-button-after="3"');
      const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      try {
        host.open();
        // The timer starts with the effect of the drawing.
        while (clock.countTimers() === 0) await new Promise(requestAnimationFrame);
        clock.tick(2999);
        expect(closeButton(host).checkVisibility()).to.equal(false);
        clock.tick(1);
      } finally {
        clock.restore();
      }
      await until(() => closeButton(host).checkVisibility());
    });
    it('stays in reach in a popup longer than the window, whose content scrolls', async () => {
      const host = make('', '<div style="block-size: 3000px">Long</div>');
      host.open();
      const box = host.shadowRoot!.querySelector('[part=box]')!;
      expect(box.scrollHeight).to.be.above(box.clientHeight);
      await until(() => closeButton(host).checkVisibility());
      box.scrollTop = 1500;
      const { top, bottom } = closeButton(host).getBoundingClientRect();
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.below(innerHeight);
    });
  });

  describe('keeps the page where it is', () => {
    const tall = () =>
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="tall" style="block-size: 4000px"></div>',
      );
    const canScroll = () => getComputedStyle(document.documentElement).overflowY !== 'hidden';
    afterEach(() => document.getElementById('tall')?.remove());

    it('from opening to closing, and gives back what stood there before', () => {
      const host = make();
      tall();
      scrollTo(0, 700);
      document.documentElement.style.overflow = 'clip visible';
      const before = document.documentElement.getAttribute('style');
      host.open();
      expect(canScroll()).to.equal(false);
      host.close();
      expect(document.documentElement.getAttribute('style')).to.equal(before);
      document.documentElement.removeAttribute('style');
      expect(scrollY).to.equal(700);
    });
    it('until the last of two open ones has closed', () => {
      const host = make();
      host.insertAdjacentHTML('beforeend', '<wb-popup id="inner"><p>Inner</p></wb-popup>');
      const inner = byId('inner') as Popup;
      host.open();
      inner.open();
      inner.close();
      expect(canScroll()).to.equal(false);
      host.close();
      expect(canScroll()).to.equal(true);
    });
    it('unless the page may be scrolled', () => {
      const host = make('scroll-page');
      host.open();
      expect(canScroll()).to.equal(true);
    });
    it('but not for ever when it is removed while open', async () => {
      const host = make();
      host.open();
      host.remove();
      await until(canScroll);
    });
  });

  describe('holds the focus', () => {
    it('which goes in, reaches nothing behind it, and comes back to what opened it', async () => {
      const host = make();
      byId('link').focus();
      byId('link').click();
      expect(host.shadowRoot!.activeElement).to.equal(dialogOf(host));
      byId('before').focus();
      expect(document.activeElement).to.equal(host);
      const visited = new Set<Element | null>();
      for (let times = 0; times < 6; times += 1) {
        await sendKeys({ press: 'Tab' });
        visited.add(document.activeElement);
      }
      expect(visited.has(byId('inside'))).to.equal(true);
      expect(visited.has(byId('before'))).to.equal(false);
      host.close();
      expect(document.activeElement).to.equal(byId('link'));
    });
    it('at the node that the author has marked', () => {
      const host = make('', '<p>Name</p><input id="name" autofocus>');
      host.open();
      expect(document.activeElement).to.equal(byId('name'));
    });
    it('and gives it back to where it was, when a script has opened it', () => {
      const host = make();
      byId('before').focus();
      host.open();
      host.close();
      expect(document.activeElement).to.equal(byId('before'));
    });
  });

  describe('that triggers once', () => {
    const remembered = () => parseRecord(localStorage.getItem('wb-visit'))?.popupsShownEver;

    it('is never shown again after closing, by whatever way', async () => {
      const host = make('trigger-once');
      const heard = eventsOf(host);
      host.open();
      await until(() => isOpen(host));
      host.close();
      host.open();
      byId('link').click();
      await settled();
      expect(isOpen(host)).to.equal(false);
      expect(heard).to.deep.equal(['opened script', 'close script', 'closed script']);
    });
    it('is remembered when the visitor leaves without closing it, under its name', async () => {
      const host = make('trigger-once remember-as="spring"');
      host.open();
      await until(() => isOpen(host));
      expect(remembered()).to.deep.equal(['spring']);
    });
    it('stays closed on a later page, also when it has got another id', async () => {
      localStorage.setItem(
        'wb-visit',
        JSON.stringify(withPopup(countView(undefined, 1), 'spring')),
      );
      const host = make('trigger-once remember-as="spring"');
      host.open();
      await settled();
      expect(isOpen(host)).to.equal(false);
    });
    it('opens where nothing can be remembered', async () => {
      localStorage.setItem('wb-visit', '{');
      const host = make('trigger-once');
      host.open();
      await until(() => isOpen(host));
    });
    it('is one among others that are remembered as shown, too', async () => {
      make().open();
      await until(() => remembered()?.join() === 'sizes');
    });
  });

  describe('with rules', () => {
    it('opens by itself when they say so, and says so', async () => {
      const host = make(rules([{ rule: 'click', amount: 2 }]));
      const heard = eventsOf(host);
      await settled();
      byId('before').click();
      expect(isOpen(host)).to.equal(false);
      byId('before').click();
      await until(() => isOpen(host));
      expect(heard).to.deep.equal(['opened rules']);
    });
    it('opens once a page view, not at each further event', async () => {
      const host = make(rules([{ rule: 'click' }]));
      await settled();
      byId('before').click();
      await until(() => isOpen(host));
      host.close();
      byId('before').click();
      await settled();
      expect(isOpen(host)).to.equal(false);
    });
    it('opens after a time, in which the visitor may do nothing at all', async () => {
      const idle = make(rules([{ rule: 'inactivity', amount: 0.05 }]));
      await until(() => isOpen(idle));
      idle.close();
      const late = make(rules([{ rule: 'page-load' }]));
      await until(() => isOpen(late));
    });
    it('opens when the mouse leaves the window, not when it is over the scrollbar', async () => {
      const host = make(rules([{ rule: 'exit-intent' }]));
      await settled();
      const leave = (clientX: number, clientY: number) =>
        document.body.dispatchEvent(
          new MouseEvent('mouseout', { bubbles: true, clientX, clientY, relatedTarget: null }),
        );
      leave(innerWidth - 4, 100);
      expect(isOpen(host)).to.equal(false);
      leave(100, -1);
      await until(() => isOpen(host));
    });
    it('opens at scrolling down, up or to an element, however deep that stands', async () => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="tall" style="block-size: 4000px; position: relative"><p id="deep" style="position: absolute; top: 3000px">x</p></div>',
      );
      const down = make(rules([{ rule: 'scroll-down', amount: 50 }]));
      await settled();
      scrollTo(0, 500);
      await new Promise<unknown>((done) =>
        requestAnimationFrame(() => requestAnimationFrame(done)),
      );
      expect(isOpen(down)).to.equal(false);
      scrollTo(0, 3000);
      await until(() => isOpen(down));
      down.close();
      const up = make(rules([{ rule: 'scroll-up', amount: 200 }]));
      await settled();
      scrollTo(0, 2700);
      await until(() => isOpen(up));
      up.close();
      scrollTo(0, 0);
      const target = make(rules([{ rule: 'scroll-to', value: '#deep' }]));
      await settled();
      expect(isOpen(target)).to.equal(false);
      scrollTo(0, 2800);
      await until(() => isOpen(target));
      byId('tall').remove();
    });
    it('stays closed while a condition does not hold, and explains why', async () => {
      await setViewport({ width: 900, height: 600 });
      const host = make(rules([{ rule: 'page-load' }, { rule: 'device', of: ['mobile'] }]));
      await settled();
      expect(isOpen(host)).to.equal(false);
      const { opens, reasons } = await host.explain();
      expect(opens).to.equal(false);
      expect(reasons.map(({ holds }) => holds)).to.deep.equal([true, false]);
      expect(reasons[1]!.sentence).to.equal(
        'Does not hold (condition): the device is \'mobile\'. Found: "tablet".',
      );
      await setViewport({ width: 800, height: 600 });
    });
    it('reads them anew when they are changed by a script', async () => {
      const host = make();
      expect((await host.explain()).sentence).to.match(/^It has no rules/);
      host['rules'] = [{ rule: 'page-load' }];
      await until(() => isOpen(host));
    });
    it('that cannot be read stays closed, and names them once', async () => {
      expectWarning(
        /<wb-popup id="sizes"> has rules that cannot be read: number 2, 'moon', for its 'rule'\./,
      );
      const host = make(rules([{ rule: 'page-load' }, { rule: 'moon' }]));
      await settled();
      expect(isOpen(host)).to.equal(false);
    });
    it('that are no list stays closed, and says so', async () => {
      expectWarning(/<wb-popup id="sizes"> has rules that are no list/);
      const host = make(rules({ rule: 'page-load' }));
      await settled();
      expect(isOpen(host)).to.equal(false);
    });
    it('that wait for an element that is not there says so', async () => {
      expectWarning(/waits for '#nowhere' to come into view, but no element/);
      const host = make(rules([{ rule: 'scroll-to', value: '#nowhere' }]));
      await settled();
      expect(isOpen(host)).to.equal(false);
    });
    it('never opens by itself in a page that is a template, but by a link', async () => {
      const config = '<script type="application/json" data-wb-page>{"mode":"template"}</script>';
      const host = put<HTMLElement>(
        `<div>${config}<a id="link" href="#sizes">x</a><wb-popup id="sizes" ${rules([{ rule: 'page-load' }])}>x</wb-popup></div>`,
      ).querySelector<Popup>('wb-popup')!;
      await settled();
      expect(isOpen(host)).to.equal(false);
      byId('link').click();
      expect(isOpen(host)).to.equal(true);
    });
    it('opens only for visitors with a role, as the page says', async () => {
      const config =
        '<script type="application/json" data-wb-page>{"loggedIn":true,"roles":["member"]}</script>';
      const [member, editor] = ['member', 'editor'].map(
        (role) => `<wb-popup id="${role}" ${rules([{ rule: 'role', of: [role] }])}>x</wb-popup>`,
      );
      put(`<div>${config}${member}${editor}</div>`);
      await until(() => isOpen(byId('member')));
      expect(isOpen(byId('editor'))).to.equal(false);
    });
  });

  it('with the id of another warns, and the first of them opens', async () => {
    expectWarning(/<wb-popup id="same"> is not the only element with this id/);
    const page = put(
      '<div><a id="link" href="#same">x</a><wb-popup id="same">1</wb-popup><wb-popup id="same">2</wb-popup></div>',
    );
    byId('link').click();
    expect([...page.querySelectorAll('wb-popup')].map(isOpen)).to.deep.equal([true, false]);
    await settled();
  });
});
