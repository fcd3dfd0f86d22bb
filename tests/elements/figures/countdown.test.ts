import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../../elements/figures/countdown/countdown';
import { countDown } from '../../../elements/figures/countdown/count-down';
import { expectWarning, warnings } from '../../support/console';
import { published, put, reactRoot, turn, until } from '../../support/test-element';
import { type Departed, stayHere, stayNoMore } from '../customer/departures';

type Host = HTMLElement & Record<string, unknown>;

const NOON = Date.parse('2026-12-24T12:00:00Z');

/** The clock of the page, moved by hand; timers a second long or more wait for it. */
const clock = { now: NOON, asked: 0 };
const timers = new Map<number, { due: number; run: () => void }>();
const native = { now: Date.now, set: window.setTimeout, clear: window.clearTimeout };

function takeClock() {
  clock.now = NOON;
  timers.clear();
  Date.now = () => clock.now;
  window.setTimeout = ((task: () => void, delay = 0) => {
    if (delay < 100) return native.set.call(window, task, delay);
    clock.asked += 1;
    timers.set(1e9 + clock.asked, { due: clock.now + delay, run: task });
    return 1e9 + clock.asked;
  }) as never;
  window.clearTimeout = ((id: number) =>
    timers.delete(id) || native.clear.call(window, id)) as never;
}

function giveClockBack() {
  Date.now = native.now;
  window.setTimeout = native.set;
  window.clearTimeout = native.clear;
}

/** Lets time pass, timer by timer. */
function pass(milliseconds: number) {
  const end = clock.now + milliseconds;
  for (;;) {
    const [next] = [...timers].toSorted(([, one], [, other]) => one.due - other.due);
    if (!next || next[1].due > end) break;
    timers.delete(next[0]);
    clock.now = next[1].due;
    next[1].run();
  }
  clock.now = end;
}

const find = (host: Element, part: string) => [
  ...host.shadowRoot!.querySelectorAll<HTMLElement>(`[part=${part}]`),
];
const shown = (host: Element) => find(host, 'number').map(({ textContent }) => textContent);
const labels = (host: Element) => find(host, 'label').map(({ textContent }) => textContent);
const state = (host: HTMLElement) => host.dataset.wbState;
const isVisible = (node: Element) => node.checkVisibility({ visibilityProperty: true });

/** Until the browser has said whether they are in view, and a tick waits. */
async function inView() {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    await turn();
  }
}

async function show(attributes: string, content = ''): Promise<Host> {
  const host = put<Host>(`<wb-countdown ${attributes}>${content}</wb-countdown>`);
  await inView();
  return host;
}

function heard(): { late: boolean }[] {
  const details: { late: boolean }[] = [];
  const listen = (event: Event) => details.push((event as CustomEvent).detail);
  addEventListener('wb-countdown-end', listen);
  ends.push(() => removeEventListener('wb-countdown-end', listen));
  return details;
}

let ends: (() => void)[] = [];
let departed: Departed[];

beforeEach(() => {
  takeClock();
  localStorage.clear();
  departed = stayHere();
});
afterEach(() => {
  put('');
  for (const end of ends) end();
  ends = [];
  giveClockBack();
  stayNoMore();
});

