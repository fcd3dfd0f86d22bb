import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../elements/navigation/table-of-contents/table-of-contents';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown>;

const frame = () => new Promise((done) => requestAnimationFrame(done));

/** A page with a list and some content; returns the list. */
function page(attributes: string, content: string): Host {
  const root = put(`<div>
    <wb-table-of-contents ${attributes}></wb-table-of-contents>${content}</div>`);
  return root.querySelector<Host>('wb-table-of-contents')!;
}

const inside = <E extends HTMLElement>(host: Host, selector: string) => [
  ...host.shadowRoot!.querySelectorAll<E>(selector),
];
const links = (host: Host) => inside<HTMLAnchorElement>(host, 'a');
const texts = (host: Host) => links(host).map((it) => it.textContent);
const hashes = (host: Host) => links(host).map((it) => it.getAttribute('href'));

before(() => emulateMedia({ reducedMotion: 'reduce' }));
beforeEach(() => scrollTo(0, 0));
after(() => setViewport({ width: 800, height: 600 }));

describe('A table of contents', () => {
  it('lists headings of levels 2 and 3, or of those it is told, in document order', async () => {
    const content = '<h3>C</h3><h1>A</h1><h2>B</h2><h4>D</h4>';
    const host = page('', content);
    expect(texts(host)).to.deep.equal(['C', 'B']);
    host.levels = 'H1, h4';
    await turn();
    expect(texts(host)).to.deep.equal(['A', 'D']);
  });

  it('nests them, and a level that is left out is no step of its own', () => {
    const host = page('levels="h2 h3 h4"', '<h4>A</h4><h2>B</h2><h4>C</h4><h3>D</h3><h2>E</h2>');
    const depth = (link: Element) => {
      let lists = 0;
      for (let at = link.parentElement; at; at = at.parentElement)
        lists += Number(at.matches('ul'));
      return lists;
    };
    expect(links(host).map(depth)).to.deep.equal([1, 1, 2, 2, 1]);
  });

  it('leaves out what is empty, hidden, in a popup or dialog, and itself', () => {
    const host = page(
      'levels="h2"',
      `<h2>Seen</h2><h2> </h2><h2 hidden>Hidden</h2><div hidden><h2>In hidden</h2></div>
      <wb-popup><h2>In a popup</h2></wb-popup><dialog><h2>In a dialog</h2></dialog><wb-mega-menu><span slot="title">More</span><h2>In a mega menu</h2></wb-mega-menu>
      <div popover><h2>In a popover</h2></div><h2 aria-hidden="true">Decoration</h2>
      <div hidden="until-found"><h2>To be found</h2></div>
      <wb-table-of-contents><h2>Its own</h2></wb-table-of-contents>
      <details><summary>More</summary><h2>Folded</h2></details>`,
    );
    expect(texts(host)).to.deep.equal(['Seen', 'To be found', 'Folded']);
  });

  it('lists what it is to include, and leaves out what it is to exclude', () => {
    const content = `<article class="text long"><h2>A</h2><h2 class="quiet">B</h2></article>
      <aside><h2 id="c">C</h2></aside><section data-toc><h2>D</h2></section>`;
    for (const [attributes, found] of [
      ['include="text"', ['A', 'B']],
      ['include=".text.long, #c"', ['A', 'B', 'C']],
      ['include="aside, [data-toc]"', ['C', 'D']],
      ['exclude="text"', ['C', 'D']],
      ['include="article" exclude="h2.quiet"', ['A']],
      ['exclude="nobody"', ['A', 'B', 'C', 'D']],
    ] as const) {
      expect(texts(page(attributes, content)), attributes).to.deep.equal(found);
    }
  });

  it('goes without what it cannot read, and says so', () => {
    expectWarning(
      /levels>: 'h7', 'title' cannot be read, so the list goes without\. Write h1 to h6/,
    );
    expectWarning(
      /exclude>: 'main > h2' cannot be read, so the list goes without\. Write class names/,
    );
    const host = page('levels="h7 h2 title" exclude="main > h2, quiet"', '<h2>A</h2>');
    expect(texts(host)).to.deep.equal(['A']);
  });

  it('gives a heading without an id one that nobody has, in any script', () => {
    const host = page(
      '',
      `<p id="rye">x</p><h2>Rye</h2><h2>Rye</h2><h2>Größe &amp; 50 %</h2><h2>パン</h2><h2>…</h2>
      <h2 id="a b">Own</h2><h2 id="50%">Percent</h2>`,
    );
    expect(hashes(host)).to.deep.equal([
      '#rye-2',
      '#rye-3',
      '#größe-50',
      '#パン',
      '#section',
      '#a b',
      '#50%25',
    ]);
    for (const link of links(host)) {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      expect(heading?.textContent).to.equal(link.textContent);
    }
  });

  it('leads to a heading that was cloned by an id of its own', async () => {
    const host = page('', '<section><h2>Oven</h2></section>');
    expect(hashes(host)).to.deep.equal(['#oven']);
    const section = host.parentElement!.querySelector('section')!;
    section.after(section.cloneNode(true));
    await until(() => links(host).length === 2);
    expect(hashes(host)).to.deep.equal(['#oven', '#oven-2']);
    const ids = [...host.parentElement!.querySelectorAll('h2')].map(({ id }) => id);
    expect(ids).to.deep.equal(['oven', 'oven-2']);
  });

  it('agrees with another one about ids', () => {
    const root = put(`<div><wb-table-of-contents levels="h2"></wb-table-of-contents>
      <wb-table-of-contents levels="h3"></wb-table-of-contents><h3>Rye</h3><h2>Rye</h2></div>`);
    const [one, other] = [...root.querySelectorAll<Host>('wb-table-of-contents')];
    expect([hashes(one!), hashes(other!)]).to.deep.equal([['#rye-2'], ['#rye']]);
    expect([...root.querySelectorAll('h2, h3')].map(({ id }) => id)).to.deep.equal([
      'rye',
      'rye-2',
    ]);
  });

  it("says 'No headings were found.' when there is nothing to list", () => {
    const host = page('', '<p>Nothing</p>');
    expect(inside(host, '[part=empty]').map((it) => it.textContent)).to.deep.equal([
      'No headings were found.',
    ]);
    expect(inside(host, '[role=list]')).to.deep.equal([]);
  });

  it('takes its words from the page, and its title from its attribute first', async () => {
    const data = JSON.stringify({
      texts: { 'Table of contents': 'Inhalt', 'No headings were found.': 'Nichts.' },
    });
    const script = `<script type="application/json" data-wb-page>${data}</script>`;
    const host = page('', script);
    expect(inside(host, 'nav')[0]!.ariaLabel).to.equal('Inhalt');
    expect(inside(host, '[part=empty]')[0]!.textContent).to.equal('Nichts.');
    host.titleText = 'In diesem Artikel';
    await until(() => inside(host, '[part=toggle]')[0]!.textContent === 'In diesem Artikel');
  });

  it('has a circle before each link unless it is told', () => {
    const host = page('', '<h2>A</h2><h3>B</h3>');
    expect(inside(host, 'ol')).to.have.length(0);
    const marks = links(host).map((it) => getComputedStyle(it, '::before').content[1]);
    expect(marks).to.deep.equal(['•', '◦']);
  });

  it('numbers its links by sections when it is told', () => {
    const host = page('marker="numbers"', '<h2>A</h2><h3>B</h3>');
    expect(inside(host, 'ol')).to.have.length(2);
    const { content } = getComputedStyle(links(host)[1]!, '::before');
    expect(content).to.match(/counters\(section, ['"]\.['"]\)/);
  });

  it('folds and unfolds, from what the device begins with', async () => {
    for (const [width, device] of [
      [992, 'minimized'],
      [991, 'minimized-tablet'],
      [768, 'minimized-tablet'],
      [767, 'minimized-mobile'],
    ] as const) {
      await setViewport({ width, height: 600 });
      const host = page(device, '<h2>A</h2>');
      const seen = () => links(host)[0]!.checkVisibility({ visibilityProperty: true });
      const button = () => inside(host, 'button').find((it) => it.checkVisibility())!;
      const states: unknown[] = [[button().ariaExpanded, seen()]];
      for (let times = 0; times < 2; times += 1) {
        button().click();
        await turn();
        states.push([button().ariaExpanded, seen()]);
      }
      expect(states, `${device} at ${width}`).to.deep.equal([
        ['false', false],
        ['true', true],
        ['false', false],
      ]);
    }
  });

  it('is not folded on devices that it is not told of', async () => {
    for (const [width, others] of [
      [992, 'minimized-tablet minimized-mobile'],
      [768, 'minimized minimized-mobile'],
      [767, 'minimized minimized-tablet'],
    ] as const) {
      await setViewport({ width, height: 600 });
      const host = page(others, '<h2>A</h2>');
      expect(links(host)[0]!.checkVisibility({ visibilityProperty: true })).to.equal(true);
    }
  });

  it('keeps the present one of a long list in view, and moves nothing but its own box', async () => {
    const headings = Array.from(
      { length: 40 },
      (_, at) => `<h2 id="h${at}">${at}</h2><p style="height: 700px"></p>`,
    ).join('');
    const host = page('style="--wb-table-of-contents-max-height: 120px"', headings);
    const box = inside(host, '.fold')[0]!;
    expect(box.scrollTop).to.equal(0);
    const heading = document.querySelector<HTMLElement>('#h30')!;
    heading.scrollIntoView({ behavior: 'instant' });
    const { scrollY: before } = window;
    await until(() => links(host)[30]!.ariaCurrent === 'true');
    const { top, bottom } = links(host)[30]!.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    expect(top >= room.top - 1 && bottom <= room.bottom + 1).to.equal(true);
    await frame();
    expect(scrollY).to.equal(before);
  });

  it('follows headings that come, go or change, awake', async () => {
    const host = page('', '<h2>A</h2><section></section>');
    const section = document.querySelector('section')!;
    section.append(Object.assign(document.createElement('h2'), { textContent: 'B' }));
    await until(() => texts(host).join() === 'A,B');
    document.querySelector('h2')!.firstChild!.nodeValue = 'First';
    await until(() => texts(host).join() === 'First,B');
    document.querySelector('h2')!.before(section);
    await until(() => texts(host).join() === 'B,First');
    section.hidden = true;
    await until(() => texts(host).join() === 'First');
    section.remove();
    document.querySelector('h2')!.id = 'other';
    await until(() => hashes(host).join() === '#other');
  });

  it('gives headings their ids again when a script has taken them, or the headings', async () => {
    const host = page('', '<h2>A</h2><h2>B</h2>');
    const headings = () => [...document.querySelectorAll('h2')];
    const ids = () => headings().map(({ id }) => id);
    expect(ids()).to.deep.equal(['a', 'b']);
    headings()[0]!.removeAttribute('id');
    await until(() => ids().join() === 'a,b');
    headings()[1]!.replaceWith(Object.assign(document.createElement('h2'), { textContent: 'B' }));
    await until(() => ids().join() === 'a,b');
    expect(hashes(host)).to.deep.equal(['#a', '#b']);
  });

  it('is accessible, open and folded, both ways of reading', async () => {
    await setViewport({ width: 320, height: 600 });
    const content = '<h2>A</h2><h3>B</h3>';
    for (const attributes of ['', 'marker="numbers" dir="rtl"', 'minimized-mobile']) {
      const host = page(attributes, content);
      await frame();
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
      expect(
        violations.map(({ id }) => id),
        attributes,
      ).to.deep.equal([]);
    }
  });
});
