import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import '../../../elements/figures/progress-bar/progress-bar';
import { READING_RATE } from '../../../elements/figures/drawing-clock';
import { fillUp } from '../../../elements/figures/progress-bar/fill-up';
import { expectWarning } from '../../support/console';
import { published, put, reactRoot, turn, until } from '../../support/test-element';

type Host = HTMLElement & Record<string, unknown>;

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const shown = (host: Element) => part(host, 'percent').textContent!;
const progress = (host: Element) => host.shadowRoot!.querySelector('progress')!;
const fill = (host: Element) => host.shadowRoot!.querySelector('.reach')?.getAnimations()[0];
const isFilling = (host: Element) => fill(host) !== undefined;

const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
/** Until a number has been written that shows where its bar is now. */
const drawn = async () => {
  const start = await frame();
  while ((await frame()) - start <= READING_RATE);
  await turn();
};

/** How much of the track is covered, in percent. */
function covered(host: Element): number {
  const [whole, full] = ['track', 'fill'].map((it) => part(host, it).getBoundingClientRect());
  const { direction } = getComputedStyle(host);
  const edge = direction === 'rtl' ? whole!.right - full!.left : full!.right - whole!.left;
  return Math.max(0, Math.round((edge / whole!.width) * 1000) / 10);
}

/** Sets all that moves in a bar to a moment of its way, in milliseconds, and lets it be drawn. */
async function at(host: Element, moment: number) {
  for (const animation of host.shadowRoot!.getAnimations()) {
    animation.pause();
    animation.currentTime = moment;
  }
  await drawn();
}

/** A bar in view that has begun to fill up. */
async function filling(attributes: string, content = '') {
  const host = put<Host>(`<wb-progress-bar ${attributes}>${content}</wb-progress-bar>`);
  const ends: unknown[] = [];
  host.addEventListener('wb-progress-bar-end', (event) => ends.push((event as CustomEvent).detail));
  await until(() => isFilling(host));
  return { host, ends };
}

