import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import fc from 'fast-check';
import '../../../elements/figures/counter/counter';
import { READING_RATE } from '../../../elements/figures/drawing-clock';
import { shareOf } from '../../../elements/figures/counter/share-of';
import { expectWarning } from '../../support/console';
import { put, turn, until } from '../../support/test-element';

const part = (host: Element) => host.shadowRoot!.querySelector<HTMLElement>('[part=number]')!;
const shown = (host: Element) => part(host).textContent!;
const read = (host: Element) => host.shadowRoot!.querySelector('.unseen')!.textContent;

/** Frames and time of the page, moved by hand. */
const frames = new Map<number, FrameRequestCallback>();
let asked = 0;
let now = 0;
const { requestAnimationFrame: nativeFrame, cancelAnimationFrame: nativeCancel } = window;
const { now: nativeNow } = performance;
const { setTimeout: nativeTimeout } = window;

/** The browser's own frames: as many as it takes to notice what is in view. */
const drawn = () =>
  new Promise((done) => nativeFrame.call(window, () => nativeFrame.call(window, done)));

/** Draws the frame at so many seconds after the start of the test. */
async function frameAt(seconds: number) {
  now = seconds * 1000;
  const due = [...frames.values()];
  frames.clear();
  for (const draw of due) draw(now);
  await turn();
  await turn();
}

beforeEach(() => {
  frames.clear();
  now = 0;
  window.requestAnimationFrame = (draw) => {
    frames.set((asked += 1), draw);
    return asked;
  };
  window.cancelAnimationFrame = (id) => void frames.delete(id);
  performance.now = () => now;
  // The pause between two numbers is over at once.
  window.setTimeout = ((act: () => void, after?: number) =>
    after === READING_RATE ? act() : nativeTimeout(act, after)) as typeof setTimeout;
});

afterEach(() => {
  window.requestAnimationFrame = nativeFrame;
  window.cancelAnimationFrame = nativeCancel;
  performance.now = nativeNow;
  window.setTimeout = nativeTimeout;
});

const isCounting = () => frames.size > 0;

/** A counter in view that has begun to count. */
async function counting(attributes = '') {
  const host = put(`<wb-counter ${attributes}></wb-counter>`);
  const ends: unknown[] = [];
  host.addEventListener('wb-counter-end', (event) => ends.push((event as CustomEvent).detail));
  await until(isCounting);
  return { host, ends };
}

describe('A counter', () => {
  it('counts from 0 to 100 in 2 seconds unless told', async () => {
    const { host, ends } = await counting();
    await frameAt(0);
    expect(shown(host)).to.equal('0');
    await frameAt(1);
    expect(Number(shown(host))).to.be.within(1, 99);
    await frameAt(1.99);
    expect(ends).to.deep.equal([]);
    await frameAt(2);
    expect(shown(host)).to.equal('100');
    expect(ends).to.deep.equal([{ value: 100 }]);
    expect(isCounting()).to.equal(false);
  });

  it('takes its start, end and duration from its author', async () => {
    const { host, ends } = await counting('start="40" end="60" duration="0.5"');
    await frameAt(0);
    expect(shown(host)).to.equal('40');
    await frameAt(0.25);
    expect(Number(shown(host))).to.be.within(41, 59);
    await frameAt(9);
    expect(shown(host)).to.equal('60');
    expect(ends).to.have.length(1);
  });

  it('counts down, below 0, and with as many decimals as are written', async () => {
    const { host } = await counting('start="10" end="-2.50" duration="1"');
    await frameAt(0);
    expect(shown(host)).to.equal('10.0');
    await frameAt(0.5);
    expect(shown(host)).to.match(/^-?\d+\.\d$/);
    await frameAt(1);
    expect(shown(host)).to.equal('-2.5');
  });

  it('never shows a minus before nothing', async () => {
    const { host } = await counting('start="-1" end="0" duration="1"');
    for (const seconds of [0.3, 0.5, 0.7, 0.9, 0.99]) {
      await frameAt(seconds);
      expect(shown(host)).to.not.equal('-0');
    }
  });

  it('sets thousands apart as its author says, also in the midst of counting', async () => {
    const { host } = await counting('start="1000" end="1234567.5" separator="," duration="1"');
    await frameAt(0);
    expect(shown(host)).to.equal('1,000.0');
    await frameAt(0.8);
    expect(shown(host)).to.match(/^\d{1,3}(,\d{3})*\.\d$/);
    await frameAt(1);
    expect(shown(host)).to.equal('1,234,567.5');
  });

  it('has the decimals after a comma where a full stop sets thousands apart', () => {
    const html = '<wb-counter end="1234.5" duration="0" separator="."></wb-counter>';
    expect(shown(put(html))).to.equal('1.234,5');
  });

  it('takes any text as separator, also such that a pattern would mean otherwise', async () => {
    for (const [separator, wanted] of [
      ['.', '-1.234'],
      [' ', '-1 234'],
      ["'", "-1'234"],
      ['$&', '-1$&234'],
      ['', '-1234'],
    ] as const) {
      const host = put('<wb-counter end="-1234" duration="0"></wb-counter>');
      host.separator = separator;
      await until(() => shown(host) === wanted);
    }
  });

  it('counts huge numbers digit by digit, and never to infinity', async () => {
    const { host } = await counting('start="-1e308" end="1e308" duration="1"');
    await frameAt(0.5);
    expect(shown(host)).to.match(/^-?\d+$/);
    await frameAt(1);
    expect(shown(host)).to.equal(String(BigInt(1e308)));
    expect(shown(put('<wb-counter end="1e21" duration="0" separator=","></wb-counter>'))).to.equal(
      '1,000,000,000,000,000,000,000',
    );
  });

  it('takes what is no number for its defaults, and says so', async () => {
    expectWarning(/end="12px">: the value is no number/);
    expectWarning(/duration="-1">: the value is below 0/);
    const host = put('<wb-counter end="12px" duration="-1"></wb-counter>');
    await until(() => shown(host) === '100');
  });
});

