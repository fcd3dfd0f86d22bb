import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/panels/tabs/tabs';
import { put, until } from '../../support/test-element';

const three =
  '<section><h3>One</h3><p>First.</p></section><section><h3>Two</h3><p>Second.</p></section><section><h3>Three</h3><p>Third.</p></section>';

const tabsOf = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLButtonElement>('[role=tab]'),
];
const titles = (host: Element) => tabsOf(host).map((it) => it.textContent);
const panel = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('[role=tabpanel]')!;
const selected = (host: Element) =>
  tabsOf(host)
    .filter((it) => it.ariaSelected === 'true')
    .map((it) => it.textContent);
const focused = (host: Element) => host.shadowRoot!.activeElement?.textContent;
/** The sections that can be seen, counted from 1. */
const inView = (host: Element) =>
  [...host.children].flatMap((it, at) => (getComputedStyle(it).display === 'none' ? [] : [at + 1]));
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<section><h3>T${at + 1}</h3></section>`).join('');
const press = async (...keys: string[]) => {
  for (const key of keys) await sendKeys({ press: key });
};
const moveTo = async (node: Element) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  const position: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  await sendMouse({ type: 'move', position });
};
/** What was asked for, in order. */
function asked(host: Element): number[] {
  const list: number[] = [];
  host.addEventListener('wb-tabs-change', (event) =>
    list.push((event as CustomEvent<{ active: number }>).detail.active),
  );
  return list;
}

describe('Tabs', () => {
  it('are a row of titles over one panel, as the ARIA tabs pattern has it', () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    expect(titles(host)).to.deep.equal(['One', 'Two', 'Three']);
    expect(selected(host)).to.deep.equal(['One']);
    expect(tabsOf(host).map((it) => it.tabIndex)).to.deep.equal([0, -1, -1]);
    for (const tab of tabsOf(host)) {
      expect(tab.getAttribute('aria-controls')).to.equal(panel(host).id);
      expect(tab.parentElement!.getAttribute('role')).to.equal('tablist');
    }
    const name = host.shadowRoot!.getElementById(panel(host).getAttribute('aria-labelledby')!);
    expect(name!.textContent).to.equal('One');
    expect(panel(host).tabIndex).to.equal(0);
    expect(inView(host)).to.deep.equal([1]);
  });

  it('show a section on click, and say so before', async () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    const changes = asked(host);
    tabsOf(host)[2]!.click();
    await until(() => selected(host)[0] === 'Three');
    expect(inView(host)).to.deep.equal([3]);
    expect(changes).to.deep.equal([3]);
    expect(host.active).to.equal(3);
    const name = host.shadowRoot!.getElementById(panel(host).getAttribute('aria-labelledby')!);
    expect(name!.textContent).to.equal('Three');
    tabsOf(host)[2]!.click();
    expect(changes).to.deep.equal([3]);
  });

  it('stay where they are when a listener prevents the change', async () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    host.addEventListener('wb-tabs-change', (event) => event.preventDefault());
    tabsOf(host)[0]!.focus();
    tabsOf(host)[1]!.click();
    await press('ArrowRight');
    expect(selected(host)).to.deep.equal(['One']);
    expect(inView(host)).to.deep.equal([1]);
    expect(focused(host)).to.equal('One');
  });

  it('begin with the active one; past the last, the last; a fraction is cut off', () => {
    const shown = (active: string) => inView(put(`<wb-tabs active="${active}">${three}</wb-tabs>`));
    expect(shown('2')).to.deep.equal([2]);
    expect(shown('99')).to.deep.equal([3]);
    expect(shown('2.9')).to.deep.equal([2]);
  });

  it('follow a script that sets active, which asks nobody', async () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    const changes = asked(host);
    host.active = 2;
    await until(() => selected(host)[0] === 'Two');
    expect(changes).to.deep.equal([]);
  });

  it('never send a form', async () => {
    const form = put(`<form><wb-tabs>${three}</wb-tabs></form>`);
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    tabsOf(form.firstElementChild!)[1]!.click();
    await until(() => selected(form.firstElementChild!)[0] === 'Two');
    expect(sent).to.equal(0);
  });
});

describe('The title of a section', () => {
  it('is its heading, of any rank, else its aria-label, else its number', () => {
    const host = put(`<wb-tabs><div><h2> Size  </h2></div><div><p>x</p><h6>Care</h6></div>
      <div aria-label="Origin">x</div><div>x</div><div><h3> </h3></div></wb-tabs>`);
    expect(titles(host)).to.deep.equal(['Size', 'Care', 'Origin', '4', '5']);
  });

  it('is text, whatever markup the heading has', () => {
    const host = put('<wb-tabs><div><h3>a <b>&lt;i&gt;</b></h3></div><div></div></wb-tabs>');
    expect(titles(host)[0]).to.equal('a <i>');
    expect(host.shadowRoot!.querySelector('i')).to.equal(null);
  });
});

describe('Keys on the titles', () => {
  const rows: [direction: string, key: string, from: number, to: number][] = [
    ['ltr', 'ArrowRight', 1, 2],
    ['ltr', 'ArrowRight', 3, 1],
    ['ltr', 'ArrowLeft', 2, 1],
    ['ltr', 'ArrowLeft', 1, 3],
    ['rtl', 'ArrowLeft', 1, 2],
    ['rtl', 'ArrowRight', 1, 3],
    ['ltr', 'Home', 3, 1],
    ['ltr', 'End', 1, 3],
    ['rtl', 'End', 1, 3],
  ];
  for (const [direction, key, from, to] of rows) {
    it(`${key} leads from ${from} to ${to} in a page ${direction}, with the focus`, async () => {
      const place = put(
        `<div dir="${direction}"><wb-tabs active="${from}">${three}</wb-tabs></div>`,
      );
      const host = place.firstElementChild!;
      tabsOf(host)[from - 1]!.focus();
      await press(key);
      await until(() => inView(host)[0] === to);
      expect(focused(host)).to.equal(titles(host)[to - 1]);
      expect(tabsOf(host).map((it) => it.tabIndex)).to.deep.equal(
        [1, 2, 3].map((it) => (it === to ? 0 : -1)),
      );
    });
  }

  for (const key of ['Enter', ' ']) {
    it(`${key === ' ' ? 'Space' : key} shows the one with the focus`, async () => {
      const host = put(`<wb-tabs>${three}</wb-tabs>`);
      tabsOf(host)[1]!.focus();
      await press(key);
      await until(() => inView(host)[0] === 2);
    });
  }

  it('Tab goes on to the panel, and back to the title in view', async () => {
    const host = put(`<wb-tabs active="2">${three}</wb-tabs>`);
    tabsOf(host)[1]!.focus();
    await press('Tab');
    expect(host.shadowRoot!.activeElement).to.equal(panel(host));
    await sendKeys({ down: 'Shift' });
    await press('Tab');
    await sendKeys({ up: 'Shift' });
    expect(focused(host)).to.equal('Two');
  });

  it('leave the other arrows, and arrows with Alt, Control or Shift, to the browser', () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    const changes = asked(host);
    const isLeft = (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      return tabsOf(host)[0]!.dispatchEvent(event);
    };
    for (const key of ['ArrowUp', 'ArrowDown', 'PageDown', 'x']) expect(isLeft(key)).to.equal(true);
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(isLeft('ArrowRight', { [held]: true }), held).to.equal(true);
    expect(changes).to.deep.equal([]);
    expect(isLeft('ArrowRight')).to.equal(false);
    expect(changes).to.deep.equal([2]);
  });
});

describe('Tabs that answer to hover', () => {
  it('change under a pointer, and on click and keys as well', async () => {
    const host = put(`<wb-tabs trigger="hover">${three}</wb-tabs>`);
    await moveTo(tabsOf(host)[1]!);
    await until(() => inView(host)[0] === 2);
    tabsOf(host)[2]!.click();
    await until(() => inView(host)[0] === 3);
    tabsOf(host)[2]!.focus();
    await press('Home');
    await until(() => inView(host)[0] === 1);
    await moveTo(panel(host));
  });

  it('do not change under a finger, whose touch is a click', () => {
    const host = put(`<wb-tabs trigger="hover">${three}</wb-tabs>`);
    const changes = asked(host);
    const over = (pointerType: string) =>
      tabsOf(host)[1]!.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType }),
      );
    over('touch');
    expect(changes).to.deep.equal([]);
    over('mouse');
    expect(changes).to.deep.equal([2]);
  });

  it('are only those that say so', () => {
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    const changes = asked(host);
    const event = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    tabsOf(host)[1]!.dispatchEvent(event);
    expect(changes).to.deep.equal([]);
  });
});

describe('Tabs in tabs', () => {
  const nested = `<wb-tabs id="outer"><section><h3>A</h3><wb-tabs id="inner">${three}</wb-tabs></section><section><h3>B</h3></section></wb-tabs>`;

  it('answer each for themselves, to clicks and to keys', async () => {
    const outer = put(nested);
    const inner = outer.querySelector('#inner')!;
    expect(titles(outer)).to.deep.equal(['A', 'B']);
    expect(titles(inner)).to.deep.equal(['One', 'Two', 'Three']);
    tabsOf(inner)[0]!.focus();
    await press('ArrowRight');
    await until(() => inView(inner)[0] === 2);
    expect(inView(outer)).to.deep.equal([1]);
    tabsOf(outer)[1]!.click();
    await until(() => inView(outer)[0] === 2);
    expect(selected(inner)).to.deep.equal(['Two']);
  });
});

describe('Tabs whose sections change', () => {
  it('take in one that is added, and name it', async () => {
    const host = put(`<wb-tabs active="2">${three}</wb-tabs>`);
    host.insertAdjacentHTML('beforeend', '<section><h3>Four</h3></section>');
    await until(() => titles(host).length === 4);
    expect(titles(host)[3]).to.equal('Four');
    expect(inView(host)).to.deep.equal([2]);
  });

  it('show the last when the one in view is taken away', async () => {
    const host = put(`<wb-tabs active="3">${three}</wb-tabs>`);
    host.lastElementChild!.remove();
    await until(() => titles(host).length === 2);
    expect(inView(host)).to.deep.equal([2]);
  });

  it('draw no row while there are none, and one when the first comes', async () => {
    const host = put('<wb-tabs>Nothing yet.</wb-tabs>');
    expect(host.shadowRoot!.querySelector('[role=tablist]')).to.equal(null);
    host.innerHTML = three;
    await until(() => titles(host).length === 3);
    expect(inView(host)).to.deep.equal([1]);
  });
});

describe('Tabs of more than twelve sections', () => {
  it('show one at a time, whichever it is', async () => {
    const host = put(`<wb-tabs>${many(15)}</wb-tabs>`);
    for (const wanted of [12, 13, 15, 14, 1, 13, 12]) {
      host.active = wanted;
      await until(() => selected(host)[0] === `T${wanted}`);
      expect(inView(host)).to.deep.equal([wanted]);
    }
  });

  it('may begin with a late one', () => {
    expect(inView(put(`<wb-tabs active="14">${many(15)}</wb-tabs>`))).to.deep.equal([14]);
  });

  it('grow past twelve while a section is in view', async () => {
    const host = put(`<wb-tabs active="2">${many(12)}</wb-tabs>`);
    host.insertAdjacentHTML('beforeend', '<section><h3>T13</h3></section>');
    await until(() => titles(host).length === 13);
    expect(inView(host)).to.deep.equal([2]);
    tabsOf(host)[12]!.click();
    await until(() => inView(host)[0] === 13);
    expect(inView(host)).to.deep.equal([13]);
  });
});