describe('A countdown', () => {
  it('shows days, hours, minutes and seconds, and counts them second by second', async () => {
    const host = await show('end="2026-12-26T13:01:02Z"');
    expect(shown(host)).to.deep.equal(['02', '01', '01', '02']);
    expect(labels(host)).to.deep.equal(['days', 'hour', 'minute', 'seconds']);
    pass(1000);
    expect(shown(host)).to.deep.equal(['02', '01', '01', '01']);
    expect(labels(host)[3]).to.equal('second');
    pass(2000);
    expect(shown(host)).to.deep.equal(['02', '01', '00', '59']);
    pass(86_400_000);
    expect(shown(host)).to.deep.equal(['01', '01', '00', '59']);
    expect(labels(host)[0]).to.equal('day');
  });

  it('ticks when a second is over, and not a second after it began', async () => {
    clock.now = NOON + 300;
    const host = await show('end="2026-12-24T12:00:10Z"');
    expect(shown(host)[3]).to.equal('10');
    expect([...timers.values()].map(({ due }) => due)).to.deep.equal([NOON + 1000]);
    pass(699);
    expect(shown(host)[3]).to.equal('10');
    pass(1);
    expect(shown(host)[3]).to.equal('09');
    expect([...timers.values()].map(({ due }) => due)).to.deep.equal([NOON + 2000]);
  });

  it('counts a million days', async () => {
    const host = await show(`end="${NOON + 1_000_000 * 86_400_000}"`);
    expect(shown(host)).to.deep.equal(['1,000,000', '00', '00', '00']);
    pass(1000);
    expect(shown(host)).to.deep.equal(['999,999', '23', '59', '59']);
    const [number] = find(host, 'number');
    expect(number!.scrollWidth).to.be.at.most(number!.clientWidth);
  });

  it('counts in its own zone, whatever that of the visitor, over a change of clocks', async () => {
    clock.now = Date.parse('2026-03-28T11:00:00Z');
    const host = await show('end="29/3/2026" hours="12" timezone="Europe/Berlin"');
    expect(shown(host)).to.deep.equal(['00', '23', '00', '00']);
    host.timezone = '1';
    await until(() => shown(host)[0] === '01');
    expect(shown(host)).to.deep.equal(['01', '00', '00', '00']);
  });

  it('counts in the zone of the page when it has none of its own', async () => {
    const page = put(`<div><script type="application/json" data-wb-page>
      {"timeZone":"America/New_York"}</script><wb-countdown end="2026-12-24"></wb-countdown></div>`);
    const host = page.lastElementChild!;
    expect(host.shadowRoot!.querySelector('time')!.dateTime).to.equal('2026-12-24T05:00:00.000Z');
    host.setAttribute('timezone', '2');
    await until(
      () => host.shadowRoot!.querySelector('time')!.dateTime === '2026-12-23T22:00:00.000Z',
    );
  });

  it("goes by the server's clock where the page says it", async () => {
    const page = put(`<div><script type="application/json" data-wb-page>
      {"now":"2026-12-31T23:00:00Z"}</script><wb-countdown end="2026-12-31T23:59:30Z"></wb-countdown></div>`);
    await inView();
    const [days, hours, minutes] = shown(page.lastElementChild!);
    // As long ago as this page of tests was answered, which may be only a moment.
    expect([days, hours]).to.deep.equal(['00', '00']);
    expect(Number(minutes)).to.be.within(1, 59);
  });

  const languages: [language: string, numbers: string[], labels: string[]][] = [
    ['de', ['1.234.567', '01', '02', '05'], ['Tage', 'Stunde', 'Minuten', 'Sekunden']],
    ['en', ['1,234,567', '01', '02', '05'], ['days', 'hour', 'minutes', 'seconds']],
    ['es', ['1.234.567', '01', '02', '05'], ['días', 'hora', 'minutos', 'segundos']],
    ['fr', ['1\u202f234\u202f567', '01', '02', '05'], ['jours', 'heure', 'minutes', 'secondes']],
    ['it', ['1.234.567', '01', '02', '05'], ['giorni', 'ora', 'minuti', 'secondi']],
    ['nl', ['1.234.567', '01', '02', '05'], ['dagen', 'uur', 'minuten', 'seconden']],
    ['ru', ['1\u00a0234\u00a0567', '01', '02', '05'], ['дней', 'час', 'минуты', 'секунд']],
    ['pl', ['1,234,567', '01', '02', '05'], ['days', 'hour', 'minutes', 'seconds']],
  ];
  for (const [language, numbers, words] of languages) {
    it(`speaks and writes numbers as ${language}`, async () => {
      const left = ((1_234_567 * 24 + 1) * 60 + 2) * 60_000 + 5000;
      const host = await show(`language="${language}" end="${NOON + left}"`);
      expect(shown(host)).to.deep.equal(numbers);
      expect(labels(host)).to.deep.equal(words);
    });
  }

  it('speaks the language of the page around it', async () => {
    const place = put('<div lang="ru-RU"><wb-countdown end="2026-12-26"></wb-countdown></div>');
    const host = place.firstElementChild!;
    expect(labels(host)).to.deep.equal(['день', 'часов', 'минут', 'секунд']);
    host.setAttribute('language', 'de');
    await until(() => labels(host)[0] === 'Tag');
    expect(labels(host)).to.deep.equal(['Tag', 'Stunden', 'Minuten', 'Sekunden']);
  });

  describe('with text of 200 % on a phone', () => {
    const { style } = document.documentElement;
    before(async () => {
      await setViewport({ width: 390, height: 844 });
      style.fontSize = '200%';
    });
    after(async () => {
      style.fontSize = '';
      await setViewport({ width: 800, height: 600 });
    });

    for (const language of ['en', 'es', 'nl', 'ru']) {
      it(`keeps each word and number inside its box: ${language}`, async () => {
        const place = put<HTMLElement>(
          `<section style="padding: 1rem; font-family: sans-serif"><wb-countdown language="${language}"
            end="${NOON + 1_234_567 * 86_400_000}"></wb-countdown></section>`,
        );
        await inView();
        const host = place.firstElementChild!;
        for (const unit of find(host, 'unit')) {
          const box = unit.getBoundingClientRect();
          expect(box.right).to.be.at.most(390);
          for (const text of unit.children) {
            const range = document.createRange();
            range.selectNodeContents(text);
            const { left, right } = range.getBoundingClientRect();
            expect(left, text.textContent!).to.be.at.least(box.left);
            expect(right, text.textContent!).to.be.at.most(box.right);
          }
        }
      });
    }
  });

  it('tells screen readers what it is in its language, in words of the page or of its author', async () => {
    const nameOf = (host: Element) => find(host, 'figures')[0]!.ariaLabel;
    expect(nameOf(await show('end="2026-12-26"'))).to.equal('Time left');
    const host = await show('end="2026-12-26" language="de-AT"');
    expect(nameOf(host)).to.equal('Verbleibende Zeit');
    host.label = 'Bis Weihnachten';
    await until(() => nameOf(host) === 'Bis Weihnachten');
    const page = put(`<div><script type="application/json" data-wb-page>
      {"texts":{"Time left":"Remaining"}}</script><wb-countdown end="2026-12-26"></wb-countdown></div>`);
    expect(nameOf(page.lastElementChild!)).to.equal('Remaining');
  });

  it('takes words of its author for every number', async () => {
    const host = await show('end="2026-12-25T12:00Z" days-text="sleeps" hours-text="h"');
    expect(labels(host)).to.deep.equal(['sleeps', 'h', 'minutes', 'seconds']);
    pass(86_399_000);
    expect(labels(host)).to.deep.equal(['sleeps', 'h', 'minutes', 'second']);
  });

  it('says what it cannot count to, and has nothing to show', async () => {
    expectWarning(/<wb-countdown end="next week">: the value is neither milliseconds/);
    const host = await show('end="next week" action="remove"');
    expect(shown(host)).to.deep.equal(['––', '––', '––', '––']);
    expect([state(host), host.isConnected, timers.size]).to.deep.equal([undefined, true, 0]);
    host.end = '2026-12-24T12:00:09Z';
    await until(() => shown(host)[3] === '09');
    host.end = 'next week';
    await until(() => shown(host)[3] === '––');
    expect(warnings()).to.have.length(1);
  });

  it('says that there is no such zone, and counts from UTC', async () => {
    expectWarning(/timezone="Mars\/Olympus">: the value is neither an IANA name/);
    const host = await show('end="2026-12-25" timezone="Mars/Olympus"');
    expect(shown(host)).to.deep.equal(['00', '12', '00', '00']);
  });
});

