import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands';
import '../../../elements/panels/accordion/accordion';
import { subscribe } from '../../../shared/bus/bus';
import { put, turn, until } from '../../support/test-element';

const item = (id: string, more = '') =>
  `<details id="${id}" ${more}><summary>${id}</summary><p>Text of ${id}.</p></details>`;
const three = item('a', 'open') + item('b') + item('c');

const items = (host: Element) =>
  [...host.children].filter((it) => it instanceof HTMLDetailsElement);
const open = (host: Element) => items(host).flatMap((it) => (it.open ? it.id : []));
const inView = (host: Element) => items(host).flatMap((it) => (it.checkVisibility() ? it.id : []));
const title = (host: Element, id: string) =>
  host.querySelector<HTMLElement>(`#${CSS.escape(id)} > summary`)!;
const tags = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]'),
];
const frames = async () => {
  for (let count = 0; count < 3; count += 1)
    await new Promise<unknown>((done) => requestAnimationFrame(done));
};
const height = (node: Element) => node.getBoundingClientRect().height;

interface Heard {
  key: string;
  shown: string[];
  hidden: string[];
}

async function heardIn(act: (heard: Heard[]) => Promise<void>) {
  const heard: Heard[] = [];
  const ids = (nodes: Element[]) => nodes.map(({ id }) => id);
  const stop = subscribe('panel.changed', ({ shown, hidden }, key) =>
    heard.push({ key, shown: ids(shown), hidden: ids(hidden) }),
  );
  await act(heard).finally(stop);
}

before(() => emulateMedia({ reducedMotion: 'reduce' }));

describe('An accordion of which one item is open', () => {
  it('closes the others when one is opened', async () => {
    const host = put(`<wb-accordion>${three}</wb-accordion>`);
    title(host, 'b').click();
    expect(open(host)).to.deep.equal(['b']);
    title(host, 'c').click();
    expect(open(host)).to.deep.equal(['c']);
  });

  it('does nothing when the open one is clicked, or opened by key, and says so', async () => {
    const host = put(`<wb-accordion>${three}</wb-accordion>`);
    expect(title(host, 'a').getAttribute('aria-disabled')).to.equal('true');
    title(host, 'a').click();
    title(host, 'a').focus();
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Space' });
    expect(open(host)).to.deep.equal(['a']);
    title(host, 'b').click();
    await until(() => title(host, 'b').getAttribute('aria-disabled') === 'true');
    expect(title(host, 'a').hasAttribute('aria-disabled')).to.equal(false);
  });

  it('begins with all of them closed when its author opened none', () => {
    const host = put(`<wb-accordion>${item('a')}${item('b')}</wb-accordion>`);
    expect(open(host)).to.deep.equal([]);
  });

  it('closes the others also where the browser knows no groups', async () => {
    const host = put(`<wb-accordion>${three}</wb-accordion>`);
    for (const it of items(host)) it.removeAttribute('name');
    title(host, 'c').click();
    await until(() => open(host).join() === 'c');
  });

  it('leaves a control inside a title to itself', () => {
    const host = put(
      `<wb-accordion><details open><summary>A <a id="in" href="#in">link</a></summary>x</details></wb-accordion>`,
    );
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    expect(host.querySelector('#in')!.dispatchEvent(click)).to.equal(true);
    history.replaceState(null, '', location.pathname + location.search);
  });
});

describe('An accordion that is moved', () => {
  it('keeps what is open, and what its titles say of it', () => {
    const place = put(`<div><wb-accordion>${three}</wb-accordion><section></section></div>`);
    const host = place.firstElementChild!;
    title(host, 'c').click();
    place.lastElementChild!.append(host);
    expect(open(host)).to.deep.equal(['c']);
    expect(host.querySelectorAll('[aria-disabled]')).to.have.length(1);
    expect(title(host, 'c').ariaDisabled).to.equal('true');
  });
});

describe('A collapsible accordion', () => {
  it('has items that open and close each by itself', async () => {
    const host = put(`<wb-accordion collapsible>${three}</wb-accordion>`);
    title(host, 'b').click();
    expect(open(host)).to.deep.equal(['a', 'b']);
    title(host, 'a').click();
    expect(open(host)).to.deep.equal(['b']);
    expect(host.querySelector('[aria-disabled], [name]')).to.equal(null);
  });

  it('may become one of which one item is open, and back', async () => {
    const host = put(`<wb-accordion collapsible>${three}</wb-accordion>`);
    host.collapsible = false;
    await until(() => items(host).every(({ name }) => name !== ''));
    title(host, 'b').click();
    expect(open(host)).to.deep.equal(['b']);
    host.collapsible = true;
    await until(() => items(host).every(({ name }) => name === ''));
    title(host, 'a').click();
    expect(open(host)).to.deep.equal(['a', 'b']);
  });
});

