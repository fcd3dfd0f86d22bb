import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import axe from 'axe-core';
import '../../../elements/navigation/sticky/sticky';
import { stick } from '../../../elements/navigation/sticky/stick';
import { subscribe, latest } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { published, put, reactRoot, turn, until } from '../../support/test-element';

const HEADER = '<header style="height: 60px; margin: 0">Header <a href="#x">X</a></header>';
const frame = () => new Promise((done) => requestAnimationFrame(done));

async function settled() {
  for (let times = 0; times < 3; times += 1) {
    await frame();
    await turn();
  }
}

/** A page with a sticky header 200 pixels down, and much below it. */
async function page(attributes = '', dir = 'ltr') {
  const root = put(`<div dir="${dir}" style="margin: 0"><div id="above" style="height: 200px"></div>
    <wb-sticky id="top" ${attributes}>${HEADER}</wb-sticky>
    <div style="height: 3000px"></div></div>`);
  await settled();
  return root.querySelector<HTMLElement & Record<string, unknown>>('wb-sticky')!;
}

async function scroll(top: number) {
  scrollTo({ top, behavior: 'instant' });
  await settled();
}

const top = (host: HTMLElement) =>
  Math.round(host.querySelector('header')!.getBoundingClientRect().top);
const state = (host: HTMLElement) => host.dataset.wbState;

before(() => {
  document.body.style.margin = '0';
  return emulateMedia({ reducedMotion: 'reduce' });
});
after(() => document.body.removeAttribute('style'));
beforeEach(() => scrollTo(0, 0));
afterEach(() => scrollTo(0, 0));