describe('A countdown that nobody sees', () => {
  it('does not tick out of view, and shows the present when it comes into view', async () => {
    const place = put(
      '<div><div style="block-size: 300vh"></div><wb-countdown end="2026-12-24T13:00Z"></wb-countdown></div>',
    );
    const host = place.lastElementChild!;
    await inView();
    expect([...timers.values()].map(({ due }) => due - NOON)).to.deep.equal([3_600_000]);
    pass(65_000);
    expect(shown(host)).to.deep.equal(['00', '01', '00', '00']);
    host.scrollIntoView();
    await until(() => shown(host)[2] === '58');
    expect(shown(host)[3]).to.equal('55');
    scrollTo(0, 0);
    await until(() => [...timers.values()].every(({ due }) => due === NOON + 3_600_000));
  });

  it('does not tick in a hidden page, and ends there all the same', async () => {
    const ended = heard();
    const host = await show('end="2026-12-24T12:00:09Z"');
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    ends.push(() => delete (document as unknown as Record<string, unknown>)['hidden']);
    hide(true);
    expect([...timers.values()].map(({ due }) => due - NOON)).to.deep.equal([9000]);
    pass(5000);
    expect(shown(host)[3]).to.equal('09');
    hide(false);
    expect(shown(host)[3]).to.equal('04');
    hide(true);
    pass(4000);
    expect([shown(host)[3], state(host)]).to.deep.equal(['00', 'ended']);
    expect(ended).to.deep.equal([{ late: false }]);
  });

  it('has no timer once it is over, or out of the page', async () => {
    const host = await show('end="2026-12-24T12:00:02Z"');
    pass(9000);
    expect([timers.size, state(host)]).to.deep.equal([0, 'ended']);
    const other = await show('end="2026-12-25"');
    expect(timers.size).to.equal(1);
    other.remove();
    await until(() => timers.size === 0);
  });
});