describe('Accordions in accordions, and beside them', () => {
  const inner = `<wb-accordion id="inner">${item('x', 'open')}${item('y')}</wb-accordion>`;

  it('answer each for themselves', async () => {
    const host = put(
      `<wb-accordion id="outer"><details id="a" open><summary>a</summary>${inner}</details>${item('b')}</wb-accordion>`,
    );
    const box = host.querySelector('#inner')!;
    title(host, 'y').click();
    expect([open(host), open(box)]).to.deep.equal([['a'], ['y']]);
    title(host, 'y').click();
    expect(open(box)).to.deep.equal(['y']);
    title(host, 'b').click();
    expect([open(host), open(box)]).to.deep.equal([['b'], ['y']]);
  });

  it('have groups of their own, and leave names that an author gave', () => {
    const place = put(
      `<div><wb-accordion>${three}</wb-accordion><wb-accordion>${item('d')}${item('e', 'name="mine"')}</wb-accordion></div>`,
    );
    const names = [...place.querySelectorAll('details')].map(({ name }) => name);
    expect(new Set(names.slice(0, 3)).size).to.equal(1);
    expect(names[3]).not.to.equal(names[0]);
    expect(names[4]).to.equal('mine');
  });
});

describe('An accordion in the shadow root of another element', () => {
  it('is exclusive, filters, announces and stops what plays as any other (an old bug)', () =>
    heardIn(async (heard) => {
      const place = put('<div></div>');
      const root = place.attachShadow({ mode: 'open' });
      root.innerHTML = `<wb-accordion id="s">${item('a', 'data-tags="x"')}${item('b', 'data-tags="y"')}</wb-accordion>`;
      const host = root.firstElementChild!;
      await turn();
      title(host, 'b').click();
      title(host, 'b').click();
      expect(open(host), 'one must be open').to.deep.equal(['b']);
      await until(() => heard.length === 1);
      let paused = 0;
      items(host)[1]!.append(document.createElement('video'));
      host.querySelector('video')!.pause = () => (paused += 1);
      title(host, 'a').click();
      await until(() => heard.length === 2);
      expect(heard[1]).to.deep.equal({ key: 's', shown: ['a'], hidden: ['b'] });
      expect(paused).to.equal(1);
      tags(host)[1]!.click();
      expect(inView(host)).to.deep.equal(['a']);
    }));
});

