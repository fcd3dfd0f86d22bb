import { expect } from '@open-wc/testing';
import { sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/sliding/carousel/carousel';
import { put, turn, until } from '../../support/test-element';

interface Carousel extends HTMLElement {
  active: number;
}

const many = (count: number) =>
  Array.from({ length: count }, (_, at) => `<div><h3>S${at + 1}</h3></div>`).join('');
const carousel = (attributes = '') =>
  put<Carousel>(`<wb-carousel ${attributes}>${many(6)}</wb-carousel>`);

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const viewport = (host: Element) => part(host, 'viewport');
/** How far a slide stands from where lines begin in the window on the slides, in pixels. */
const away = (host: Element, slide: number) => {
  const frame = viewport(host).getBoundingClientRect();
  const it = host.children[slide - 1]!.getBoundingClientRect();
  const isRtl = getComputedStyle(host).direction === 'rtl';
  return Math.abs(isRtl ? frame.right - it.right : it.left - frame.left);
};
const reached = (host: Element, slide: number) => until(() => away(host, slide) < 2);
const frame = () => new Promise(requestAnimationFrame);

/** By its button, so that Embla moves it from then on. */
async function goOn(host: Element, to: number) {
  part(host, 'next').click();
  await reached(host, to);
  await until(() => host.children[0]!.hasAttribute('inert'));
}

/** As a finger or a touchpad does. */
async function swipe(host: Carousel, to: number) {
  const { offsetLeft } = host.children[to - 1] as HTMLElement;
  viewport(host).scrollTo({ left: offsetLeft, behavior: 'instant' });
  await until(() => host.active === to);
}

async function press(host: Element) {
  const { x, y, width, height } = viewport(host).getBoundingClientRect();
  const middle = (by: number): [number, number] => [
    Math.round(x + width / 2 + by),
    Math.round(y + height / 2),
  ];
  const moveBy = (by: number) => sendMouse({ type: 'move', position: middle(by) });
  await moveBy(0);
  await sendMouse({ type: 'down' });
  await moveBy(-60);
  await moveBy(-120);
  return { moveBy, letGo: () => sendMouse({ type: 'up' }) };
}

beforeEach(() => setViewport({ width: 1200, height: 800 }));
after(() => setViewport({ width: 800, height: 800 }));

describe('A carousel that was swiped, and then moved within the page', () => {
  it('shows the same slide there', async () => {
    const host = carousel();
    await swipe(host, 3);
    const box = document.createElement('section');
    host.after(box);
    box.append(host);
    await reached(host, 3);
    await turn();
    expect(host.active).to.equal(3);
  });
});

describe('A carousel whose page turns from right to left', () => {
  for (const attributes of ['', 'loop', 'fade'])
    it(`shows the same slide, and goes on from there: ${attributes || 'moving'}`, async () => {
      const box = put(`<div><wb-carousel ${attributes}>${many(6)}</wb-carousel></div>`);
      const host = box.firstElementChild as Carousel;
      await goOn(host, 2);
      box.dir = 'rtl';
      await reached(host, 2);
      part(host, 'next').click();
      await reached(host, 3);
    });
});

describe('A carousel that a mouse drags', () => {
  it('goes on with the drag when a slide is added', async () => {
    const host = carousel();
    await goOn(host, 2);
    const { moveBy, letGo } = await press(host);
    host.insertAdjacentHTML('beforeend', many(1));
    await until(() => host.children[6]!.ariaLabel === '7 of 7');
    await moveBy(-500);
    await moveBy(-900);
    await letGo();
    await reached(host, 3);
    expect(host.active).to.equal(3);
  });

  it('lets its links be clicked when the window changes meanwhile', async () => {
    const host = carousel();
    await goOn(host, 2);
    const { letGo } = await press(host);
    await setViewport({ width: 760, height: 800 });
    await letGo();
    // A quick drag of this length goes on to the next.
    await until(() => away(host, host.active) < 2);
    const link = host.children[host.active - 1]!;
    expect(getComputedStyle(link).pointerEvents).to.equal('auto');
  });
});

describe('A carousel that moves its slides', () => {
  for (const [what, change] of [
    ['a slide is added', (host: Element) => host.insertAdjacentHTML('beforeend', many(1))],
    ['it goes round from now on', (host: Element) => host.toggleAttribute('loop')],
  ] as const)
    it(`stays where it is when ${what}`, async () => {
      const host = carousel();
      await goOn(host, 2);
      const places: number[] = [];
      change(host);
      for (let count = 0; count < 12; count += 1) {
        await frame();
        places.push(Math.round(away(host, 2)));
      }
      expect(Math.max(...places)).to.be.below(2);
    });
});

describe('A carousel whose panel is closed and opened again', () => {
  for (const attributes of ['', 'fade'])
    it(`shows its slide there from the first frame on: ${attributes || 'moving'}`, async () => {
      const box = put(`<div><wb-carousel ${attributes}>${many(6)}</wb-carousel></div>`);
      const host = box.firstElementChild as Carousel;
      await goOn(host, 2);
      box.hidden = true;
      for (let count = 0; count < 3; count += 1) await frame();
      box.hidden = false;
      await frame();
      for (let count = 0; count < 6; count += 1) {
        await frame();
        const { opacity } = getComputedStyle(host.children[1]!);
        expect([away(host, 2) < 2, opacity], `${count}`).to.deep.equal([true, '1']);
      }
    });
});