describe('A progress bar', () => {
  it('fills up from nothing to its value in a second and a half', async () => {
    const { host, ends } = await filling('value="80"');
    expect(fill(host)!.effect!.getComputedTiming().duration).to.equal(1500);
    await at(host, 0);
    expect(shown(host)).to.equal('0%');
    expect(covered(host)).to.be.closeTo(0, 0.2);
    await at(host, 750);
    expect(parseFloat(shown(host))).to.be.within(1, 79);
    expect(covered(host)).to.be.closeTo(parseFloat(shown(host)), 1);
    await at(host, 1499);
    expect(ends).to.deep.equal([]);
    fill(host)!.finish();
    await until(() => ends.length);
    expect([shown(host), covered(host)]).to.deep.equal(['80%', 80]);
    expect(ends).to.deep.equal([{ value: 80 }]);
  });

  it('arrives at a value with a fraction exactly, and is never more on its way', async () => {
    const { host, ends } = await filling('value="45.5"');
    for (const moment of [10, 400, 900, 1490]) {
      await at(host, moment);
      expect(shown(host)).to.match(/^\d+\.\d%$/);
      expect(parseFloat(shown(host))).to.be.at.most(45.5);
      expect(covered(host)).to.be.at.most(45.6);
    }
    fill(host)!.finish();
    await until(() => ends.length);
    expect(shown(host)).to.equal('45.5%');
    expect(Math.abs(covered(host) - 45.5)).to.be.below(0.2);
  });

  const values: [value: string, text: string, share: number, warning?: RegExp][] = [
    ['0', '0%', 0],
    ['33.333', '33.33%', 33.3],
    ['100', '100%', 100],
    ['140', '100%', 100, /value="140">: the value is above 100/],
    ['-20', '0%', 0, /value="-20">: the value is below 0/],
    ['half', '0%', 0, /value="half">: the value is no number/],
  ];
  for (const [value, text, share, warning] of values) {
    it(`shows ${text} for ${value}, to eyes and to a screen reader`, async () => {
      if (warning) expectWarning(warning);
      await emulateMedia({ reducedMotion: 'reduce' });
      const host = put(`<wb-progress-bar value="${value}">Done</wb-progress-bar>`);
      expect(shown(host)).to.equal(text);
      expect(Math.abs(covered(host) - share)).to.be.below(0.2);
      expect(progress(host).value).to.be.closeTo(share, 0.05);
      expect(progress(host).ariaLabel).to.equal('Done');
      await emulateMedia({ reducedMotion: 'no-preference' });
    });
  }

  it('is called by its label, else its text, else what it is', async () => {
    const names = ['label="Roof"', '', ''].map((attributes, index) => {
      const text = index < 2 ? '<b>New</b>  roof' : '';
      return progress(put(`<wb-progress-bar ${attributes}>${text}</wb-progress-bar>`)).ariaLabel;
    });
    expect(names).to.deep.equal(['Roof', 'New roof', 'Progress']);
  });

  it('writes its figure in the language of the page around it', () => {
    const place = put('<div lang="de"><wb-progress-bar value="12.5"></wb-progress-bar></div>');
    expect(shown(place.firstElementChild!)).to.equal('12,5\u00a0%');
  });

  it('takes another value at once, has arrived then, and does not fill up again', async () => {
    const { host, ends } = await filling('value="80"');
    await at(host, 500);
    host.value = 30;
    await until(() => shown(host) === '30%');
    await drawn();
    expect([isFilling(host), covered(host)]).to.deep.equal([false, 30]);
    expect(ends).to.deep.equal([{ value: 30 }]);
  });

  it('goes on where it is when it is moved, and arrives once', async () => {
    const { host, ends } = await filling('value="80"');
    host.before(document.createElement('div'));
    host.previousElementSibling!.append(host);
    await until(() => isFilling(host));
    fill(host)!.finish();
    await until(() => ends.length);
    await drawn();
    expect([shown(host), ends]).to.deep.equal(['80%', [{ value: 80 }]]);
  });

  it('has arrived when it comes back after its time', async () => {
    const { host, ends } = await filling('value="80"');
    const { now } = performance;
    host.remove();
    await turn();
    performance.now = () => now.call(performance) + 2000;
    try {
      put('<div></div>').append(host);
      await until(() => ends.length);
    } finally {
      performance.now = now;
    }
    expect([shown(host), isFilling(host), ends]).to.deep.equal(['80%', false, [{ value: 80 }]]);
  });

  it('is full on paper', async () => {
    const { host, ends } = await filling('value="80"');
    dispatchEvent(new Event('beforeprint'));
    expect([shown(host), covered(host), ends]).to.deep.equal(['80%', 80, [{ value: 80 }]]);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`moves its text with the bar in style2 (${dir})`, async () => {
      const place = put(`<div dir="${dir}" style="inline-size: 600px">
        <wb-progress-bar value="80" progress-style="style2">Flour</wb-progress-bar></div>`);
      const host = place.firstElementChild!;
      await until(() => isFilling(host));
      const figure = () => {
        const { left, right } = part(host, 'percent').getBoundingClientRect();
        const track = part(host, 'track').getBoundingClientRect();
        return dir === 'rtl' ? track.right - left : right - track.left;
      };
      const ways: number[] = [];
      for (const moment of [0, 300, 600, 1499]) {
        await at(host, moment);
        ways.push(figure());
      }
      expect(ways).to.deep.equal(ways.toSorted((one, other) => one - other));
      expect(ways[3]! - ways[0]!).to.be.above(300);
      // Inside, at the end.
      expect(ways[3]!).to.be.within(440, 480);
    });
  }

  it('keeps its figure inside in style2, however little it is, and breaks a long text', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    for (const value of [0, 3.25, 100]) {
      const place = put(`<div style="inline-size: 200px"><wb-progress-bar value="${value}"
        progress-style="style2">Bread that was thrown away at last</wb-progress-bar></div>`);
      const host = place.firstElementChild!;
      const track = part(host, 'track').getBoundingClientRect();
      const figure = part(host, 'percent').getBoundingClientRect();
      expect(figure.right).to.be.at.most(track.right);
      expect(figure.left).to.be.at.least(track.left);
      expect(place.scrollWidth).to.equal(200);
      expect(track.height).to.be.at.least(part(host, 'text').getBoundingClientRect().height);
    }
    await emulateMedia({ reducedMotion: 'no-preference' });
  });

  it('keeps its size on its way', async () => {
    const { host } = await filling('value="100"', 'All');
    const size = () => {
      const { width, height } = part(host, 'percent').getBoundingClientRect();
      return [width, height, host.getBoundingClientRect().height];
    };
    const before = size();
    for (const moment of [0, 100, 700, 1400]) {
      await at(host, moment);
      expect(size()).to.deep.equal(before);
    }
  });
});

