import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/navigation/mega-menu/mega-menu';
import '../../../elements/navigation/menu/menu';
import '../../../elements/navigation/off-canvas/off-canvas';
import { announce } from '../../../shared/bus/bus';
import { put, until } from '../../support/test-element';
import { endFades, touchOutside } from './mouse';

const mega = (more = '') =>
  `<wb-mega-menu><a slot="title" href="/shop">Shop</a><p>All that we weave.</p>${more}</wb-mega-menu>`;
const contact = '<ul><li><a href="/contact">Contact</a></li></ul>';
const button = (host: Element) => host.shadowRoot!.querySelector('button')!;
const panel = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('.panel')!;
const box = (host: Element) => panel(host).firstElementChild!.getBoundingClientRect();
const floats = (host: Element) => panel(host).matches(':popover-open');
const itemsOf = (menu: Element) =>
  [...menu.shadowRoot!.querySelectorAll('.item')].map((it) => it.getBoundingClientRect().toJSON());

afterEach(() => setViewport({ width: 800, height: 600 }));

describe('On a phone the panel of a mega menu in a row', () => {
  for (const width of [390, 320]) {
    for (const dir of ['ltr', 'rtl']) {
      it(`opens below the row over the whole width, and moves nothing: ${width} px, ${dir}`, async () => {
        await setViewport({ width, height: 640 });
        const around = put(`<nav dir="${dir}"><wb-menu>${mega()}${contact}</wb-menu></nav>`);
        const menu = around.querySelector('wb-menu')!;
        const host = around.querySelector('wb-mega-menu')!;
        const before = itemsOf(menu);
        button(host).click();
        endFades();
        expect(itemsOf(menu)).to.deep.equal(before);
        const { left, right, top, bottom } = box(host);
        expect(top).to.be.at.least(button(host).getBoundingClientRect().bottom);
        expect(bottom).to.be.at.most(640);
        expect(left).to.be.closeTo(10, 1);
        expect(right).to.be.closeTo(width - 10, 1);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
      });
    }
  }

  it('does the same in a row that the author has made', async () => {
    await setViewport({ width: 390, height: 640 });
    const row = put(`<nav style="display: flex">${mega()}<a href="/contact">Contact</a></nav>`);
    const [host, contactLink] = row.children as unknown as [Element, Element];
    const before = contactLink.getBoundingClientRect().toJSON();
    button(host).click();
    endFades();
    expect(contactLink.getBoundingClientRect().toJSON()).to.deep.equal(before);
    expect(box(host).width).to.be.closeTo(370, 1);
  });
});

describe('On a phone the panel of a mega menu in a column', () => {
  const columns: [string, string][] = [
    [
      'a vertical menu',
      `<nav><wb-menu layout-mobile="vertical">${mega()}${contact}</wb-menu></nav>`,
    ],
    ['a drawer', `<wb-off-canvas label="Menu">${mega()}</wb-off-canvas>`],
  ];
  for (const [name, html] of columns) {
    it(`opens in place, and stays until its button closes it: ${name}`, async () => {
      await setViewport({ width: 390, height: 640 });
      const around = put(html) as HTMLElement & { open?: () => void };
      around.open?.();
      const host = around.querySelector('wb-mega-menu')!;
      button(host).click();
      expect(floats(host)).to.equal(false);
      expect(host.getBoundingClientRect().bottom).to.be.at.least(box(host).bottom);
      touchOutside();
      announce('sticky.changed', '', { isStuck: true, host: document.body });
      expect(button(host).ariaExpanded).to.equal('true');
      button(host).click();
      expect(button(host).ariaExpanded).to.equal('false');
    });
  }

  it('opens in place in the panel of another', async () => {
    await setViewport({ width: 390, height: 640 });
    const outer = put(mega(mega().replace('<wb-mega-menu', '<wb-mega-menu id="inner"')));
    const inner = outer.querySelector('#inner')!;
    button(outer).click();
    button(inner).click();
    expect([floats(outer), floats(inner)]).to.deep.equal([true, false]);
    expect(box(outer).bottom).to.be.at.least(box(inner).bottom);
  });

  it('closes when the window becomes one where it stands over the page', async () => {
    await setViewport({ width: 390, height: 640 });
    const around = put(`<nav><wb-menu layout-mobile="vertical">${mega()}</wb-menu></nav>`);
    const host = around.querySelector('wb-mega-menu')!;
    button(host).click();
    await setViewport({ width: 1024, height: 600 });
    await until(() => button(host).ariaExpanded === 'false');
    expect(floats(host)).to.equal(false);
  });
});
