import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { deepLinksSlot } from '../../../elements/panels/deep-links-slot';
import '../../../elements/panels/switcher/switcher';
import { subscribe } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const two =
  '<section id="a"><h3>Monthly</h3>12</section><section id="b"><h3>Yearly</h3>120</section>';
const labels = (host: Element) => [
  ...host.shadowRoot!.querySelectorAll<HTMLButtonElement>('[role=tab]'),
];
const chosen = (host: Element) => labels(host).findIndex((it) => it.ariaSelected === 'true') + 1;
const inView = (host: Element) =>
  [...host.children].flatMap((it) => (it.checkVisibility() ? it.id : []));
const toggle = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('[part=toggle]');

function asked(host: Element): number[] {
  const list: number[] = [];
  host.addEventListener('wb-switcher-change', (event) =>
    list.push((event as CustomEvent<{ active: number }>).detail.active),
  );
  return list;
}

for (const look of ['segments', 'toggle'])
  describe(`A switcher that looks like ${look}`, () => {
    it('shows the first of its two sections, then the one whose label is clicked', async () => {
      const host = put(`<wb-switcher look="${look}">${two}</wb-switcher>`);
      expect(labels(host).map((it) => it.textContent)).to.deep.equal(['Monthly', 'Yearly']);
      expect([chosen(host), inView(host)]).to.deep.equal([1, ['a']]);
      labels(host)[1]!.click();
      await until(() => chosen(host) === 2);
      expect(inView(host)).to.deep.equal(['b']);
      expect(host.active).to.equal(2);
    });

    it('changes nothing when the active label is clicked', async () => {
      const host = put(`<wb-switcher look="${look}" active="2">${two}</wb-switcher>`);
      const changes = asked(host);
      labels(host)[1]!.click();
      await turn();
      expect([changes, inView(host)]).to.deep.equal([[], ['b']]);
    });

    it('has a name for its labels where its author gives one', () => {
      const host = put(`<wb-switcher look="${look}" label="How to pay">${two}</wb-switcher>`);
      expect(host.shadowRoot!.querySelector('[role=tablist]')!.ariaLabel).to.equal('How to pay');
    });

    it('is two tabs, with their keys and one stop of the Tab key', async () => {
      const host = put(`<wb-switcher look="${look}">${two}</wb-switcher>`);
      expect(labels(host).map((it) => it.tabIndex)).to.deep.equal([0, -1]);
      labels(host)[0]!.focus();
      for (const [key, to] of [
        ['ArrowRight', 2],
        ['ArrowRight', 1],
        ['End', 2],
        ['Home', 1],
        ['ArrowLeft', 2],
      ] as const) {
        await sendKeys({ press: key });
        await until(() => chosen(host) === to);
        expect(host.shadowRoot!.activeElement).to.equal(labels(host)[to - 1]);
      }
      await sendKeys({ press: 'Tab' });
      expect(host.shadowRoot!.activeElement!.role).to.equal('tabpanel');
    });

    it('stays when a listener prevents the change', async () => {
      const host = put(`<wb-switcher look="${look}">${two}</wb-switcher>`);
      host.addEventListener('wb-switcher-change', (event) => event.preventDefault());
      labels(host)[1]!.click();
      toggle(host)?.click();
      await turn();
      expect([chosen(host), inView(host)]).to.deep.equal([1, ['a']]);
    });
  });

describe('The toggle of a switcher', () => {
  it('changes to the other section and back, and is there for pointers alone', async () => {
    const host = put(`<wb-switcher look="toggle">${two}</wb-switcher>`);
    const changes = asked(host);
    toggle(host)!.click();
    await until(() => chosen(host) === 2);
    toggle(host)!.click();
    await until(() => chosen(host) === 1);
    expect(changes).to.deep.equal([2, 1]);
    expect(toggle(host)!.ariaHidden).to.equal('true');
    expect(toggle(host)!.tabIndex).to.equal(-1);
  });

  it('stands between the labels, and only where it is asked for', () => {
    const host = put(`<wb-switcher look="toggle">${two}</wb-switcher>`);
    const [first, second] = labels(host).map((it) => it.getBoundingClientRect());
    const between = toggle(host)!.getBoundingClientRect();
    expect(between.left).to.be.at.least(first!.right);
    expect(between.right).to.be.at.most(second!.left);
    expect(toggle(put(`<wb-switcher>${two}</wb-switcher>`))).to.equal(null);
  });
});