describe('A progress bar that nobody has seen', () => {
  it('shows its value, and fills up when it comes into view, once', async () => {
    const place = put(
      '<div><div style="block-size: 300vh"></div><wb-progress-bar value="70"></wb-progress-bar></div>',
    );
    const host = place.lastElementChild!;
    await drawn();
    expect([shown(host), covered(host), isFilling(host)]).to.deep.equal(['70%', 70, false]);
    host.scrollIntoView();
    await until(() => isFilling(host));
    fill(host)!.finish();
    await until(() => !isFilling(host));
    scrollTo(0, 0);
    await drawn();
    host.scrollIntoView();
    await drawn();
    expect(isFilling(host)).to.equal(false);
    scrollTo(0, 0);
  });

  it('fills up by itself beside one that is its equal', async () => {
    const bar = '<wb-progress-bar value="50"></wb-progress-bar>';
    const place = put(`<div>${bar}${bar}</div>`);
    await until(() => [...place.children].every(isFilling));
  });

  it('does not fill up where less motion is asked for, and says that it has arrived', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const host = put('<wb-progress-bar value="50"></wb-progress-bar>');
    let ends = 0;
    host.addEventListener('wb-progress-bar-end', () => (ends += 1));
    await until(() => ends);
    await emulateMedia({ reducedMotion: 'no-preference' });
    expect([shown(host), isFilling(host)]).to.deep.equal(['50%', false]);
  });

  it('moves what a browser can move without the page, which no svg is', async () => {
    for (const style of ['style1', 'style2']) {
      const { host } = await filling(`value="80" progress-style="${style}"`, 'Sold');
      const moved = host.shadowRoot!.getAnimations().map((it) => it.effect as KeyframeEffect);
      for (const { target } of moved) expect(target).to.be.instanceOf(HTMLElement);
      host.remove();
    }
  });

  it('stops when it leaves the page', async () => {
    const { host, ends } = await filling('value="80"');
    const moving = fill(host)!;
    host.remove();
    await until(() => moving.playState === 'idle');
    await drawn();
    expect(ends).to.deep.equal([]);
  });
});

describe('A published progress bar', () => {
  it('is full before its script, and goes on filling up when it is taken over', async () => {
    const box = put('<div></div>');
    const draft = document.implementation.createHTMLDocument().body;
    draft.setHTMLUnsafe(published('<wb-progress-bar value="62.5">Sold</wb-progress-bar>'));
    const host = draft.firstElementChild as HTMLElement;
    expect(shown(host)).to.equal('62.5%');
    expect(part(host, 'fill').getAttribute('width')).to.equal('62.5%');
    // As its watcher has begun, and left it.
    fillUp(host);
    part(host, 'percent').textContent = '11.1%';
    box.append(host);
    await until(() => reactRoot(host) && isFilling(host));
    fill(host)!.finish();
    await until(() => shown(host) === '62.5%');
  });
});
