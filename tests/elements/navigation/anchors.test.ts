import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../../elements/navigation/anchors/anchors';
import { subscribe } from '../../../shared/bus/bus';
import { anchorsSlot } from '../../../shared/browser/links/anchors-slot';
import { put, turn, until } from '../../support/test-element';

const HEIGHT = 3000;

/** Frames and time of the page, moved by hand. */
const frames = new Map<number, FrameRequestCallback>();
let asked = 0;
let now = 0;
const { requestAnimationFrame: nativeFrame, cancelAnimationFrame: nativeCancel } = window;
const { now: nativeNow } = performance;

function frameAt(milliseconds: number) {
  now = milliseconds;
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(now);
}

const isMoving = () => frames.size > 0;
const arrive = () => {
  frameAt(now + 600);
  // A header may still become sticky.
  while (isMoving()) frameAt(now + 16);
};

const started: string[] = [];
let stopHearing: () => void;
const address = location.href;

before(() => {
  stopHearing = subscribe('anchor.started', ({ source }, id) =>
    started.push(`${id} ${source?.localName ?? 'address'}`),
  );
});

beforeEach(() => {
  window.requestAnimationFrame = (draw) => {
    frames.set((asked += 1), draw);
    return asked;
  };
  window.cancelAnimationFrame = (id) => void frames.delete(id);
  performance.now = () => now;
  frames.clear();
  now = 0;
  started.length = 0;
  history.replaceState(null, '', address);
  scrollTo(0, 0);
});

afterEach(() => {
  window.requestAnimationFrame = nativeFrame;
  window.cancelAnimationFrame = nativeCancel;
  performance.now = nativeNow;
  document.documentElement.removeAttribute('style');
});

after(() => {
  stopHearing();
  history.replaceState(null, '', address);
});

/** A page of some height with links on top and a place below, and one `<wb-anchors>`. */
async function page(links: string, place = '<h2 id="place">Place</h2>', more = '') {
  const root = put(`<div style="margin: 0">${more}<wb-anchors>${links}</wb-anchors>
    <div style="height: 1500px"></div>${place}<div style="height: ${HEIGHT}px"></div></div>`);
  await until(() => anchorsSlot.value);
  return root;
}

const link = (root: Element) => root.querySelector<HTMLElement>('a')!;
const topOf = (selector: string) =>
  Math.round(document.querySelector(selector)!.getBoundingClientRect().top);