describe('A counter that nobody has seen', () => {
  it('shows its end, and counts only when it is in view', async () => {
    const host = put(
      '<div><div style="block-size: 300vh"></div><wb-counter end="7"></wb-counter></div>',
    );
    const counter = host.lastElementChild!;
    await drawn();
    expect(isCounting()).to.equal(false);
    expect(shown(counter)).to.equal('7');
    counter.scrollIntoView();
    await until(isCounting);
    await frameAt(0);
    expect(shown(counter)).to.equal('0');
    scrollTo(0, 0);
  });

  it('does not count while it only touches the edge of the window (an old bug)', async () => {
    const place = put(
      '<div style="position: absolute; inset: 100vh 0 auto; block-size: 100vh"><wb-counter end="7"></wb-counter></div>',
    );
    expect(place.firstElementChild!.getBoundingClientRect().top).to.equal(innerHeight);
    await drawn();
    expect(isCounting()).to.equal(false);
    scrollTo(0, 200);
    await until(isCounting);
    scrollTo(0, 0);
  });

  it('does not count while it is hidden', async () => {
    const host = put('<div hidden><wb-counter end="7"></wb-counter></div>');
    await drawn();
    expect(isCounting()).to.equal(false);
    host.hidden = false;
    await until(isCounting);
  });

  it('counts by itself beside one that is its equal', async () => {
    const place = put('<div><wb-counter></wb-counter><wb-counter></wb-counter></div>');
    await until(() => [...place.children].every((host) => shown(host) === '0'));
    await frameAt(1);
    for (const host of place.children) expect(Number(shown(host))).to.be.within(1, 99);
    expect(frames.size, 'frames asked for by both').to.equal(1);
  });
});

describe('A counter on paper', () => {
  for (const style of ['figure', 'bar'])
    it(`shows its end, also in the midst of counting: ${style}`, async () => {
      const { host, ends } = await counting(`counter-style="${style}" end="750"`);
      await frameAt(0.5);
      expect(shown(host)).to.not.equal('750');
      dispatchEvent(new Event('beforeprint'));
      expect([shown(host), ends, isCounting()]).to.deep.equal(['750', [{ value: 750 }], false]);
    });
});

describe('A counter that has counted', () => {
  it('does not count again by itself', async () => {
    const { host, ends } = await counting('duration="1"');
    await frameAt(1);
    host.separator = ',';
    scrollTo(0, 1);
    await turn();
    expect(isCounting()).to.equal(false);
    expect(ends).to.have.length(1);
  });

  it('counts again on restart(), also in the midst of counting', async () => {
    const { host, ends } = await counting('duration="1"');
    await frameAt(0.5);
    expect(shown(host)).to.not.equal('0');
    (host as unknown as { restart(): void }).restart();
    await until(() => shown(host) === '0');
    await frameAt(1.4);
    expect(ends).to.have.length(0);
    await frameAt(1.5);
    expect(shown(host)).to.equal('100');
    expect(ends).to.have.length(1);
    (host as unknown as { restart(): void }).restart();
    await until(() => shown(host) === '0');
    await frameAt(9);
    expect(ends).to.have.length(2);
  });

  it('counts to another end when it is given one', async () => {
    const { host, ends } = await counting('duration="1"');
    await frameAt(1);
    host.end = 5;
    await until(isCounting);
    await frameAt(9);
    expect(shown(host)).to.equal('5');
    expect(ends).to.deep.equal([{ value: 100 }, { value: 5 }]);
  });

  it('stops when it leaves the page', async () => {
    const { host, ends } = await counting();
    host.remove();
    await turn();
    await frameAt(5);
    expect(isCounting()).to.equal(false);
    expect(ends).to.deep.equal([]);
  });
});