describe('A countdown at zero', () => {
  const message = '<p slot="message">It is open. <a href="#shop">Come in</a></p>';

  it('stays there, and says so once', async () => {
    const ended = heard();
    const host = await show('end="2026-12-24T12:00:02Z"');
    pass(1999);
    expect([shown(host)[3], ended.length]).to.deep.equal(['01', 0]);
    pass(1);
    expect(shown(host)).to.deep.equal(['00', '00', '00', '00']);
    expect(labels(host)[3]).to.equal('seconds');
    pass(99_000);
    host.language = 'de';
    await until(() => labels(host)[3] === 'Sekunden');
    expect(ended).to.deep.equal([{ late: false }]);
    expect(departed).to.deep.equal([]);
  });

  it('shows its message in the same place, and nothing of it before', async () => {
    const host = await show('end="2026-12-24T12:00:02Z" action="showMessage"', message);
    const [figures] = find(host, 'figures');
    const content = host.querySelector('p')!;
    const before = host.getBoundingClientRect().height;
    expect([isVisible(figures!), isVisible(content)]).to.deep.equal([true, false]);
    pass(2000);
    expect([isVisible(figures!), isVisible(content)]).to.deep.equal([false, true]);
    expect(host.getBoundingClientRect().height).to.equal(before);
  });

  it('hides, and comes back for another end', async () => {
    const ended = heard();
    const host = await show('end="2026-12-24T12:00:02Z" action="hide"');
    pass(2000);
    expect(host.hidden).to.equal(true);
    host.end = '2026-12-24T12:00:30Z';
    await until(() => !host.hidden);
    expect([shown(host)[3], state(host)]).to.deep.equal(['28', 'running']);
    await inView();
    pass(28_000);
    expect([host.hidden, ended.length]).to.deep.equal([true, 2]);
  });

  it('takes itself out of the page', async () => {
    const host = await show('end="2026-12-24T12:00:02Z" action="remove"');
    pass(2000);
    expect([host.isConnected, timers.size]).to.deep.equal([false, 0]);
  });

  it('opens another page once, in place of this one, before any action', async () => {
    const host = await show(
      'end="2026-12-24T12:00:02Z" link-type="redirect" redirect="/sold-out" action="hide"',
    );
    pass(1000);
    expect(departed).to.deep.equal([]);
    pass(60_000);
    expect(departed).to.deep.equal(['replace /sold-out']);
    expect(host.hidden).to.equal(false);
  });

  it('opens no page without being told to', async () => {
    await show('end="2026-12-24T12:00:02Z" redirect="/sold-out"');
    pass(3000);
    expect(departed).to.deep.equal([]);
  });

  it('does what a listener has not prevented', async () => {
    addEventListener('wb-countdown-end', (event) => event.preventDefault(), { once: true });
    const host = await show('end="2026-12-24T12:00:02Z" action="showMessage"', message);
    pass(3000);
    expect(isVisible(find(host, 'figures')[0]!)).to.equal(true);
    addEventListener('wb-countdown-end', (event) => event.preventDefault(), { once: true });
    await show('end="2026-12-24T12:00:02Z" link-type="redirect" redirect="/sold-out"');
    expect(departed).to.deep.equal([]);
  });

  for (const address of ['', '#top', '?again#top', 'http://[', 'javascript:alert(1)']) {
    it(`never leads back to its own page by '${address}'`, async () => {
      if (address.startsWith('javascript')) expectWarning(/redirect=.*is no address/);
      const own = address.startsWith('?') ? `${location.search}#top` : address;
      const host = await show(
        `end="2026-12-24T11:00Z" link-type="redirect" redirect="${own.replaceAll('&', '&amp;')}"`,
      );
      pass(60_000);
      expect([departed, state(host)]).to.deep.equal([[], 'ended']);
    });
  }

  it('does not open a page that has just led back here', async () => {
    const late = 'end="2026-12-24T11:00Z" link-type="redirect" redirect="/sold-out"';
    const ended = heard();
    await show(late);
    expect(departed).to.deep.equal(['replace /sold-out']);
    pass(3000);
    await show(late);
    expect(departed).to.have.length(1);
    expect(ended).to.deep.equal([{ late: true }, { late: true }]);
    pass(60_000);
    await show(late);
    expect(departed).to.have.length(2);
  });
});