describe('A link to a place in the page', () => {
  it('scrolls there in 600 ms, slow at both ends', async () => {
    link(await page('<a href="#place">Go</a>')).click();
    const way = topOf('#place') + scrollY;
    const at = (part: number) => Math.round((scrollY / way) * 1000) / 1000 - part;
    frameAt(0);
    expect(scrollY).to.equal(0);
    for (const [time, part] of [
      [60, 0.02],
      [150, 0.125],
      [300, 0.5],
      [450, 0.875],
      [540, 0.98],
    ] as const) {
      frameAt(time);
      expect(at(part), `at ${time} ms`).to.be.within(-0.002, 0.002);
    }
    frameAt(599);
    expect(topOf('#place')).to.be.within(0, 2);
    arrive();
    expect(topOf('#place')).to.equal(0);
    expect(isMoving()).to.equal(false);
  });

  it('is in the history, and Back leads to the page before it', async () => {
    const before = history.length;
    link(await page('<a href="#place">Go</a>')).click();
    expect(location.hash).to.equal('#place');
    expect(history.length).to.equal(Math.min(before + 1, 50));
    arrive();
    history.back();
    await until(() => location.hash === '');
    expect(location.href).to.equal(address);
  });

  it('is in the history once, however often it is clicked', async () => {
    const root = await page('<a href="#place">Go</a>');
    link(root).click();
    const before = history.length;
    arrive();
    scrollTo(0, 0);
    link(root).click();
    arrive();
    expect(history.length).to.equal(before);
    expect(topOf('#place')).to.equal(0);
  });

  it('moves the focus there, though the place takes none by itself', async () => {
    link(await page('<a href="#place">Go</a>')).click();
    const place = document.querySelector<HTMLElement>('#place')!;
    expect(document.activeElement).to.equal(place);
    place.blur();
    expect(place.hasAttribute('tabindex')).to.equal(false);
  });

  it('says that it has started, with the link', async () => {
    link(await page('<a href="#place">Go</a>')).click();
    expect(started).to.deep.equal(['place a']);
  });

  for (const id of [
    '1',
    '2nd',
    'a.b:c',
    'a"b',
    "it's",
    'größe',
    'a b',
    '50%',
    '#x',
    '[x]',
    'é/ü',
  ]) {
    it(`finds the id ${id}, written plainly and encoded`, async () => {
      for (const href of [`#${id}`, `#${encodeURIComponent(id)}`]) {
        const root = await page('<a>Go</a>', '<h2 class="place">Place</h2>');
        root.querySelector('h2')!.id = id;
        link(root).setAttribute('href', href);
        link(root).click();
        arrive();
        expect(topOf('.place'), href).to.equal(0);
        scrollTo(0, 0);
      }
    });
  }

  it('may lead to the top', async () => {
    for (const href of ['#', '#top']) {
      const root = await page(`<a href="${href}">Go</a>`);
      scrollTo(0, 900);
      link(root).click();
      arrive();
      expect(scrollY, href).to.equal(0);
    }
  });

  it('moves the focus to a place that it stands in itself, and from the bottom to the top', async () => {
    const root = await page('<a>Go</a>', '<section id="place"><a href="#place">Up</a></section>');
    const inside = root.querySelector<HTMLElement>('section a')!;
    inside.focus();
    inside.click();
    arrive();
    expect(document.activeElement!.id).to.equal('place');
    inside.setAttribute('href', '#top');
    inside.focus();
    inside.click();
    arrive();
    expect(document.activeElement!.localName).to.equal('body');
    expect(document.documentElement.hasAttribute('tabindex')).to.equal(false);
  });

  it('moves the focus to the top as well where the body is that place', async () => {
    const root = await page('<a href="#top">Go</a>');
    let count = 0;
    const listen = () => (count += 1);
    document.documentElement.addEventListener('focus', listen);
    document.body.id = 'top';
    try {
      (document.activeElement as HTMLElement).blur();
      link(root).click();
      arrive();
    } finally {
      document.body.removeAttribute('id');
      document.documentElement.removeEventListener('focus', listen);
    }
    expect(count).to.equal(1);
    expect(document.body.hasAttribute('tabindex')).to.equal(false);
    expect(document.documentElement.hasAttribute('tabindex')).to.equal(false);
  });

  it('goes as far as there is page', async () => {
    const root = put(`<div><wb-anchors><a href="#last">Go</a></wb-anchors>
      <div style="height: 2000px"></div><p id="last">Last</p></div>`);
    await turn();
    link(root).click();
    frameAt(300);
    const half = scrollY;
    arrive();
    const { scrollHeight } = document.documentElement;
    expect(scrollY).to.equal(scrollHeight - innerHeight);
    expect(half).to.be.within(scrollY / 2 - 1, scrollY / 2 + 1);
  });

  it('opens closed details and what is hidden until found around it', async () => {
    const root = await page(
      '<a href="#place">Go</a>',
      '<details><summary>More</summary><div hidden="until-found"><p id="place">Place</p></div></details>',
    );
    link(root).click();
    arrive();
    expect(root.querySelector('details')!.open).to.equal(true);
    expect(topOf('#place')).to.be.within(0, 1);
  });

  it('scrolls the box that the place stands in', async () => {
    const root = await page(
      '<a href="#place">Go</a>',
      `<div class="box" style="height: 200px; overflow: auto">
        <div style="height: 800px"></div><p id="place">Place</p><div style="height: 800px"></div></div>`,
    );
    link(root).click();
    arrive();
    expect(root.querySelector('.box')!.scrollTop).to.be.above(700);
    expect(topOf('#place')).to.be.within(0, 1);
  });
});

describe('What stands at the top', () => {
  const bar = (style: string) =>
    `<div style="${style}; top: 0; left: 0; width: 100%; height: 80px; background: white">Bar</div>`;

  for (const position of ['sticky', 'fixed']) {
    it(`and is ${position} does not cover the place`, async () => {
      link(await page('<a href="#place">Go</a>', undefined, bar(`position: ${position}`))).click();
      arrive();
      expect(topOf('#place')).to.equal(80);
    });
  }

  it('is seen in a shadow tree too', async () => {
    const root = await page('<a href="#place">Go</a>', undefined, '<div class="header"></div>');
    const shadow = root.querySelector('.header')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = bar('position: fixed');
    link(root).click();
    arrive();
    expect(topOf('#place')).to.equal(80);
  });

  it('counts with the one below it', async () => {
    const below = bar('position: fixed').replace('top: 0', 'top: 80px');
    link(await page('<a href="#place">Go</a>', undefined, bar('position: fixed') + below)).click();
    arrive();
    expect(topOf('#place')).to.equal(160);
  });

  it('counts while a dialog lies over the page, and the place has the focus after it', async () => {
    const dialog = '<dialog id="over">Over</dialog>';
    link(await page('<a href="#place">Go</a>', undefined, bar('position: fixed') + dialog)).click();
    frameAt(300);
    const over = document.querySelector('dialog')!;
    over.showModal();
    arrive();
    expect(topOf('#place')).to.equal(80);
    over.close();
    expect(document.activeElement?.id).to.equal('place');
  });

  it('counts also when it became sticky only at the end', async () => {
    const root = await page('<a href="#place">Go</a>', undefined, bar('position: static'));
    link(root).click();
    frameAt(500);
    root.querySelector<HTMLElement>('div')!.style.position = 'fixed';
    arrive();
    expect(topOf('#place')).to.equal(80);
  });

  it('does not count when it is small or is no bar', async () => {
    const badge = '<p style="position: fixed; top: 0; left: 25%; width: 40px">New</p>';
    const veil = '<div style="position: fixed; inset: 0; opacity: 0"></div>';
    link(await page('<a href="#place">Go</a>', undefined, badge + veil)).click();
    arrive();
    expect(topOf('#place')).to.equal(0);
  });

  it('is joined by the scroll margin, the scroll padding and the offset', async () => {
    const place = '<h2 id="place" style="scroll-margin-top: 15px">Place</h2>';
    const root = await page('<a href="#place">Go</a>', place);
    link(root).click();
    arrive();
    expect(topOf('#place')).to.equal(15);
    scrollTo(0, 0);
    document.documentElement.style.scrollPaddingTop = '50px';
    root.querySelector('wb-anchors')!.setAttribute('offset', '30');
    link(root).click();
    arrive();
    expect(topOf('#place')).to.equal(95);
  });
});

