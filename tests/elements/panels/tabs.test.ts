import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { deepLinksSlot } from '../../../elements/panels/deep-links-slot';
import '../../../elements/panels/tabs/tabs';
import { revealFor } from '../../../shared/browser/reveal';
import { subscribe } from '../../../shared/bus/bus';
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

  it('have a name for their row of titles where their author gives one', async () => {
    const host = put(`<wb-tabs label="Sizes">${three}</wb-tabs>`);
    const row = () => host.shadowRoot!.querySelector('[role=tablist]')!;
    expect(row().ariaLabel).to.equal('Sizes');
    host.removeAttribute('label');
    await until(() => !row().hasAttribute('aria-label'));
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

describe('The heading of a section', () => {
  const isSeen = (node: Element) => node.getBoundingClientRect().height > 1;

  it('is not shown again below its title, but still there to be read', () => {
    const host = put(
      `<wb-tabs><section><h3>One</h3><p>First.</p><h4>More</h4></section></wb-tabs>`,
    );
    const [title, more] = host.querySelectorAll('h3, h4');
    expect([isSeen(title!), isSeen(more!)]).to.deep.equal([false, true]);
    const { display, visibility } = getComputedStyle(title!);
    expect([display, visibility]).to.deep.equal(['block', 'visible']);
  });

  it('is shown with a link or a picture in it, and where its author says so', () => {
    for (const heading of [
      '<h3>One, <a href="#more">and more</a></h3>',
      '<h3><img src="data:," alt="" width="20" height="20"> One</h3>',
      '<h3 data-look="none">One</h3>',
    ]) {
      const host = put(`<wb-tabs><section>${heading}<p>First.</p></section></wb-tabs>`);
      expect(isSeen(host.querySelector('h3')!), heading).to.equal(true);
    }
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
  const columns: [direction: string, key: string, from: number, to: number][] = [
    ['ltr', 'ArrowDown', 1, 2],
    ['ltr', 'ArrowDown', 3, 1],
    ['ltr', 'ArrowUp', 2, 1],
    ['rtl', 'ArrowUp', 1, 3],
    ['rtl', 'ArrowDown', 1, 2],
    ['ltr', 'Home', 3, 1],
    ['ltr', 'End', 1, 3],
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

  for (const [direction, key, from, to] of columns) {
    it(`${key} leads from ${from} to ${to} in a column, in a page ${direction}`, async () => {
      const place = put(
        `<div dir="${direction}"><wb-tabs orientation="vertical" active="${from}">${three}</wb-tabs></div>`,
      );
      const host = place.firstElementChild!;
      tabsOf(host)[from - 1]!.focus();
      await press(key);
      await until(() => inView(host)[0] === to);
      expect(focused(host)).to.equal(titles(host)[to - 1]);
    });
  }

  it('leave left and right to the browser in a column', () => {
    const host = put(`<wb-tabs orientation="vertical">${three}</wb-tabs>`);
    const changes = asked(host);
    for (const key of ['ArrowLeft', 'ArrowRight']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      expect(tabsOf(host)[0]!.dispatchEvent(event)).to.equal(true);
    }
    expect(changes).to.deep.equal([]);
  });

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

describe('Children of tabs that never show', () => {
  const unseen =
    '<template><p>Later.</p></template><style>p { margin: 0 }</style><script type="application/json">{}</script><link rel="help" href="#"><meta itemprop="a" content="b"><noscript>x</noscript>';
  const count = 6;
  const sectionsInView = (host: Element) =>
    [...host.querySelectorAll(':scope > section')].flatMap((it, at) =>
      it.checkVisibility() ? [at + 1] : [],
    );

  it('are no sections, however many there are and wherever they stand', async () => {
    const [first, ...others] = many(14).split(/(?=<section>)/);
    const host = put(`<wb-tabs>${unseen}${first}${unseen}${others.join('')}${unseen}</wb-tabs>`);
    expect(host.children.length).to.equal(14 + 3 * count);
    expect(titles(host).length).to.equal(14);
    expect(sectionsInView(host)).to.deep.equal([1]);
    for (const wanted of [2, 12, 13, 14]) {
      tabsOf(host)[wanted - 1]!.click();
      await until(() => sectionsInView(host)[0] === wanted);
      expect([sectionsInView(host), selected(host)]).to.deep.equal([[wanted], [`T${wanted}`]]);
    }
  });

  it('may be hidden by their author, and become one when they show (an old bug)', async () => {
    const host = put(`<wb-tabs><section hidden><h3>Draft</h3></section>${three}</wb-tabs>`);
    const [draft] = host.children;
    expect([titles(host)[0], sectionsInView(host)]).to.deep.equal(['One', [2]]);
    tabsOf(host)[2]!.click();
    await until(() => sectionsInView(host)[0] === 4);
    expect([sectionsInView(host), selected(host)]).to.deep.equal([[4], ['Three']]);
    (draft as HTMLElement).hidden = false;
    await until(() => titles(host)[0] === 'Draft');
    expect(titles(host)).to.have.length(4);
  });

  it('change nothing when a script adds one', async () => {
    const host = put(`<wb-tabs active="2">${three}</wb-tabs>`);
    host.prepend(document.createElement('script'));
    host.insertAdjacentHTML('beforeend', '<section><h3>Four</h3></section>');
    await until(() => titles(host).length === 4);
    expect([titles(host)[0], sectionsInView(host)]).to.deep.equal(['One', [2]]);
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

  it('keep the one in view when one before it comes, hides, shows or goes, and ask nobody', async () => {
    const host = put(`<wb-tabs active="2">${three}</wb-tabs>`);
    const changes = asked(host);
    const [, two] = host.children;
    const draft = document.createElement('section');
    const shows = async (count: number) => {
      await until(() => titles(host).length === count);
      return [selected(host), two!.checkVisibility(), host.active];
    };
    host.prepend(draft);
    expect(await shows(4)).to.deep.equal([['Two'], true, 3]);
    draft.hidden = true;
    expect(await shows(3)).to.deep.equal([['Two'], true, 2]);
    draft.hidden = false;
    expect(await shows(4)).to.deep.equal([['Two'], true, 3]);
    draft.remove();
    expect(await shows(3)).to.deep.equal([['Two'], true, 2]);
    expect(changes).to.deep.equal([]);
  });

  it('show the one that their author wants when it comes after others', async () => {
    const [one, two, last] = ['One', 'Two', 'Three'].map(
      (it) => `<section><h3>${it}</h3></section>`,
    );
    const host = put(`<wb-tabs active="3">${one}</wb-tabs>`);
    for (const [count, next] of [two, last].entries()) {
      host.insertAdjacentHTML('beforeend', next!);
      await until(() => titles(host).length === count + 2);
    }
    expect([selected(host), host.active]).to.deep.equal([['Three'], 3]);
    host.firstElementChild!.remove();
    await until(() => titles(host).length === 2);
    expect([selected(host), host.active]).to.deep.equal([['Three'], 2]);
  });

  it('keep the focus on the title of the one in view when one comes before it', async () => {
    const host = put(`<wb-tabs active="2">${three}</wb-tabs>`);
    tabsOf(host)[1]!.focus();
    host.prepend(document.createElement('section'));
    await until(() => titles(host).length === 4);
    expect(host.shadowRoot!.activeElement!.textContent).to.equal('Two');
  });

  it('show one that comes to be seen before it where somebody is led there', async () => {
    const host = put(
      `<wb-tabs><section hidden="until-found"><h3>Found</h3></section>${three}</wb-tabs>`,
    );
    await until(() => deepLinksSlot.value?.has('wb-tabs'));
    revealFor(host.firstElementChild!);
    await until(() => titles(host).length === 4);
    expect([selected(host), inView(host)]).to.deep.equal([['Found'], [1]]);
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

  it('show it again when a script takes away its mark, or gives the sections another order', async () => {
    const host = put(`<wb-tabs active="14">${many(15)}</wb-tabs>`);
    expect(inView(host)).to.deep.equal([14]);
    host.children[13]!.removeAttribute('data-wb-shown');
    await until(() => inView(host).join() === '14');
    host.append(host.children[13]!);
    await until(() => titles(host).at(-1) === 'T14');
    expect([inView(host), host.active]).to.deep.equal([[15], 15]);
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

/** Where the parts stand, from top to bottom. */
const stacked = (host: Element) =>
  [...tabsOf(host), panel(host)]
    .map((it) => ({
      name: it.role === 'tab' ? it.textContent : 'panel',
      box: it.getBoundingClientRect(),
    }))
    .toSorted((a, b) => a.box.top - b.box.top)
    .map(({ name }) => name);
const tablist = (host: Element) => host.shadowRoot!.querySelector('[role=tablist]')!;

describe('Where the titles stand', () => {
  afterEach(() => setViewport({ width: 800, height: 600 }));

  it('is in a row above the section, or in a column beside it, and they say which', () => {
    const row = put(`<wb-tabs>${three}</wb-tabs>`);
    const tops = new Set(tabsOf(row).map((it) => it.getBoundingClientRect().top));
    expect(tops.size).to.equal(1);
    expect(tablist(row).hasAttribute('aria-orientation')).to.equal(false);
    const column = put(`<wb-tabs orientation="vertical">${three}</wb-tabs>`);
    const lefts = new Set(tabsOf(column).map((it) => it.getBoundingClientRect().left));
    expect(lefts.size).to.equal(1);
    expect(tablist(column).getAttribute('aria-orientation')).to.equal('vertical');
    expect(panel(column).getBoundingClientRect().left).to.be.at.least(
      tabsOf(column)[0]!.getBoundingClientRect().right,
    );
  });

  it('is on phones, where so wished, one below the other, the section below its own title', async () => {
    const host = put(`<wb-tabs phones="accordion">${three}</wb-tabs>`);
    await setViewport({ width: 767, height: 600 });
    await until(() => tablist(host).getAttribute('aria-orientation') === 'vertical');
    expect(stacked(host)).to.deep.equal(['One', 'panel', 'Two', 'Three']);
    tabsOf(host)[0]!.focus();
    await press('ArrowUp');
    await until(() => inView(host)[0] === 3);
    expect(stacked(host)).to.deep.equal(['One', 'Two', 'Three', 'panel']);
    await press('ArrowUp');
    await until(() => inView(host)[0] === 2);
    expect(stacked(host)).to.deep.equal(['One', 'Two', 'panel', 'Three']);
    await setViewport({ width: 768, height: 600 });
    await until(() => !tablist(host).hasAttribute('aria-orientation'));
    expect(tabsOf(host)[0]!.getBoundingClientRect().top).to.equal(
      tabsOf(host)[2]!.getBoundingClientRect().top,
    );
  });

  it('is a row on phones, too, unless told', async () => {
    await setViewport({ width: 390, height: 600 });
    const host = put(`<wb-tabs>${three}</wb-tabs>`);
    expect(stacked(host).at(-1)).to.equal('panel');
    expect(tablist(host).hasAttribute('aria-orientation')).to.equal(false);
  });

  it('comes back into view on phones when the section above it, now hidden, has taken it away', async () => {
    await setViewport({ width: 390, height: 600 });
    const long = '<div style="height: 3000px"></div>';
    const host = put(
      `<wb-tabs phones="accordion"><div><h3>A</h3>${long}</div><div><h3>B</h3>${long}</div></wb-tabs>`,
    );
    await until(() => tablist(host).hasAttribute('aria-orientation'));
    const [, second] = tabsOf(host);
    second!.scrollIntoView({ block: 'center' });
    expect(scrollY).to.be.above(1000);
    second!.click();
    await until(() => inView(host)[0] === 2);
    const isSeen = () => {
      const { top, bottom } = second!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await until(isSeen);
  });

  it('leaves the page where it is when the title can be seen', async () => {
    await setViewport({ width: 390, height: 600 });
    const host = put(
      `<wb-tabs phones="accordion">${three}</wb-tabs><div style="height: 3000px"></div>`,
    );
    host.parentElement!.prepend(Object.assign(document.createElement('p'), { textContent: 'x' }));
    await until(() => tablist(host).hasAttribute('aria-orientation'));
    scrollTo({ top: 5, behavior: 'instant' });
    tabsOf(host)[2]!.click();
    await until(() => inView(host)[0] === 3);
    expect(scrollY).to.equal(5);
    scrollTo({ top: 0, behavior: 'instant' });
  });
});

interface Heard {
  key: string;
  shown: string[];
  hidden: string[];
}

describe('What tabs announce', () => {
  const changes = (act: (heard: Heard[]) => Promise<void>) => {
    const heard: Heard[] = [];
    const ids = (nodes: Element[]) => nodes.map(({ id }) => id);
    const stop = subscribe('panel.changed', ({ shown, hidden }, key) =>
      heard.push({ key, shown: ids(shown), hidden: ids(hidden) }),
    );
    return act(heard).finally(stop);
  };
  const named = '<div id="a"></div><div id="b"></div><div id="c"></div>';

  it('is which section is shown and which is hidden, by whatever it was changed', () =>
    changes(async (heard) => {
      const host = put(`<wb-tabs id="t">${named}</wb-tabs>`);
      tabsOf(host)[1]!.click();
      await until(() => heard.length === 1);
      expect(heard[0]).to.deep.equal({ key: 't', shown: ['b'], hidden: ['a'] });
      host.active = 3;
      await until(() => heard.length === 2);
      expect(heard[1]).to.deep.equal({ key: 't', shown: ['c'], hidden: ['b'] });
    }));

  it('is nothing when they are drawn, or asked for what is in view', () =>
    changes(async (heard) => {
      const host = put(`<wb-tabs active="2">${named}</wb-tabs>`);
      tabsOf(host)[1]!.click();
      host.setAttribute('trigger', 'hover');
      tabsOf(host)[2]!.click();
      await until(() => heard.length > 0);
      expect(heard).to.deep.equal([{ key: '', shown: ['c'], hidden: ['b'] }]);
    }));

  it('is nothing when another comes before the section in view', () =>
    changes(async (heard) => {
      const host = put(`<wb-tabs active="2">${named}</wb-tabs>`);
      host.insertAdjacentHTML('afterbegin', '<div id="d"></div>');
      await until(() => host.active === 3);
      tabsOf(host)[0]!.click();
      await until(() => heard.length > 0);
      expect(heard).to.deep.equal([{ key: '', shown: ['d'], hidden: ['b'] }]);
    }));

  it('stops what plays in the hidden section, and nothing else', async () => {
    const host = put(
      `<wb-tabs><div><video id="one"></video></div><div><video id="two"></video></div></wb-tabs>`,
    );
    const paused: string[] = [];
    for (const video of host.querySelectorAll('video')) video.pause = () => paused.push(video.id);
    tabsOf(host)[1]!.click();
    await until(() => paused.length > 0);
    expect(paused).to.deep.equal(['one']);
  });
});

describe('A link to a section that is hidden', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));
  const nested = `<wb-tabs id="outer"><section><h3>A</h3><a id="link" href="#deep">Go</a></section>
    <section><h3>B</h3><wb-tabs id="inner"><section><h4>C</h4></section><section><h4>D</h4><p id="deep">x</p></section></wb-tabs></section></wb-tabs>`;

  it('shows it, also through several, before the browser goes there', async () => {
    const outer = put(nested);
    const inner = outer.querySelector('#inner')!;
    const changes = asked(outer);
    await until(() => deepLinksSlot.value?.has('wb-tabs'));
    outer.querySelector<HTMLElement>('#link')!.click();
    expect(outer.querySelector('#deep')!.checkVisibility()).to.equal(true);
    await until(() => selected(outer)[0] === 'B' && selected(inner)[0] === 'D');
    expect(changes, 'nobody is asked').to.deep.equal([]);
  });

  it('does nothing when a listener has prevented it, or it opens elsewhere', async () => {
    const outer = put(nested);
    await until(() => deepLinksSlot.value?.has('wb-tabs'));
    const link = outer.querySelector<HTMLElement>('#link')!;
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(inView(outer)).to.deep.equal([1]);
  });

  it('does the same when the address becomes it', async () => {
    const outer = put(nested);
    await until(() => deepLinksSlot.value?.has('wb-tabs'));
    location.hash = '#deep';
    await until(() => outer.querySelector('#deep')!.checkVisibility());
  });
});