describe('The filter of an accordion', () => {
  const tagged =
    item('a', 'data-tags="Bread" open') +
    item('b', 'data-tags=" Bread ,Cakes"') +
    item('c', 'data-tags="Cakes"') +
    item('d');

  it('has every tag once, and all; one is chosen at a time', () => {
    const host = put(`<wb-accordion>${tagged}</wb-accordion>`);
    const labels = tags(host).map((it) => it.closest('label')!.textContent);
    expect(labels).to.deep.equal(['All', 'Bread', 'Cakes']);
    expect(tags(host).map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    expect(inView(host)).to.deep.equal(['a', 'b', 'c', 'd']);
    tags(host)[2]!.click();
    expect(tags(host).map(({ checked }) => checked)).to.deep.equal([false, false, true]);
    expect(inView(host)).to.deep.equal(['b', 'c']);
    tags(host)[0]!.click();
    expect(inView(host)).to.deep.equal(['a', 'b', 'c', 'd']);
  });

  it('opens the item that was clicked, also when others are left out', () => {
    const host = put(`<wb-accordion filter="Cakes">${tagged}</wb-accordion>`);
    title(host, 'c').click();
    expect(open(host)).to.deep.equal(['c']);
  });

  it('begins with the tag that its author chose, and with all when no item has it', async () => {
    const host = put(`<wb-accordion filter="Cakes">${tagged}</wb-accordion>`);
    expect(inView(host)).to.deep.equal(['b', 'c']);
    expect(inView(put(`<wb-accordion filter="None">${tagged}</wb-accordion>`))).to.have.length(4);
    const again = put(`<wb-accordion>${tagged}</wb-accordion>`);
    again.filter = 'Bread';
    await until(() => inView(again).join() === 'a,b');
  });

  it('keeps the choice when an item is added, which is filtered too', async () => {
    const host = put(`<wb-accordion>${tagged}</wb-accordion>`);
    tags(host)[1]!.click();
    host.insertAdjacentHTML('beforeend', item('e', 'data-tags="New"'));
    await until(() => tags(host).length === 4);
    expect(inView(host)).to.deep.equal(['a', 'b']);
  });

  it('chooses all when the chosen tag has gone with the items that had it', async () => {
    const host = put(`<wb-accordion>${tagged}</wb-accordion>`);
    tags(host)[1]!.click();
    for (const item of host.querySelectorAll('[data-tags*=Bread]')) item.remove();
    await until(() => tags(host).length === 2);
    expect(tags(host).map(({ checked }) => checked)).to.deep.equal([true, false]);
    expect(inView(host)).to.deep.equal(['c', 'd']);
  });

  it('is moved through with arrow keys, one stop of the Tab key', async () => {
    const host = put(`<wb-accordion>${tagged}</wb-accordion>`);
    tags(host)[0]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    expect(inView(host)).to.deep.equal(['a', 'b']);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(title(host, 'a'));
  });

  it('is not drawn for items without tags', () => {
    const host = put(`<wb-accordion>${three}</wb-accordion>`);
    expect(host.shadowRoot!.querySelector('fieldset')).to.equal(null);
  });
});

describe('What an accordion announces', () => {
  it('is each item that opens or closes, and each that the filter takes or brings', () =>
    heardIn(async (heard) => {
      const host = put(
        `<wb-accordion id="f">${item('a', 'data-tags="x"')}${item('b', 'data-tags="y"')}</wb-accordion>`,
      );
      title(host, 'a').click();
      await until(() => heard.length === 1);
      expect(heard.pop()).to.deep.equal({ key: 'f', shown: ['a'], hidden: [] });
      title(host, 'b').click();
      await until(() => heard.length === 1);
      await frames();
      expect(heard.splice(0)).to.deep.equal([{ key: 'f', shown: ['b'], hidden: ['a'] }]);
      tags(host)[1]!.click();
      expect(heard).to.deep.equal([{ key: 'f', shown: [], hidden: ['b'] }]);
    }));

  it('comes once for a change, when the heights are final, however often one is clicked', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    await heardIn(async (heard) => {
      const host = put(
        `<wb-accordion>${three}<details id="d"><summary>d</summary><p>x</p><p>x</p><p>x</p></details></wb-accordion>`,
      );
      // Browsers tell of an item that is open from the start.
      await until(() => heard.pop()?.shown[0] === 'a');
      const heights: number[] = [];
      const stop = subscribe('panel.changed', () => heights.push(height(host)));
      title(host, 'b').click();
      await turn();
      title(host, 'd').click();
      await turn();
      expect(heard).to.deep.equal([]);
      await until(() => heard.length > 0);
      stop();
      await emulateMedia({ reducedMotion: 'reduce' });
      await frames();
      expect(heard).to.deep.equal([{ key: '', shown: ['d'], hidden: ['a'] }]);
      expect(heights[0]).to.be.closeTo(height(host), 0.1);
    });
  });

  it('is nothing when an item is again as it was before anybody was told', () =>
    heardIn(async (heard) => {
      const host = put(`<wb-accordion collapsible>${item('a')}${item('b')}</wb-accordion>`);
      title(host, 'a').click();
      await turn();
      await until(() => heard.length === 1);
      await emulateMedia({ reducedMotion: 'no-preference' });
      title(host, 'a').click();
      await turn();
      title(host, 'a').click();
      await turn();
      await emulateMedia({ reducedMotion: 'reduce' });
      title(host, 'b').click();
      await until(() => heard.length === 2);
      expect(heard[1]!.shown).to.deep.equal(['b']);
    }));

  it('is nothing for details that are no items, nor for those inside one', () =>
    heardIn(async (heard) => {
      const place = put(
        `<div><details id="no"><summary>x</summary></details><wb-accordion><details id="a"><summary>a</summary><details id="deep"><summary>d</summary></details></details></wb-accordion></div>`,
      );
      for (const id of ['no', 'deep']) title(place, id).click();
      title(place, 'a').click();
      await until(() => heard.length > 0);
      expect(heard.map(({ shown }) => shown)).to.deep.equal([['a']]);
    }));

  it('stops what plays in an item that closes', async () => {
    const host = put(
      `<wb-accordion collapsible><details open><summary>a</summary><video></video></details></wb-accordion>`,
    );
    let paused = 0;
    host.querySelector('video')!.pause = () => (paused += 1);
    host.querySelector('summary')!.click();
    await until(() => paused === 1);
  });
});

