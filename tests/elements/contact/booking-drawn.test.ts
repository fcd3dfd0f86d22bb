import assert from 'node:assert/strict';
import type { HTTPRequest } from 'puppeteer-core';
import { pass, setAhead } from '../../support/clock';
import { inChromium } from '../../support/engines';
import { answerOutside, showPage } from '../../support/outside';
import { click, eventually, idle, isAwake, publishedPage, settled, show } from '../../support/page';
import { booked, frameOf, open, well } from './stand-ins';

const CALENDAR = 'https://calendly.com/linen/fitting';
const BOOKING = `<wb-booking src="${CALENDAR}"></wb-booking>`;

inChromium('A published calendar', (it) => {
  it('works asleep, and wakes to tell of a booking', async (bench) => {
    const { page } = bench;
    await open(bench, BOOKING);
    await idle(page);
    await eventually('it is watched', () =>
      page.evaluate(() => Symbol.for('wb.bookings.1') in globalThis),
    );
    assert.equal(await isAwake(page, 'wb-booking'), false);
    await eventually('the calendar is there', () => frameOf(page, 'calendly.com'));
    await frameOf(page, 'calendly.com')!.evaluate(() => document.documentElement.click());
    await eventually('the page is told', async () => (await booked(page)).length === 1);
    await frameOf(page, 'calendly.com')!.evaluate(() => document.documentElement.click());
    await eventually('the page is told again', async () => (await booked(page)).length === 2);
    assert.deepEqual((await booked(page))[0], {
      event: 'https://api.calendly.com/scheduled_events/E',
      invitee: 'https://api.calendly.com/scheduled_events/E/invitees/I',
    });
    await well(page);
  });

  it('is waited for anew when it is allowed again, however long, and is gone when that is taken back', async ({
    page,
    server,
  }) => {
    let isSlow = false;
    let waiting: HTTPRequest[] = [];
    await answerOutside(page, server.origin, (request) => {
      if (isSlow && request.isNavigationRequest()) waiting.push(request);
      else showPage(request, '<p>Thursday, ten o’clock');
    });
    const arrives = (state: string) =>
      eventually(`it is ${state}`, () =>
        page.evaluate((it) => {
          const { shadowRoot } = document.querySelector('wb-booking')!;
          const box = shadowRoot!.querySelector<HTMLElement>('[part=box]')!;
          return box.dataset['arrival'] === it;
        }, state),
      );
    const withdraw = () =>
      page.evaluate(() =>
        import('/wb/page.js' as string).then((api: { withdrawConsent(purpose: string): void }) =>
          api.withdrawConsent('booking'),
        ),
      );
    await setAhead(page, 0);
    await show(page, server, publishedPage(BOOKING.replace('<wb-booking', '<wb-booking consent')));
    const allow = () => click(page, 'wb-booking >> [part=allow-once]');
    await allow();
    await arrives('there');
    await withdraw();
    await arrives('idle');
    isSlow = true;
    await allow();
    await eventually('it is asked for', () => waiting.length);
    await arrives('loading');
    await settled(page);
    await pass(page, 10_000);
    await arrives('slow');
    await withdraw();
    await arrives('idle');
    assert.equal(frameOf(page, 'calendly.com'), undefined);
    waiting = [];
    await allow();
    await eventually('it is asked for', () => waiting.length);
    await settled(page);
    await pass(page, 10_000);
    await pass(page, 20_000);
    await arrives('slow');
    for (const request of waiting) showPage(request, '<p>Thursday, ten o’clock');
    await arrives('there');
    await well(page);
  });

  it('over the page asks nobody before its link is clicked, however late the code', async (bench) => {
    const { page, server } = bench;
    const release = server.hold('/react-');
    const asked = await open(
      bench,
      `<wb-booking layout="popup"><a href="${CALENDAR}">Book</a></wb-booking>`,
    );
    await idle(page);
    await page.click('wb-booking a');
    await idle(page);
    assert.deepEqual(asked, []);
    release();
    await eventually('the calendar is there', () => frameOf(page, 'calendly.com'));
    assert.equal(page.url(), `${server.origin}/page`);
    await well(page);
  });

  for (const [words, answer] of [
    ['answers something else', 'html'],
    ['never answers', 'never'],
  ] as const) {
    it(`that ${words} leaves the page alive`, async (bench) => {
      const { page } = bench;
      await open(bench, BOOKING.replace('<wb-booking', '<wb-booking consent'), { answer });
      await idle(page);
      await click(page, 'wb-booking >> [part=allow-once]');
      await settled(page);
      await well(page);
    });
  }
});