describe('A sticky element', () => {
  it('says when it begins to stick and when it ends: on itself, by an event, on the bus', async () => {
    const host = await page();
    const events: unknown[] = [];
    const announced: unknown[] = [];
    host.addEventListener('wb-sticky-change', (event) =>
      events.push((event as CustomEvent).detail),
    );
    const stop = subscribe('sticky.changed', ({ isStuck, host: it }, key) =>
      announced.push([key, isStuck, it === host]),
    );
    await scroll(500);
    await until(() => state(host) === 'stuck');
    await scroll(0);
    await until(() => state(host) === undefined);
    stop();
    expect(events).to.deep.equal([{ stuck: true }, { stuck: false }]);
    expect(announced).to.deep.equal([
      ['top', true, true],
      ['top', false, true],
    ]);
  });

  it('compares its place with that of no other while none sticks, however many there are', async () => {
    let compared = 0;
    const { compareDocumentPosition } = Node.prototype;
    Node.prototype.compareDocumentPosition = function compare(other) {
      compared += 1;
      return compareDocumentPosition.call(this, other);
    };
    try {
      put(`<div style="height: 900px"></div>${`<wb-sticky>${HEADER}</wb-sticky>`.repeat(30)}`);
      await settled();
      expect(compared).to.equal(0);
    } finally {
      Node.prototype.compareDocumentPosition = compareDocumentPosition;
    }
  });

  it('leaves room at the top when it is told to', async () => {
    const host = await page('offset="24"');
    await scroll(150);
    expect(state(host)).to.equal(undefined);
    await scroll(500);
    await until(() => top(host) === 24);
  });

  it('never sticks in mode static, and stands in its place at once when it becomes so', async () => {
    const host = await page('mode="static"');
    await scroll(500);
    expect([state(host), top(host)]).to.deep.equal([undefined, -300]);
    host.mode = 'fixed';
    await until(() => state(host) === 'stuck');
    host.mode = 'static';
    await until(() => state(host) === undefined);
    expect(top(host)).to.equal(-300);
  });

  it('finds its reference by id or selector, and follows another', async () => {
    const host = await page('reference="above"');
    await scroll(500);
    await until(() => state(host) === 'stuck');
    host.reference = '#top + div';
    await until(() => state(host) === undefined);
  });

  it('without the reference it names stands in its place, and says so once', async () => {
    expectWarning(/^<wb-sticky reference="#nowhere"> finds no such element .+ never sticks\. Give/);
    const host = await page('reference="#nowhere"');
    await until(() => warnings().length);
    await scroll(500);
    expect([state(host), top(host)]).to.deep.equal([undefined, -300]);
  });

  it('is not past a reference that is not shown', async () => {
    const host = await page('reference="above"');
    document.querySelector<HTMLElement>('#above')!.hidden = true;
    document.querySelector<HTMLElement>('#above')!.style.display = 'none';
    await scroll(500);
    expect(state(host)).to.equal(undefined);
  });

  it('has one copy of its content, and slides at nobody who wants less motion', async () => {
    const host = await page('mode="animated"');
    await scroll(500);
    await until(() => state(host) === 'stuck');
    expect(document.querySelectorAll('header')).to.have.length(1);
    expect(host.shadowRoot!.querySelector('.slide')!.getAnimations()).to.deep.equal([]);
    expect(top(host)).to.equal(0);
  });

  it('that leaves the page while it sticks says that it does not any more', async () => {
    const host = await page();
    await scroll(500);
    await until(() => state(host) === 'stuck');
    host.remove();
    await until(() => latest('sticky.changed', 'top')?.isStuck === false);
    expect(state(host)).to.equal(undefined);
  });

  it('goes on from where its watcher was, without a change', async () => {
    put(`<div><div style="height: 200px"></div><div id="place"></div>
      <div style="height: 3000px"></div></div>`);
    const draft = document.implementation.createHTMLDocument().body;
    draft.setHTMLUnsafe(published(`<wb-sticky>${HEADER}</wb-sticky>`));
    const host = draft.firstElementChild as HTMLElement;
    const heard: unknown[] = [];
    host.addEventListener('wb-sticky-change', () => heard.push(reactRoot(host)));
    const loader = Symbol.for('wb.loader');
    Object.assign(globalThis, { [loader]: true });
    document.querySelector('#place')!.append(host);
    stick(host);
    await scroll(500);
    await until(() => state(host) === 'stuck');
    (host as unknown as Record<symbol, () => void>)[Symbol.for('wb.wake')]!();
    delete (globalThis as Record<symbol, unknown>)[loader];
    await settled();
    expect(reactRoot(host)).not.to.equal(undefined);
    expect([state(host), top(host)]).to.deep.equal(['stuck', 0]);
    expect(heard).to.deep.equal([undefined]);
    await scroll(0);
    await until(() => heard.length === 2);
    expect(state(host)).to.equal(undefined);
  });

  it('is as wide as its place, on the side that the reading begins', async () => {
    const host = await page('style="display: block; inline-size: 300px"', 'rtl');
    const before = host.querySelector('header')!.getBoundingClientRect();
    await scroll(500);
    await until(() => state(host) === 'stuck');
    const { left, width } = host.querySelector('header')!.getBoundingClientRect();
    expect([left, width]).to.deep.equal([before.left, before.width]);
  });

  it('that is higher than the window can be read to its end, and keeps its place in the page', async () => {
    const host = await page();
    host.innerHTML = `<nav style="height: ${innerHeight + 300}px"><a href="#a">A</a></nav><a id="end" href="#b">End</a>`;
    await settled();
    const { height } = host.getBoundingClientRect();
    await scroll(500);
    await until(() => state(host) === 'stuck');
    const end = host.querySelector('#end')!;
    expect(end.getBoundingClientRect().top).to.be.above(innerHeight);
    end.scrollIntoView({ block: 'nearest' });
    expect(end.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
    expect(host.getBoundingClientRect().height).to.equal(height);
    expect(state(host)).to.equal('stuck');
  });

  it('that changes while it is higher than the window changes its place in the page', async () => {
    const host = await page();
    const place = () => Math.round(host.getBoundingClientRect().height);
    const set = (height: number) => (host.querySelector('header')!.style.height = `${height}px`);
    set(innerHeight + 300);
    await scroll(500);
    await until(() => state(host) === 'stuck');
    for (const more of [100, 500, -100]) {
      set(innerHeight + more);
      await until(() => place() === innerHeight + more);
    }
  });

  it('that fits into the window cuts nothing off that drops from it', async () => {
    const host = await page();
    const drop = '<div style="position: absolute; top: 100%; height: 1000px">Drop</div>';
    host.querySelector('header')!.style.position = 'relative';
    host.querySelector('header')!.insertAdjacentHTML('beforeend', drop);
    await scroll(500);
    await until(() => state(host) === 'stuck');
    expect(host.getBoundingClientRect().height).to.equal(60);
    expect(getComputedStyle(host.shadowRoot!.querySelector('.bar')!).overflow).to.equal('visible');
  });

  it('is accessible in its place and while it sticks', async () => {
    const host = await page();
    for (const at of [0, 500]) {
      await scroll(at);
      const { violations } = await axe.run(host, { rules: { region: { enabled: false } } });
      expect(violations.map(({ id }) => id)).to.deep.equal([]);
    }
  });
});