describe('An item of an accordion', () => {
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    await emulateMedia({ reducedMotion: 'reduce', media: 'screen' });
  });

  it('is opened by a link that names it, whatever tag is chosen', async () => {
    const host = put(
      `<wb-accordion filter="y">${item('a', 'data-tags="y"')}${item('b', 'data-tags="x"')}<a id="go" href="#b">Go</a></wb-accordion>`,
    );
    expect(inView(host)).to.deep.equal(['a']);
    host.querySelector<HTMLElement>('#go')!.click();
    expect(open(host)).to.deep.equal(['b']);
    expect(inView(host)).to.deep.equal(['a', 'b']);
    expect(tags(host)[0]!.checked).to.equal(true);
  });

  it('is opened by a link to something inside it', async () => {
    const host = put(
      `<wb-accordion><details id="a"><summary>a</summary><p id="text">x</p></details></wb-accordion>`,
    );
    location.hash = '#text';
    await until(() => open(host).join() === 'a');
  });

  it('can be found while it is closed: its content is there, and not taken out of the page', () => {
    const host = put(`<wb-accordion>${item('a')}</wb-accordion>`);
    const style = getComputedStyle(items(host)[0]!, '::details-content');
    expect(style.contentVisibility).to.equal('hidden');
    expect(style.display).not.to.equal('none');
  });

  it('looks the same whatever rank its title has', () => {
    const host = put(
      `<wb-accordion>${['h2', 'h6', 'b']
        .map((tag) => `<details><summary><${tag}>Title</${tag}></summary>x</details>`)
        .join('')}</wb-accordion>`,
    );
    const looks = [...host.querySelectorAll('summary > :is(h2, h6)')].map((it) => {
      const { fontSize, fontWeight, margin } = getComputedStyle(it);
      return `${fontSize} ${fontWeight} ${margin}`;
    });
    expect(new Set(looks).size).to.equal(1);
    expect(new Set([...host.querySelectorAll('summary')].map(height)).size).to.equal(1);
  });

  it('opens from nothing to all of its height, and closes to nothing, padding and margins included', async () => {
    await emulateMedia({ reducedMotion: 'no-preference' });
    const host = put(
      `<wb-accordion collapsible><details id="a"><summary>a</summary>
        <p style="block-size: 200px; margin: 40px 0; padding: 30px">x</p></details></wb-accordion>`,
    );
    const [first] = items(host);
    const last = (seconds: number) =>
      host.style.setProperty('--wb-accordion-duration', `${seconds}s`);
    const closed = height(first!);
    // So slow that what is seen of it is where it begins.
    last(10_000);
    title(host, 'a').click();
    await frames();
    expect(height(first!)).to.be.closeTo(closed, 1);
    last(0);
    first!.open = false;
    await frames();
    first!.open = true;
    await until(() => height(first!) > closed + 100);
    const opened = height(first!);
    expect(opened - closed).to.equal(200 + 60 + 80 + 16);
    last(10_000);
    await frames();
    title(host, 'a').click();
    await frames();
    expect(height(first!)).to.be.closeTo(opened, 1);
  });

  it('shows on paper, closed or left out by the filter', async () => {
    const host = put(
      `<wb-accordion filter="x">${item('a', 'data-tags="x" open')}${item('b', 'data-tags="y"')}</wb-accordion>`,
    );
    await emulateMedia({ media: 'print' });
    for (const it of items(host)) {
      expect(height(it) - height(it.firstElementChild!), it.id).to.be.above(10);
      const text = it.querySelector('p')!;
      expect(text.checkVisibility({ contentVisibilityAuto: true }), it.id).to.equal(true);
    }
  });

  it('is brought back into the window when the one that closed above has taken it away', async () => {
    await setViewport({ width: 800, height: 600 });
    const long = '<div style="block-size: 3000px"></div>';
    const host = put(
      `<wb-accordion><details id="a" open><summary>a</summary>${long}</details><details id="b"><summary>b</summary>${long}</details></wb-accordion>`,
    );
    title(host, 'b').scrollIntoView({ block: 'center' });
    title(host, 'b').click();
    await until(() => {
      const { top, bottom } = title(host, 'b').getBoundingClientRect();
      return open(host).join() === 'b' && top >= 0 && bottom <= innerHeight;
    });
  });

  it('leaves the page where it is when its title can be seen', async () => {
    await heardIn(async (heard) => {
      const host = put(
        `<wb-accordion>${three}</wb-accordion><div style="block-size: 3000px"></div>`,
      );
      scrollTo({ top: 3, behavior: 'instant' });
      title(host, 'b').click();
      await until(() => heard.length > 0);
      await turn();
      expect(scrollY).to.equal(3);
      scrollTo({ top: 0, behavior: 'instant' });
    });
  });
});