describe('A counter for whoever asks for less motion, or needs none', () => {
  it('arrives at once, and says so once', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const host = put('<wb-counter end="9"></wb-counter>');
    let ends = 0;
    host.addEventListener('wb-counter-end', () => (ends += 1));
    await until(() => ends > 0);
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect([shown(host), ends, isCounting()]).to.deep.equal(['9', 1, false]);
  });

  it('arrives at once when its duration is 0', async () => {
    const host = put('<wb-counter end="9" duration="0"></wb-counter>');
    let ends = 0;
    host.addEventListener('wb-counter-end', () => (ends += 1));
    await until(() => ends > 0);
    expect([shown(host), ends, isCounting()]).to.deep.equal(['9', 1, false]);
  });

  it('says its end to a screen reader from the first, and never the figures between', async () => {
    const { host } = await counting('end="1250" separator=","');
    await frameAt(0.5);
    expect(read(host)).to.equal('1,250');
    expect(part(host).ariaHidden).to.equal('true');
  });
});

describe('The place of a counter', () => {
  const widths: [what: string, attributes: string][] = [
    ['up', 'end="1250" separator=","'],
    ['down from more digits', 'start="100000" end="1"'],
    ['from a minus', 'start="-100" end="100"'],
    ['to a minus with decimals', 'start="10" end="-2.5"'],
  ];
  for (const [what, attributes] of widths) {
    it(`keeps its width while it counts ${what}`, async () => {
      const { host } = await counting(`${attributes} duration="1"`);
      const before = host.getBoundingClientRect().width;
      for (const seconds of [0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.9, 1]) {
        await frameAt(seconds);
        expect(host.getBoundingClientRect().width, `at ${seconds}`).to.equal(before);
        expect(part(host).scrollWidth).to.be.at.most(Math.ceil(before));
      }
    });
  }
});

describe('A counter with a ring or a bar', () => {
  const fill = (host: Element) => host.shadowRoot!.querySelector('[part=fill]')!;
  /** How full it is drawn, in percent. */
  const drawnShare = (host: Element) => {
    const ring = fill(host).getAttribute('stroke-dasharray');
    return parseFloat(ring ?? fill(host).getAttribute('width')!);
  };

  for (const style of ['radial', 'bar']) {
    it(`fills it with its number: ${style}`, async () => {
      const { host } = await counting(
        `counter-style="${style}" end="750" full="1000" duration="1"`,
      );
      await frameAt(0);
      expect(drawnShare(host)).to.equal(0);
      await frameAt(0.5);
      expect(drawnShare(host)).to.be.closeTo(Number(shown(host)) / 10, 0.06);
      await frameAt(1);
      expect([shown(host), drawnShare(host)]).to.deep.equal(['750', 75]);
    });

    it(`shows it at its end before it counts, and where less motion is asked for: ${style}`, async () => {
      await emulateMedia({ reducedMotion: 'reduce' });
      const host = put(`<wb-counter counter-style="${style}" end="62.5"></wb-counter>`);
      expect(drawnShare(host)).to.equal(62.5);
      await drawn();
      expect([drawnShare(host), isCounting()]).to.deep.equal([62.5, false]);
      await emulateMedia({ reducedMotion: 'no-preference' });
    });

    it(`keeps its size while it counts: ${style}`, async () => {
      const { host } = await counting(
        `counter-style="${style}" start="-10" end="123456" separator="," duration="1"`,
      );
      const { width, height } = host.getBoundingClientRect();
      for (const seconds of [0, 0.1, 0.3, 0.6, 1]) {
        await frameAt(seconds);
        const now = host.getBoundingClientRect();
        expect([now.width, now.height]).to.deep.equal([width, height]);
      }
    });

    it(`is read as its number alone: ${style}`, async () => {
      const host = put(`<wb-counter counter-style="${style}" end="5"></wb-counter>`);
      expect(fill(host).closest('[aria-hidden=true]')).to.not.equal(null);
      expect(read(host)).to.equal('5');
    });
  }

  it('covers as much of the ring or bar as it says', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const bar = put('<wb-counter counter-style="bar" end="30"></wb-counter>');
    const track = bar.shadowRoot!.querySelector('[part=track]')!.getBoundingClientRect();
    const covered = fill(bar).getBoundingClientRect().width / track.width;
    expect(covered).to.be.closeTo(0.3, 0.01);
    const ring = put('<wb-counter counter-style="radial" end="30"></wb-counter>');
    const arc = fill(ring) as SVGCircleElement;
    expect(arc.pathLength.baseVal).to.equal(100);
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  const shares: [now: number, full: number, share: number][] = [
    [0, 100, 0],
    [50, 100, 50],
    [4.5, 5, 90],
    [250, 100, 100],
    [-3, 100, 0],
    [7, 0, 0],
    [1e308, 1e308, 100],
  ];
  for (const [now, full, share] of shares) {
    it(`is ${share} % full at ${now} of ${full}`, () => {
      expect(shareOf(now, full)).to.be.closeTo(share, 1e-9);
    });
  }

  it('is never more than full nor less than empty, whatever the numbers', () => {
    const any = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(any, any, (now, full) => {
        const share = shareOf(now, full);
        return share >= 0 && share <= 100;
      }),
    );
  });

  it('takes a full that is below nothing for nothing, and says so', async () => {
    expectWarning(/full="-5">: the value is below 0/);
    const host = put('<wb-counter counter-style="bar" full="-5" duration="0"></wb-counter>');
    await until(() => drawnShare(host) === 0);
  });
});