describe('A switcher', () => {
  it('announces which section is shown and which is hidden, and stops what plays in that', async () => {
    const host = put(
      `<wb-switcher id="s"><div id="a"><video></video></div><div id="b"></div></wb-switcher>`,
    );
    let paused = 0;
    host.querySelector('video')!.pause = () => (paused += 1);
    const heard: unknown[] = [];
    const stop = subscribe('panel.changed', ({ shown, hidden }, key) =>
      heard.push([key, shown[0]!.id, hidden[0]!.id]),
    );
    labels(host)[1]!.click();
    await until(() => paused === 1);
    expect(heard).to.deep.equal([['s', 'b', 'a']]);
    stop();
  });

  it('shows the section that a link names', async () => {
    const host = put(
      `<wb-switcher><section><h3>A</h3><a href="#b">b</a></section><section id="b"><h3>B</h3></section></wb-switcher>`,
    );
    await until(() => deepLinksSlot.value?.has('wb-switcher'));
    host.querySelector('a')!.click();
    expect(inView(host)).to.include('b');
    await until(() => chosen(host) === 2);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('answers for itself inside another', async () => {
    const host = put(
      `<wb-switcher><section id="a"><h3>A</h3><wb-switcher id="in">${two.replaceAll('id="', 'id="in-')}</wb-switcher></section><section id="b"><h3>B</h3></section></wb-switcher>`,
    );
    const inner = host.querySelector('#in')!;
    labels(inner)[1]!.click();
    await until(() => chosen(inner) === 2);
    expect([chosen(host), inView(inner)]).to.deep.equal([1, ['in-b']]);
  });

  it('chooses between the first two of more, shows the others always, and says so once', async () => {
    const host = put(`<wb-switcher>${two}<p id="c">More</p></wb-switcher>`);
    expectWarning(/<wb-switcher> has 3 sections, and .+ Give it two, or use <wb-tabs>/);
    expect(inView(host)).to.deep.equal(['a', 'c']);
    labels(host)[1]!.click();
    await until(() => inView(host).join() === 'b,c');
  });

  it('leaves out a section that its author hides (an old bug)', async () => {
    const host = put(`<wb-switcher><section hidden><h3>Draft</h3></section>${two}</wb-switcher>`);
    expect(labels(host).map((it) => it.textContent)).to.deep.equal(['Monthly', 'Yearly']);
    labels(host)[1]!.click();
    await until(() => inView(host).join() === 'b');
  });

  it('draws no labels for one section, and says so', () => {
    const host = put('<wb-switcher><section id="a"><h3>A</h3></section></wb-switcher>');
    expectWarning(/<wb-switcher> has 1 section,/);
    expect(labels(host)).to.deep.equal([]);
    expect(inView(host)).to.deep.equal(['a']);
  });
});

describe('The headings of a switcher', () => {
  const seen = (host: Element) =>
    [...host.querySelectorAll('h3')].map((it) => it.getBoundingClientRect().height > 1);

  it('are not shown again below their labels', () => {
    const host = put(`<wb-switcher>${two}</wb-switcher>`);
    expect(seen(host)[0]).to.equal(false);
  });

  it('are shown where they are no labels: in one section alone, and in a third', async () => {
    const alone = put('<wb-switcher><section><h3>Monthly</h3>12</section></wb-switcher>');
    await turn();
    expect(seen(alone)).to.deep.equal([true]);
    const three = put(`<wb-switcher>${two}<section><h3>Once</h3>999</section></wb-switcher>`);
    await turn();
    expect(seen(three)[2]).to.equal(true);
  });
});
