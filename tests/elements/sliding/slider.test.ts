import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import '../../../elements/sliding/slider/slider';
import { revealFor } from '../../../shared/browser/reveal';
import { stopLongTimers } from '../../support/long-timers';
import { put, turn, until } from '../../support/test-element';

interface Slider extends HTMLElement {
  active: number;
}

const many = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<section id="s${at + 1}" style="min-height: 60px"><h3>S${at + 1}</h3></section>`,
  ).join('');
const slider = (attributes = '', count = 4) =>
  put<Slider>(`<wb-slider ${attributes}>${many(count)}</wb-slider>`);

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const click = (node: Element) =>
  node.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, cancelable: true }));
const box = (host: Element, slide: number) => host.children[slide - 1]!.getBoundingClientRect();
const seen = (host: Element) => {
  const frame = part(host, 'viewport').getBoundingClientRect();
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

beforeEach(async () => {
  await setViewport({ width: 1200, height: 800 });
  await sendMouse({ type: 'move', position: [0, 790] });
});
after(() => setViewport({ width: 800, height: 600 }));

describe('A slider', () => {
  it('shows one section, as wide as its place, and asks before the next', async () => {
    const host = slider();
    const list: number[] = [];
    host.addEventListener('wb-slider-change', (event) => {
      list.push((event as CustomEvent<{ active: number }>).detail.active);
      if (list.length === 1) event.preventDefault();
    });
    expect([seen(host), box(host, 1).width]).to.deep.equal([
      [1],
      host.getBoundingClientRect().width,
    ]);
    click(part(host, 'next'));
    await turn();
    expect(host.active).to.equal(1);
    click(part(host, 'next'));
    await reached(host, [2]);
    expect(list).to.deep.equal([2, 2]);
  });

  it('shows several only where the window is wider than 991 pixels', async () => {
    for (const [width, count] of [
      [992, 3],
      [991, 1],
      [768, 1],
      [767, 1],
    ] as const) {
      await setViewport({ width, height: 800 });
      expect(seen(slider('slides-to-show="3"')).length, `${width}`).to.equal(count);
    }
  });

  it('keeps the padding of its slides within them (an old bug)', () => {
    const host = put<Slider>(
      `<wb-slider><section style="padding: 40px">One</section>${many(2)}</wb-slider>`,
    );
    expect(box(host, 1).width).to.equal(host.getBoundingClientRect().width);
  });
});

describe('The transitions of a slider', () => {
  const next = async (transition: string) => {
    const host = slider(`transition="${transition}"`, 3);
    click(part(host, 'next'));
    await reached(host, [2]);
    const [first, second, third] = [1, 2, 3].map((it) => box(host, it));
    return { first: first!, second: second!, third: third! };
  };

  it('move to the left or to the right', async () => {
    const left = await next('slide-left');
    expect([left.first.right <= left.second.left + 1, left.third.left > left.second.left]).to.eql([
      true,
      true,
    ]);
    const right = await next('slide-right');
    expect(right.first.left >= right.second.right - 1).to.equal(true);
    expect(right.third.right <= right.second.left + 1).to.equal(true);
  });

  it('move up or down', async () => {
    const up = await next('slide-up');
    expect([up.first.bottom <= up.second.top + 1, up.third.top > up.second.top]).to.eql([
      true,
      true,
    ]);
    const down = await next('slide-down');
    expect([down.first.top >= down.second.bottom - 1, down.third.top < down.second.top]).to.eql([
      true,
      true,
    ]);
  });

  it('fade in place', async () => {
    const { first, second } = await next('fade');
    expect(first.left === second.left || first.left > second.right).to.equal(true);
  });

  it('to the right leaves what stands in the slides as it reads', () => {
    const host = slider('transition="slide-right"');
    expect(getComputedStyle(host.firstElementChild!).direction).to.equal('ltr');
  });
});

describe('A slider from right to left', () => {
  it('goes on to the left; slide-right goes on to the right (old bugs)', async () => {
    for (const [transition, key, side] of [
      ['slide-left', 'ArrowLeft', -1],
      ['slide-right', 'ArrowRight', 1],
    ] as const) {
      const place = put(
        `<div dir="rtl"><wb-slider transition="${transition}">${many(3)}</wb-slider></div>`,
      );
      const host = place.firstElementChild as Slider;
      const way = () => Math.sign(box(host, 2).left - box(host, 1).left);
      expect(way(), transition).to.equal(side);
      click(part(host, 'next'));
      await reached(host, [2]);
      expect(way(), transition).to.equal(side);
      expect(getComputedStyle(host.children[1]!).direction).to.equal('rtl');
      expect(getComputedStyle(part(host, 'next').querySelector('svg')!).scale).to.equal('-1 1');
      part(host, 'viewport').focus();
      await sendKeys({ press: key });
      await reached(host, [3]);
      expect(host.active).to.equal(3);
    }
  });
});

describe('Links to a slide', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('show it once the slider is moved by Embla', async () => {
    const place = put(`<div><wb-slider>${many(4)}</wb-slider><a href="#s4">Last</a></div>`);
    const host = place.firstElementChild as Slider;
    click(part(host, 'next'));
    await reached(host, [2]);
    place.querySelector('a')!.click();
    await reached(host, [4]);
    location.hash = '#s1';
    await reached(host, [1]);
  });

  it('are not all that shows it: so does whatever leads somebody into it (an old bug)', async () => {
    const host = slider();
    click(part(host, 'next'));
    await until(() => (host.children[3] as HTMLElement).inert);
    revealFor(host.querySelector('#s4 h3')!);
    expect([host.active, (host.children[3] as HTMLElement).inert]).to.deep.equal([4, false]);
    await reached(host, [4]);
  });

  it('by number show it, also in a story, and other numbers nothing', async () => {
    const host = put<Slider>(
      `<wb-slider mode="story"><div><button data-wb-slide="3">x</button><button data-wb-slide="9">y</button><button data-wb-slide="x">z</button></div>${many(2)}</wb-slider>`,
    );
    const [good, ...bad] = host.querySelectorAll('button');
    for (const it of bad) it.click();
    await turn();
    expect(host.active).to.equal(1);
    good!.click();
    await reached(host, [3]);
  });
});

describe('A story', () => {
  const story = (count = 3) => slider('mode="story" slides-to-show="3"', count);

  it('is as high as the window on phones, and upright elsewhere', async () => {
    const wide = story();
    const { width, height } = part(wide, 'viewport').getBoundingClientRect();
    expect(height).to.be.closeTo((width * 16) / 9, 1);
    await setViewport({ width: 767, height: 640 });
    const host = story();
    expect(box(host, 1).height).to.equal(640);
    expect(box(host, 1).width).to.equal(host.getBoundingClientRect().width);
    await setViewport({ width: 768, height: 640 });
    expect(part(story(), 'viewport').getBoundingClientRect().width).to.be.below(500);
  });

  it('has a bar for each slide, and is played again at its end', async () => {
    const host = story(2);
    expect(host.shadowRoot!.querySelectorAll('[part=dot]').length).to.equal(2);
    click(part(host, 'next'));
    await reached(host, [2]);
    expect(part(host, 'next').ariaLabel).to.equal('Play again');
    expect(part(host, 'next').ariaDisabled).to.equal(null);
    click(part(host, 'next'));
    await reached(host, [1]);
    expect(part(host, 'next').ariaLabel).to.equal('Next slide');
  });

  it('fills its bar in the time of a slide, rests on the last one, and goes on after it is played again', async () => {
    const clock = stopLongTimers();
    const host = slider('mode="story" autoplay autoplay-speed="4"', 2);
    const plays = (isPlaying: boolean) =>
      until(() => part(host, 'viewport').ariaLive === (isPlaying ? 'off' : 'polite'));
    const filling = () =>
      [...host.shadowRoot!.querySelectorAll('.fill')].map(
        (it) => it.getAnimations()[0]?.effect!.getTiming().duration,
      );
    try {
      await plays(true);
      expect(filling()).to.deep.equal([4000, undefined]);
      clock.tick(4000);
      await reached(host, [2]);
      await plays(false);
      const [full, last] = [...host.shadowRoot!.querySelectorAll('.fill')].map(
        (it) => it.checkVisibility() && getComputedStyle(it).scale,
      );
      expect([full, last, filling()]).to.deep.equal(['none', 'none', [undefined, undefined]]);
      clock.tick(9000);
      expect(host.active).to.equal(2);
      const button = part(host, 'pause');
      expect(button.ariaLabel).to.equal('Start the automatic change of slides');
      click(button);
      await reached(host, [1]);
      await plays(true);
      expect(button.ariaLabel).to.equal('Stop the automatic change of slides');
      expect(filling()).to.deep.equal([4000, undefined]);
      clock.tick(4000);
      await plays(false);
      click(part(host, 'next'));
      await plays(true);
      expect(host.active).to.equal(1);
    } finally {
      clock.restore();
    }
  });

  it('fills its bar anew where a listener keeps the slide, and then asks again', async () => {
    const clock = stopLongTimers();
    const host = slider('mode="story" autoplay autoplay-speed="4"', 2);
    let asked = 0;
    host.addEventListener('wb-slider-change', (event) => {
      event.preventDefault();
      asked += 1;
    });
    try {
      await until(() => part(host, 'viewport').ariaLive === 'off');
      const [filling] = host.shadowRoot!.querySelector('.fill')!.getAnimations();
      for (const times of [1, 2]) {
        filling!.finish();
        clock.tick(4000);
        expect([asked, filling!.playState, filling!.currentTime]).to.deep.equal([
          times,
          'running',
          0,
        ]);
      }
    } finally {
      clock.restore();
    }
  });

  it('fills its bar from the right from right to left (an old bug)', async () => {
    const place = put(
      `<div dir="rtl"><wb-slider mode="story" autoplay autoplay-speed="60">${many(2)}</wb-slider></div>`,
    );
    const host = place.firstElementChild as Slider;
    await until(() => part(host, 'viewport').ariaLive === 'off');
    const fill = host.shadowRoot!.querySelector('.fill')!;
    const [animation] = fill.getAnimations();
    animation!.pause();
    animation!.currentTime = 15_000;
    const [bar, filled] = [fill.parentElement!, fill].map((it) => it.getBoundingClientRect());
    expect(filled!.width).to.be.closeTo(bar!.width / 4, 1);
    expect(filled!.right).to.be.closeTo(bar!.right, 0.5);
    const [one, two] = [...host.shadowRoot!.querySelectorAll('[part=dot]')].map(
      (it) => it.getBoundingClientRect().left,
    );
    expect(one).to.be.above(two!);
  });

  it('leaves a finger that moves up or down to the page (an old bug)', async () => {
    const host = story();
    click(part(host, 'next'));
    await reached(host, [2]);
    expect(getComputedStyle(part(host, 'viewport')).touchAction).to.equal('pan-y pinch-zoom');
    const frame = part(host, 'viewport');
    const finger = (clientY: number) =>
      new Touch({ identifier: 1, target: frame, clientX: 200, clientY });
    const tell = (type: string, y: number) =>
      frame.dispatchEvent(
        new TouchEvent(type, { touches: [finger(y)], bubbles: true, cancelable: true }),
      );
    tell('touchstart', 300);
    expect(tell('touchmove', 200), 'not prevented').to.equal(true);
    expect(host.active).to.equal(2);
  });
});