describe('A scroll underway', () => {
  it('stops at a key, a wheel or a touch of the visitor', async () => {
    const acts: [string, () => Event | Promise<unknown>][] = [
      ['key', () => sendKeys({ press: 'Shift' })],
      ['button', () => sendMouse({ type: 'click', position: [5, 5] })],
      ['wheel', () => new WheelEvent('wheel', { bubbles: true })],
      ['touch', () => new Event('touchstart', { bubbles: true })],
    ];
    for (const [name, act] of acts) {
      scrollTo(0, 0);
      now = 0;
      link(await page('<a href="#place">Go</a>')).click();
      frameAt(300);
      const half = scrollY;
      expect(half).to.be.above(0);
      const event = act();
      if (event instanceof Event) document.body.dispatchEvent(event);
      else await event;
      expect(isMoving(), name).to.equal(false);
      frameAt(600);
      expect(scrollY, name).to.equal(half);
    }
  });

  it('stops when the visitor goes back', async () => {
    link(await page('<a href="#place">Go</a>')).click();
    frameAt(300);
    history.back();
    await until(() => location.hash === '');
    expect(isMoving()).to.equal(false);
  });

  it('gives way to the next', async () => {
    const root = await page('<a href="#place">Go</a><a href="#top">Top</a>');
    link(root).click();
    frameAt(300);
    root.querySelectorAll('a')[1]!.click();
    expect(frames.size).to.equal(1);
    frameAt(900);
    frameAt(916);
    expect(scrollY).to.equal(0);
  });

  it('is none for visitors who want less motion: it jumps', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    link(await page('<a href="#place">Go</a>')).click();
    expect(topOf('#place')).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });
});

describe('A change of the address', () => {
  it('scrolls too, from where the page was, without an entry of its own', async () => {
    await page('<a href="#place">Go</a>');
    location.hash = '#place';
    const before = history.length;
    await until(isMoving);
    expect(scrollY).to.equal(0);
    arrive();
    expect(topOf('#place')).to.equal(0);
    expect(history.length).to.equal(before);
    expect(started).to.deep.equal(['place address']);
  });
});

describe('A link that is none of these', () => {
  const untouched = async (html: string, place?: string) => {
    const root = await page(html, place);
    let answered = true;
    const stay = (event: Event) => {
      answered = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', stay, { once: true });
    root.querySelector<HTMLElement>('a, button')!.click();
    expect(answered).to.equal(false);
    expect(isMoving()).to.equal(false);
    expect(started).to.deep.equal([]);
  };

  const cases: [string, string, string?][] = [
    ['to a place that is not there', '<a href="#nowhere">Go</a>'],
    ['to another page', '<a href="/other#place">Go</a>'],
    ['without a place', '<a href="">Go</a>'],
    ['to a new window', '<a href="#place" target="_blank">Go</a>'],
    ['that opens something', '<a href="#place" data-wb-names="place">Go</a>'],
    ['to a popup', '<a href="#p">Go</a>', '<wb-popup id="p">Popup</wb-popup>'],
    ['to a dialog', '<a href="#p">Go</a>', '<dialog id="p">Popup</dialog>'],
    ['into a closed dialog', '<a href="#p">Go</a>', '<dialog><p id="p">Popup</p></dialog>'],
  ];
  for (const [what, html, place] of cases) {
    it(`${what} is left to the browser`, () => untouched(html, place));
  }

  it('was answered by somebody else stays so', async () => {
    const root = await page('<a href="#place">Go</a>');
    link(root).addEventListener('click', (event) => event.preventDefault());
    link(root).click();
    expect(isMoving()).to.equal(false);
    expect(location.hash).to.equal('');
  });

  it('is every link, when the page has no wb-anchors any more', async () => {
    const root = await page('<a href="#place">Go</a>');
    root.append(link(root));
    root.querySelector('wb-anchors')!.remove();
    link(root).click();
    expect(isMoving()).to.equal(false);
  });
});
