import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/sliding/carousel/carousel';
import { serialise } from '../../../shared/browser/html/serialise';
import { revealFor } from '../../../shared/browser/reveal';
import { announce, subscribe } from '../../../shared/bus/bus';
import { LOADER, type Sleeper, WAKE } from '../../../shared/element/signals';
import { stopLongTimers } from '../../support/long-timers';
import { published, put, turn, until } from '../../support/test-element';

interface Carousel extends HTMLElement {
  active: number;
}

const many = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<div><h3>S${at + 1}</h3><a href="/${at + 1}">Go</a></div>`,
  ).join('');
const carousel = (attributes = '', count = 6) =>
  put<Carousel>(`<wb-carousel label="Walks" ${attributes}>${many(count)}</wb-carousel>`);

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const viewport = (host: Element) => part(host, 'viewport');
const dots = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll<HTMLElement>('[part=dot]')].filter((it) =>
    it.checkVisibility(),
  );
const current = (host: Element) => dots(host).findIndex((it) => it.ariaCurrent === 'true') + 1;
/** The slides that can be seen in the window of the carousel now, counted from 1. */
const seen = (host: Element) => {
  const frame = viewport(host).getBoundingClientRect();
  return [...host.children].flatMap((it, at) => {
    const { left, right, top, bottom } = it.getBoundingClientRect();
    const isIn =
      right > frame.left + 2 &&
      left < frame.right - 2 &&
      bottom > frame.top + 2 &&
      top < frame.bottom - 2;
    return isIn && getComputedStyle(it).opacity === '1' ? [at + 1] : [];
  });
};
const reached = (host: Element, slides: number[]) =>
  until(() => seen(host).join() === slides.join());
const asked = (host: Element) => {
  const list: number[] = [];
  host.addEventListener('wb-carousel-change', (event) =>
    list.push((event as CustomEvent<{ active: number }>).detail.active),
  );
  return list;
};
const press = (node: Element) =>
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
const middle = (node: Element): [number, number] => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
};

/** By more than half of a slide: a slow machine lets go too late for a swing to count. */
async function drag(host: Element, by: [number, number], from: Element = viewport(host)) {
  const [x, y] = middle(from);
  await sendMouse({ type: 'move', position: [x, y] });
  await sendMouse({ type: 'down' });
  for (const share of [0.25, 0.5, 0.75, 1])
    await sendMouse({
      type: 'move',
      position: [Math.round(x + by[0] * share), Math.round(y + by[1] * share)],
    });
  await sendMouse({ type: 'up' });
}

const resize = (width: number) => setViewport({ width, height: 800 });
beforeEach(() => resize(1200));
after(() => resize(800));

describe('A carousel', () => {
  it('stays where what somebody is led to is in view, and goes to what is not', async () => {
    const host = carousel('slides-to-show="3"');
    part(host, 'next').click();
    await until(() => host.active === 2);
    revealFor(host.children[3]!);
    await turn();
    expect(host.active).to.equal(2);
    revealFor(host.children[5]!);
    await until(() => host.active === 4);
  });

  it('shows as many slides as its author says, at equal widths, with dots for what is behind them', () => {
    const host = carousel('slides-to-show="3"');
    expect(seen(host)).to.deep.equal([1, 2, 3]);
    const widths = new Set(
      [...host.children].map((it) => Math.round(it.getBoundingClientRect().width)),
    );
    expect(widths.size).to.equal(1);
    expect([dots(host).length, current(host)]).to.deep.equal([4, 1]);
  });

  it('goes on and back by its buttons, which end where the slides end', async () => {
    const host = carousel('slides-to-show="3"', 4);
    const [previous, next] = [part(host, 'previous'), part(host, 'next')];
    expect([previous.ariaDisabled, next.ariaDisabled]).to.deep.equal(['true', null]);
    press(next);
    await reached(host, [2, 3, 4]);
    expect([host.active, current(host)]).to.deep.equal([2, 2]);
    expect([previous.ariaDisabled, next.ariaDisabled]).to.deep.equal([null, 'true']);
    press(next);
    press(previous);
    await reached(host, [1, 2, 3]);
    expect(host.active).to.equal(1);
  });

  it('goes so many slides at a step, and never past the last', async () => {
    const host = carousel('slides-to-show="3" slides-to-scroll="3"', 8);
    expect(dots(host).length).to.equal(3);
    press(part(host, 'next'));
    await reached(host, [4, 5, 6]);
    press(part(host, 'next'));
    await reached(host, [6, 7, 8]);
    expect([host.active, current(host)]).to.deep.equal([6, 3]);
  });

  it('goes where a dot or its attribute says', async () => {
    const host = carousel();
    press(dots(host)[4]!);
    await reached(host, [5]);
    host.active = 2;
    await reached(host, [2]);
    host.setAttribute('active', '99');
    await reached(host, [6]);
    expect(current(host)).to.equal(6);
  });

  it('begins where its author says', async () => {
    const host = carousel('active="3"');
    await until(() => seen(host).join() === '3');
    expect(current(host)).to.equal(3);
    await turn();
    expect('live' in viewport(host).dataset, 'moved by the browser alone').to.equal(false);
  });

  it('says a number instead of more than twelve dots, and neither where all slides are in view', () => {
    expect(part(carousel('', 13), 'place').textContent).to.equal('1 of 13');
    const host = carousel('slides-to-show="3"', 3);
    expect(dots(host)).to.deep.equal([]);
    expect(part(host, 'next').checkVisibility()).to.equal(false);
  });

  it('asks before another slide comes, and stays when a listener prevents it', async () => {
    const host = carousel();
    const list = asked(host);
    host.addEventListener('wb-carousel-change', (event) => event.preventDefault(), { once: true });
    press(part(host, 'next'));
    await turn();
    expect([list, host.active, seen(host)]).to.deep.equal([[2], 1, [1]]);
    press(part(host, 'next'));
    await reached(host, [2]);
    expect(list).to.deep.equal([2, 2]);
  });

  it('announces the slide in view, and stops what plays in those that leave', async () => {
    const told: number[] = [];
    const stop = subscribe('slide.changed', ({ active, count }, key) => {
      if (key === 'walks') told.push(active, count);
    });
    const host = carousel('id="walks"');
    host.children[0]!.insertAdjacentHTML('beforeend', '<video></video>');
    const video = host.querySelector('video')!;
    let paused = 0;
    video.pause = () => void (paused += 1);
    press(part(host, 'next'));
    await until(() => paused);
    expect(told).to.deep.equal([2, 6]);
    stop();
  });

  it('keeps Tab out of what cannot be seen, once it has moved', async () => {
    const host = carousel('slides-to-show="2"');
    const isInert = () => [...host.children].map((it) => (it as HTMLElement).inert);
    expect(isInert().some(Boolean)).to.equal(false);
    press(part(host, 'next'));
    await until(() => isInert().join() === 'true,false,false,true,true,true');
  });

  it('lets a link in the slide that comes be clicked as soon as it is in view, also at the second step', async () => {
    for (const attributes of ['', 'loop', 'fade', 'vertical slides-to-show="2"']) {
      const host = carousel(attributes);
      const show = attributes.startsWith('vertical') ? 2 : 1;
      for (const slide of [2, 3, 4]) {
        press(part(host, 'next'));
        await reached(host, show === 2 ? [slide, slide + 1] : [slide]);
        const link = host.children[slide + show - 2]!.querySelector('a')!;
        expect(
          document.elementFromPoint(...middle(link)) === link,
          `${attributes} ${slide}`,
        ).to.equal(true);
        await until(() => (host.children[slide - 2] as HTMLElement).inert);
      }
    }
  });
});

describe('What stands around the slides', () => {
  it('is gone where the author wants none', () => {
    const host = carousel('arrows="off" dots="off"');
    expect([part(host, 'previous'), part(host, 'next'), part(host, 'dots')]).to.deep.equal([
      null,
      null,
      null,
    ]);
    expect(part(carousel('dots="off"', 13), 'place')).to.equal(null);
    expect(part(carousel('dots="off"'), 'next').checkVisibility()).to.equal(true);
  });

  it('is in the middle below on a small phone, and no slide is over another (old bugs)', async () => {
    await resize(320);
    for (const attributes of ['', 'slides-to-show-phone="2"', 'loop', 'vertical', 'autoplay']) {
      const host = carousel(attributes, 4);
      const [frame, all] = [viewport(host), host].map((it) => it.getBoundingClientRect());
      const below = ['previous', 'bar', 'next'].map((it) => part(host, it).getBoundingClientRect());
      for (const it of below) expect(it.top, attributes).to.be.at.least(frame!.bottom - 8);
      expect((below[0]!.left + below[2]!.right) / 2, attributes).to.be.closeTo(
        all!.left + all!.width / 2,
        1,
      );
      expect(below[0]!.right <= below[1]!.left && below[1]!.right <= below[2]!.left).to.equal(true);
      const marks = dots(host).map((it) => it.getBoundingClientRect());
      const middleOf = (marks[0]!.left + marks.at(-1)!.right) / 2;
      if (attributes !== 'autoplay')
        expect(middleOf, attributes).to.be.closeTo(all!.left + all!.width / 2, 1);
      const slides = [...host.children].map((it) => it.getBoundingClientRect());
      for (const [at, it] of slides.slice(1).entries())
        expect(it.left >= slides[at]!.right - 1 || it.top >= slides[at]!.bottom - 1).to.equal(true);
    }
  });
});

/** Frames of the page come when they are asked for, a sixtieth of a second each. */
function stopFrames() {
  const { requestAnimationFrame: ask, cancelAnimationFrame: cancel } = window;
  const waiting = new Map<number, FrameRequestCallback>();
  let [count, now] = [1e6, 1000];
  window.requestAnimationFrame = (act) => {
    waiting.set((count += 1), act);
    return count;
  };
  window.cancelAnimationFrame = (frame) => void waiting.delete(frame);
  return {
    /** Returns whether there was one. */
    next() {
      now += 1000 / 60;
      const due = [...waiting.values()];
      waiting.clear();
      for (const act of due) act(now);
      return due.length > 0;
    },
    restore: () =>
      void Object.assign(window, { requestAnimationFrame: ask, cancelAnimationFrame: cancel }),
  };
}

describe('The time of a step', () => {
  /** Milliseconds until 99 % of the way is done. */
  async function timeOf(attributes: string) {
    const frames = stopFrames();
    try {
      const host = carousel(attributes);
      press(part(host, 'next'));
      // To its end: a step that is still on its way would give the next one its own frames.
      await until(() => !frames.next() && seen(host).join() === '2');
      await until(() => (host.children[0] as HTMLElement).inert);
      const { left, width } = host.children[1]!.getBoundingClientRect();
      press(part(host, 'next'));
      await turn();
      const share = () => (left - host.children[1]!.getBoundingClientRect().left) / width;
      let count = 0;
      while (share() < 0.99 && frames.next()) count += 1;
      expect(share(), attributes).to.be.at.least(0.99);
      return (count * 1000) / 60;
    } finally {
      frames.restore();
    }
  }

  it('is about as told (x100 ms), and none with 0 or where less motion is wanted', async () => {
    for (const tenths of [3, 5, 10, 20]) {
      const took = await timeOf(`transition-speed="${tenths}"`);
      expect(took, `${tenths}`).to.be.within(tenths * 70, tenths * 130);
    }
    expect(await timeOf('transition-speed="0"')).to.equal(0);
    await emulateMedia({ reducedMotion: 'reduce' });
    expect(await timeOf('transition-speed="20"')).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('What a carousel says to screen readers', () => {
  it('is the carousel pattern of the ARIA Authoring Practices', () => {
    const host = carousel();
    const base = part(host, 'base');
    expect([base.role, base.ariaRoleDescription, base.ariaLabel]).to.deep.equal([
      'group',
      'carousel',
      'Walks',
    ]);
    const slide = host.children[1]!;
    expect([slide.role, slide.ariaRoleDescription, slide.ariaLabel]).to.deep.equal([
      'group',
      'slide',
      '2 of 6',
    ]);
    expect(viewport(host).ariaLive).to.equal('polite');
  });

  it('leaves slides their own names and roles', () => {
    const host = put(
      '<wb-carousel><div aria-label="Lake">1</div><a href="/x">2</a><img alt="Sun" src="data:,"><div role="note">3</div></wb-carousel>',
    );
    expect([...host.children].map((it) => it.getAttribute('role'))).to.deep.equal([
      'group',
      null,
      null,
      'note',
    ]);
    expect(host.children[0]!.ariaLabel).to.equal('Lake');
  });

  it('is in the language of the page', () => {
    const host = put(
      `<wb-carousel><script type="application/json" data-wb-page>{"texts":{"Next slide":"Weiter","{number} of {count}":"{number} von {count}"}}</script>${many(2)}</wb-carousel>`,
    );
    expect(part(host, 'next').ariaLabel).to.equal('Weiter');
    expect(host.children[1]!.ariaLabel).to.equal('1 von 2');
  });
});

describe('Keys on the row of slides', () => {
  it('go on and back, to the first and to the last', async () => {
    const host = carousel();
    viewport(host).focus();
    for (const [key, slide] of [
      ['ArrowRight', 2],
      ['End', 6],
      ['ArrowLeft', 5],
      ['Home', 1],
    ] as const) {
      await sendKeys({ press: key });
      await reached(host, [slide]);
    }
  });

  it('with Tab bring the slide of the next link into view, before it has moved', async () => {
    const host = carousel('slides-to-show="2"');
    host.children[1]!.querySelector('a')!.focus();
    for (const slide of [3, 4]) {
      await sendKeys({ press: 'Tab' });
      await until(() => host.active === slide - 1 || host.active === slide);
      await until(() => seen(host).includes(slide));
      expect(document.activeElement === host.children[slide - 1]!.querySelector('a')).to.equal(
        true,
      );
    }
  });

  it('follow the reading direction, and leave keys in the slides alone', async () => {
    const box = put(`<div dir="rtl"><wb-carousel>${many(3)}</wb-carousel></div>`);
    const host = box.firstElementChild as Carousel;
    viewport(host).focus();
    await sendKeys({ press: 'ArrowLeft' });
    await reached(host, [2]);
    host.children[1]!.querySelector('a')!.focus();
    await sendKeys({ press: 'ArrowLeft' });
    await turn();
    expect(host.active).to.equal(2);
  });
});

describe('A carousel in a slide of another', () => {
  it('has its buttons beside those around, and not under them', () => {
    const around = put(
      `<wb-carousel><div><wb-carousel id="inside">${many(3)}</wb-carousel></div><div>2</div></wb-carousel>`,
    );
    const inside = around.querySelector('#inside')!;
    const box = (host: Element, name: string) => part(host, name).getBoundingClientRect();
    expect(box(inside, 'previous').left).to.be.above(box(around, 'previous').right);
    expect(box(inside, 'next').right).to.be.below(box(around, 'next').left);
  });
});

describe('A carousel from right to left', () => {
  it('goes on to the left, by buttons and by dragging (an old bug)', async () => {
    const box = put(
      `<div dir="rtl"><wb-carousel slides-to-show="2" slides-to-show-tablet="2">${many(5)}</wb-carousel></div>`,
    );
    const host = box.firstElementChild as Carousel;
    const [first, second] = [...host.children].map((it) => it.getBoundingClientRect().left);
    expect(first).to.be.above(second!);
    press(part(host, 'next'));
    await reached(host, [2, 3]);
    await drag(host, [400, 0]);
    await until(() => host.active === 3);
    await reached(host, [3, 4]);
  });
});

describe('Dragging', () => {
  it('brings the next slide, and asks', async () => {
    const host = carousel();
    const list = asked(host);
    await drag(host, [-800, 0]);
    await until(() => host.active === 2);
    await reached(host, [2]);
    expect(list).to.deep.equal([2]);
  });

  it('goes back when a listener prevents it', async () => {
    const host = carousel();
    host.addEventListener('wb-carousel-change', (event) => event.preventDefault());
    const list = asked(host);
    await drag(host, [-800, 0]);
    await until(() => list.length);
    await reached(host, [1]);
    expect(host.active).to.equal(1);
  });

  it('does nothing with swipe="off"', async () => {
    const host = carousel('swipe="off"');
    press(part(host, 'next'));
    await reached(host, [2]);
    await drag(host, [-800, 0]);
    await turn();
    expect([host.active, seen(host)]).to.deep.equal([2, [2]]);
  });

  it('of a slider, a field or another carousel in a slide moves that alone', async () => {
    const inner = `<wb-carousel id="inner" dots="off" style="width: 300px">${many(3)}</wb-carousel>`;
    const host = put<Carousel>(
      `<wb-carousel><div>1</div><div><p><input type="range" max="100" value="50" style="width: 300px"></p><p id="own"></p>${inner}</div><div>3</div></wb-carousel>`,
    );
    const within = host.querySelector('#own')!;
    within.attachShadow({ mode: 'open' }).innerHTML =
      '<input type="range" max="100" value="50" style="width: 300px">';
    press(part(host, 'next'));
    await reached(host, [2]);
    for (const field of [
      host.querySelector('input')!,
      within.shadowRoot!.querySelector('input')!,
    ]) {
      await drag(host, [-120, 0], field);
      await turn();
      expect([Number(field.value) < 30, host.active]).to.deep.equal([true, 2]);
    }
    const carouselInside = host.querySelector<Carousel>('#inner')!;
    await drag(host, [-200, 0], viewport(carouselInside));
    await reached(carouselInside, [2]);
    expect([host.active, seen(host)]).to.deep.equal([2, [2]]);
  });

  it('of the last slide past the end harms nothing (an old bug)', async () => {
    const host = carousel('', 2);
    press(part(host, 'next'));
    await reached(host, [2]);
    await drag(host, [-500, 0]);
    await reached(host, [2]);
    expect(host.active).to.equal(2);
  });
});

describe('A carousel that the browser has scrolled', () => {
  it('knows the slide in view, and goes on from there', async () => {
    const host = carousel();
    const list = asked(host);
    viewport(host).scrollTo({ left: viewport(host).clientWidth * 2, behavior: 'instant' });
    await until(() => host.active === 3);
    expect(list).to.deep.equal([3]);
    expect(current(host)).to.equal(3);
    press(part(host, 'next'));
    await reached(host, [4]);
  });

  it('is on the last slide at its end, however much of the next one shows (an old bug)', async () => {
    const host = carousel('style="--wb-carousel-peek: 40%"', 4);
    const list = asked(host);
    viewport(host).scrollTo({ left: 9999, behavior: 'instant' });
    await until(() => host.active > 1);
    await turn();
    expect([list, current(host), part(host, 'next').ariaDisabled]).to.deep.equal([[4], 4, 'true']);
  });

  it('does not jump when it is taken over between two slides', async () => {
    const host = carousel();
    const frame = viewport(host);
    frame.style.scrollSnapType = 'none';
    frame.scrollTo({ left: 300, behavior: 'instant' });
    const { left } = host.children[0]!.getBoundingClientRect();
    const [x, y] = middle(frame);
    frame.dispatchEvent(
      new PointerEvent('pointerdown', { pointerType: 'mouse', clientX: x, clientY: y }),
    );
    expect(host.children[0]!.getBoundingClientRect().left).to.be.closeTo(left, 1);
    await reached(host, [1]);
  });
});

describe('A carousel that was scrolled in its sleep', () => {
  it('goes on from there with the first touch, and says so', async () => {
    const page = globalThis as { [LOADER]?: boolean };
    page[LOADER] = true;
    try {
      const host = put<Carousel>(published(`<wb-carousel>${many(4)}</wb-carousel>`));
      const list = asked(host);
      viewport(host).scrollTo({ left: viewport(host).clientWidth * 2, behavior: 'instant' });
      (host as Sleeper)[WAKE]!();
      expect([list, host.active]).to.deep.equal([[3], 3]);
      press(part(host, 'next'));
      await reached(host, [4]);
      expect(list).to.deep.equal([3, 4]);
    } finally {
      delete page[LOADER];
    }
  });
});

describe('A carousel that goes round', () => {
  it('comes from the last slide to the first, and the other way, without copies of slides (old bugs)', async () => {
    const host = carousel('loop', 4);
    const list = asked(host);
    press(part(host, 'previous'));
    await reached(host, [4]);
    press(part(host, 'next'));
    await reached(host, [1]);
    expect(list).to.deep.equal([4, 1]);
    expect(host.children.length).to.equal(4);
  });

  it('ends where all slides are in view, and goes round again when there are more', async () => {
    const host = carousel('loop slides-to-show="3"', 3);
    expect(part(host, 'next').checkVisibility()).to.equal(false);
    host.insertAdjacentHTML('beforeend', many(2));
    await until(() => part(host, 'next').checkVisibility());
    press(part(host, 'previous'));
    await reached(host, [1, 2, 5]);
  });
});

describe('A carousel that fades', () => {
  it('shows one slide at a time in one place', async () => {
    const host = carousel('fade slides-to-show="3"', 3);
    const { left } = host.children[0]!.getBoundingClientRect();
    press(part(host, 'next'));
    await reached(host, [2]);
    expect(host.children[1]!.getBoundingClientRect().left).to.be.closeTo(left, 1);
    await until(
      () => [...host.children].map((it) => (it as HTMLElement).inert).join() === 'true,false,true',
    );
  });
});

describe('A vertical carousel', () => {
  it('goes down, and leaves the finger to the page', async () => {
    const host = carousel('vertical slides-to-show="2"');
    const [first, second] = [...host.children].map((it) => it.getBoundingClientRect());
    expect(second!.top).to.be.above(first!.top);
    press(part(host, 'next'));
    await reached(host, [2, 3]);
    expect(getComputedStyle(viewport(host)).touchAction).to.equal('auto');
  });
});

describe('A carousel on each device', () => {
  const shown = async (attributes: string, width: number) => {
    await resize(width);
    return seen(carousel(attributes)).length;
  };

  it('shows as many slides as its author says there; two on tablets and one on phones unless told (an old bug)', async () => {
    for (const [width, unless, told] of [
      [992, 4, 4],
      [991, 2, 3],
      [768, 2, 3],
      [767, 1, 2],
      [320, 1, 2],
    ] as const) {
      expect(await shown('slides-to-show="4"', width), `${width}`).to.equal(unless);
      const all = 'slides-to-show="4" slides-to-show-tablet="3" slides-to-show-phone="2"';
      expect(await shown(all, width), `${width}`).to.equal(told);
    }
  });

  it('is never wider than its place (an old bug)', async () => {
    await resize(320);
    const host = put(
      `<div style="width: 240px; padding: 20px"><wb-carousel slides-to-show="3"><div style="width: 900px"><img src="data:," width="2000" height="10" alt=""></div>${many(2)}</wb-carousel></div>`,
    );
    expect(document.documentElement.scrollWidth).to.be.at.most(320);
    expect(host.firstElementChild!.getBoundingClientRect().width).to.equal(240);
  });

  it('keeps the slide in view when the window changes', async () => {
    const host = carousel('slides-to-show="3"');
    press(part(host, 'next'));
    await reached(host, [2, 3, 4]);
    await resize(700);
    await reached(host, [2]);
    await until(() => dots(host).length === 6 && current(host) === 2);
    await resize(1200);
    await reached(host, [2, 3, 4]);
  });
});

describe('A carousel whose slides change', () => {
  it('takes in one that is added, and lets one go, wherever it is', async () => {
    const host = carousel();
    press(part(host, 'next'));
    await reached(host, [2]);
    host.insertAdjacentHTML('beforeend', many(1));
    await until(() => dots(host).length === 7);
    press(dots(host)[6]!);
    await reached(host, [7]);
    host.lastElementChild!.remove();
    await until(() => dots(host).length === 6);
    await reached(host, [6]);
    host.replaceChildren();
    await until(() => dots(host).length === 0);
  });

  it('shows them in their new order, with the right numbers, when they change places', async () => {
    for (const attributes of ['', 'loop', 'fade']) {
      const host = carousel(attributes, 3);
      press(part(host, 'next'));
      await reached(host, [2]);
      const [one, two, three] = host.children;
      host.prepend(three!);
      await until(
        () => [...host.children].map((it) => it.ariaLabel).join() === '1 of 3,2 of 3,3 of 3',
      );
      await reached(host, [2]);
      expect(host.children[1] === one, attributes).to.equal(true);
      press(part(host, 'next'));
      await reached(host, [3]);
      expect(host.children[2] === two, attributes).to.equal(true);
    }
  });

  it('keeps its place when it is moved within the page', async () => {
    const host = carousel();
    press(dots(host)[2]!);
    await reached(host, [3]);
    const box = document.createElement('section');
    host.after(box);
    box.append(host);
    await reached(host, [3]);
    press(part(host, 'next'));
    await reached(host, [4]);
  });

  it('keeps its place when the browser tells of the scroll that the move has undone', async () => {
    const host = carousel('active="3"');
    await reached(host, [3]);
    const box = document.createElement('section');
    host.after(box);
    box.append(host);
    // It tells in the next frame; what awaits the move itself comes before that.
    await Promise.resolve();
    viewport(host).dispatchEvent(new Event('scroll'));
    await reached(host, [3]);
    expect(host.active).to.equal(3);
  });

  it('leaves nothing of its own on them when it goes', async () => {
    const host = carousel('loop');
    press(part(host, 'next'));
    await until(() => (host.children[0] as HTMLElement).inert);
    const slides = [...host.children];
    host.remove();
    await until(() =>
      slides.every((it) => !(it as HTMLElement).inert && !it.hasAttribute('style')),
    );
  });
});

const written = ['<div style="color:red">1</div>', '<div>2</div>', '<p>3</p>'];
/** As an editor does that brings the page in line with its source. */
function morph(node: Element, source: string) {
  const wanted = new DOMParser().parseFromString(source, 'text/html').body.firstElementChild!;
  for (const { name } of [...node.attributes]) node.removeAttribute(name);
  for (const { name, value } of wanted.attributes) node.setAttribute(name, value);
}

describe('The slides of a carousel that fades or goes round', () => {
  it('are as HTML what their author wrote, and the same one shows after a morph', async () => {
    for (const [attributes, slide] of [
      ['fade', 3],
      ['fade loop', 3],
      ['loop', 3],
      ['loop vertical', 3],
    ] as const) {
      const host = put<Carousel>(`<wb-carousel ${attributes}>${written.join('')}</wb-carousel>`);
      const [, ...others] = dots(host);
      press(attributes === 'fade' ? others[1]! : part(host, 'previous'));
      await reached(host, [slide]);
      await until(() => (host.children[0] as HTMLElement).inert);
      expect([...host.children].map(serialise), attributes).to.deep.equal(written);
      [...host.children].forEach((it, at) => morph(it, written[at]!));
      await reached(host, [slide]);
      expect([...host.children].map(serialise), attributes).to.deep.equal(written);
    }
  });
});

describe('The slides of a carousel that is moving', () => {
  it('are as HTML what their author wrote after a morph in any frame of the way', async () => {
    for (const attributes of ['fade', 'fade loop', 'loop'])
      for (const frame of [1, 2, 4, 8]) {
        const host = put<Carousel>(`<wb-carousel ${attributes}>${written.join('')}</wb-carousel>`);
        const told = asked(host);
        let moved = 0;
        // Asked for before Embla asks, it comes before what Embla does in each frame.
        const inEveryFrame = () => {
          if (host.children[0]!.getAttribute('style')?.includes('translate')) moved += 1;
          if (moved < frame) requestAnimationFrame(inEveryFrame);
          else [...host.children].forEach((it, at) => morph(it, written[at]!));
        };
        requestAnimationFrame(inEveryFrame);
        press(part(host, 'next'));
        await until(() => moved === frame);
        await reached(host, [2]);
        await until(() => (host.children[0] as HTMLElement).inert);
        expect([...host.children].map(serialise), `${attributes}, ${frame}`).to.deep.equal(written);
        expect(told).to.deep.equal([2]);
      }
  });
});

describe('A carousel in a panel that is hidden at first', () => {
  it('measures when the panel opens', async () => {
    const box = put(
      `<div hidden><wb-carousel slides-to-show="2" active="2">${many(5)}</wb-carousel></div>`,
    );
    const host = box.firstElementChild as Carousel;
    host.active = 3;
    await turn();
    box.hidden = false;
    await reached(host, [3, 4]);
    press(part(host, 'next'));
    await reached(host, [4, 5]);
  });
});

describe('The picture of the variant that is chosen', () => {
  const pictures = `<img src="/p/red.jpg?width=600" alt="1"><img src="/p/blue%20sky.jpg" srcset="/p/blue%20sky-2x.jpg 2x" alt="2"><div><img src="https://cdn.test/green.jpg?v=12" alt="3"></div>`;
  const choose = (image: string | null) =>
    announce('product.choice', 'shirt', { choice: {}, variantId: '1', image });

  it('comes into view, however its address is written', async () => {
    const host = put<Carousel>(`<wb-carousel product-handle="shirt">${pictures}</wb-carousel>`);
    for (const [image, slide] of [
      ['/p/blue sky.jpg', 2],
      ['/p/red.jpg?width=1200&v=3', 1],
      ['//cdn.test/green.jpg', location.protocol === 'https:' ? 3 : 1],
      ['https://cdn.test/green.jpg', 3],
      [`${location.origin}/p/blue%20sky-2x.jpg`, 2],
    ] as const) {
      choose(image);
      if (!image.startsWith('//')) await until(() => host.active === slide);
    }
  });

  it('changes nothing where there is none, or it is of another product', async () => {
    const host = put<Carousel>(
      `<wb-carousel product-handle="shirt" active="2">${pictures}</wb-carousel>`,
    );
    host.active = 2;
    for (const image of [null, '', '/p/other.jpg', 'http://[']) choose(image);
    announce('product.choice', 'coat', { choice: {}, variantId: '1', image: '/p/red.jpg' });
    await turn();
    expect(host.active).to.equal(2);
  });
});

describe('Autoplay', () => {
  let clock: ReturnType<typeof stopLongTimers>;
  const start = async (attributes: string, count = 3) => {
    await sendMouse({ type: 'move', position: [0, 790] });
    clock = stopLongTimers();
    const host = carousel(`autoplay autoplay-speed="4" ${attributes}`, count);
    return host;
  };
  const plays = (host: Element) => until(() => viewport(host).ariaLive === 'off');
  afterEach(() => clock.restore());

  it('goes on after its time, and from the last slide to the first', async () => {
    const host = await start('', 2);
    await plays(host);
    clock.tick(3999);
    expect(host.active).to.equal(1);
    clock.tick(1);
    expect(host.active).to.equal(2);
    clock.restore();
    await until(() => current(host) === 2);
  });

  it('waits under a pointer and with the focus in it, and goes on afterwards', async () => {
    const host = await start('');
    await plays(host);
    host.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await until(() => viewport(host).ariaLive === 'polite');
    clock.tick(9000);
    expect(host.active).to.equal(1);
    host.dispatchEvent(new PointerEvent('pointerleave'));
    await plays(host);
    host.querySelector('a')!.focus();
    await until(() => viewport(host).ariaLive === 'polite');
    host.querySelector('a')!.blur();
    await plays(host);
  });

  it('stops and starts at its button, which says which', async () => {
    const host = await start('');
    await plays(host);
    const button = part(host, 'pause');
    expect(button.ariaLabel).to.equal('Stop the automatic change of slides');
    press(button);
    await until(() => viewport(host).ariaLive === 'polite');
    expect(button.ariaLabel).to.equal('Start the automatic change of slides');
    press(button);
    await plays(host);
  });

  it('goes on after a drag and a new size, and stays stopped by its button (old bugs)', async () => {
    const host = await start('', 4);
    await plays(host);
    await drag(host, [-800, 0]);
    await until(() => host.active === 2);
    await sendMouse({ type: 'move', position: [0, 790] });
    await plays(host);
    clock.tick(4000);
    await reached(host, [3]);
    await resize(700);
    await plays(host);
    clock.tick(4000);
    await reached(host, [4]);
    press(part(host, 'pause'));
    await until(() => viewport(host).ariaLive === 'polite');
    await drag(host, [450, 0]);
    await sendMouse({ type: 'move', position: [0, 790] });
    await resize(1200);
    await reached(host, [3]);
    await turn();
    expect(viewport(host).ariaLive).to.equal('polite');
    clock.tick(9000);
    expect(host.active).to.equal(3);
  });

  it('asks again after its time when a listener has prevented a change (an old bug)', async () => {
    const host = await start('');
    const list = asked(host);
    host.addEventListener('wb-carousel-change', (event) => event.preventDefault(), { once: true });
    await plays(host);
    clock.tick(4000);
    await turn();
    expect([host.active, ...list]).to.deep.equal([1, 2]);
    clock.tick(4000);
    expect([host.active, ...list]).to.deep.equal([2, 2, 2]);
  });

  it('waits until half of it is in view', async () => {
    const host = await start('');
    host.style.marginBlockStart = '760px';
    await until(() => viewport(host).ariaLive === 'polite');
    clock.tick(9000);
    expect(host.active).to.equal(1);
    host.style.marginBlockStart = '';
    await plays(host);
  });

  it('never moves where less motion is asked for, and has no button then', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const host = await start('');
    await turn();
    clock.tick(9000);
    expect(host.active).to.equal(1);
    expect(part(host, 'pause').checkVisibility()).to.equal(false);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('The wheel', () => {
  const wheel = (host: Element, deltaY: number, more: WheelEventInit = {}) =>
    !viewport(host).dispatchEvent(
      new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true, ...more }),
    );

  it('is the page’s unless told', () => {
    const host = carousel();
    expect(wheel(host, 100)).to.equal(false);
    expect(host.active).to.equal(1);
  });

  it('goes one or two steps, never more, and at the ends the page scrolls', () => {
    for (const [delta, slide] of [
      [100, 2],
      [40, 2],
      [200, 3],
      [5000, 3],
    ] as const) {
      const host = carousel('wheel');
      expect(wheel(host, delta)).to.equal(true);
      expect(host.active, `${delta}`).to.equal(slide);
    }
    const host = carousel('wheel');
    expect(wheel(host, -100)).to.equal(false);
    host.active = 6;
    expect(wheel(host, 100)).to.equal(false);
    expect(wheel(host, 100, { ctrlKey: true })).to.equal(false);
    expect(wheel(host, -5000)).to.equal(true);
    expect(host.active).to.equal(4);
  });

  it('is left to a page that is scrolling already', () => {
    const host = carousel('wheel');
    expect(wheel(host, 100, { cancelable: false })).to.equal(false);
    expect(host.active).to.equal(1);
  });

  it('scrolls a box in a slide first, as far as that goes', () => {
    const host = carousel('wheel');
    host.children[0]!.innerHTML =
      '<div style="overflow: auto; block-size: 100px"><p style="block-size: 300px">Long</p></div>';
    const box = host.children[0]!.firstElementChild!;
    const over = (deltaY: number) =>
      !box.firstElementChild!.dispatchEvent(
        new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }),
      );
    expect([over(100), host.active]).to.deep.equal([false, 1]);
    box.scrollTop = 100;
    expect([over(-100), over(100), host.active]).to.deep.equal([false, false, 1]);
    box.scrollTop = box.scrollHeight;
    expect([over(100), host.active]).to.deep.equal([true, 2]);
  });

  for (const [direction, onwards] of [
    ['ltr', 1],
    ['rtl', -1],
  ] as const)
    it(`scrolls a box in a slide first that goes sideways, from ${direction}`, () => {
      const host = carousel('wheel');
      host.dir = direction;
      host.children[0]!.innerHTML =
        '<div style="overflow: auto; inline-size: 100px"><p style="inline-size: 300px">Wide</p></div>';
      const box = host.children[0]!.firstElementChild!;
      const over = (deltaX: number) =>
        !box.firstElementChild!.dispatchEvent(
          new WheelEvent('wheel', { deltaX: deltaX * onwards, bubbles: true, cancelable: true }),
        );
      expect([over(100), host.active]).to.deep.equal([false, 1]);
      box.scrollLeft = 100 * onwards;
      expect([over(-100), over(100), host.active]).to.deep.equal([false, false, 1]);
      box.scrollLeft = 200 * onwards;
      expect([over(100), host.active]).to.deep.equal([true, 2]);
    });

  it('goes on over what is cut off, and sideways over a box that scrolls upright', () => {
    for (const [overflow, deltaX, deltaY] of [
      ['hidden', 0, 100],
      ['auto', 100, 0],
    ] as const) {
      const host = carousel('wheel');
      host.children[0]!.innerHTML = `<div style="overflow: ${overflow}; block-size: 50px"><p style="block-size: 300px"></p></div>`;
      host
        .querySelector('p')!
        .dispatchEvent(
          new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true }),
        );
      expect(host.active, overflow).to.equal(2);
    }
  });

  it('tells lines as well as pixels', () => {
    for (const [lines, slide] of [
      [1, 2],
      [3, 2],
      [6, 3],
      [100, 3],
    ] as const) {
      const host = carousel('wheel');
      expect(wheel(host, lines, { deltaMode: WheelEvent.DOM_DELTA_LINE })).to.equal(true);
      expect(host.active, `${lines}`).to.equal(slide);
    }
  });

  it('never holds the page where the slides go round', () => {
    const host = carousel('wheel loop');
    expect(wheel(host, 100)).to.equal(false);
    expect(wheel(host, 0, { deltaX: 100 })).to.equal(true);
    expect(host.active).to.equal(2);
  });
});