describe('A published countdown', () => {
  const html = '<wb-countdown end="2026-12-24T12:00:09Z" lang="fr"></wb-countdown>';

  it('has its date for readers, and no figures that would be wrong', () => {
    const host = put(published(html).replace('wb-countdown', 'x-asleep'));
    expect(shown(host)).to.deep.equal(['––', '––', '––', '––']);
    const [date] = find(host, 'date');
    expect((date as HTMLTimeElement).dateTime).to.equal('2026-12-24T12:00:09.000Z');
    expect(date!.textContent).to.match(/^24 décembre 2026.*12:00 \(UTC\)$/);
  });

  it('is taken over with the figures that its watcher has written, and counts on', async () => {
    const box = put('<div></div>');
    const draft = document.implementation.createHTMLDocument().body;
    draft.setHTMLUnsafe(published(html));
    const host = draft.firstElementChild as HTMLElement;
    // In a document of its own, so still what a parser has made of it.
    countDown(host);
    expect([shown(host)[3], reactRoot(host)]).to.deep.equal(['09', undefined]);
    box.append(host);
    await until(() => reactRoot(host));
    expect(shown(host)[3]).to.equal('09');
    await inView();
    pass(1000);
    expect(shown(host)[3]).to.equal('08');
    expect(timers.size).to.equal(1);
  });
});

describe('The figures of a countdown', () => {
  it('stand as the text around does', () => {
    for (const [align, share] of [
      ['start', 0],
      ['center', 0.5],
      ['end', 1],
    ] as const) {
      const band = put(
        `<div style="inline-size: 700px; text-align: ${align}"><wb-countdown end="2027-01-01T00:00:00Z"></wb-countdown></div>`,
      );
      const [outer, inner] = [band, find(band.firstElementChild!, 'figures')[0]!].map((it) =>
        it.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const free = outer.width - inner.width;
      expect(free).to.be.above(100);
      expect(inner.left - outer.left, align).to.be.closeTo(free * share, 1);
    }
  });
});
