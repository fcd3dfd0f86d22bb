import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import type { Bench } from '../../support/engines';
import { answerOutside, block, showPage } from '../../support/outside';
import { type PageOptions, publishedPage, seen, show, until } from '../../support/page';

/** What becomes of a request to a third party. */
type Answer = 'well' | 'blocked' | 'html' | 'never';

/**
 * Answers for Google Maps and Calendly, the latter in the messages that it speaks; nothing else leaves
 * the machine. Returns all addresses of third parties that were asked for.
 */
const standIn = (page: Page, own: string, answer: Answer): Promise<string[]> =>
  answerOutside(page, own, (request) => {
    if (answer === 'blocked') block(request);
    else if (answer === 'html') showPage(request, '<h1>502 Bad gateway');
    else if (answer === 'well') showPage(request, `<script>(${calendar})()</script>`);
  });

/** Runs in the frame of Calendly: tells its height, and of a booking when it is clicked. */
function calendar() {
  const tell = (event: string, payload: object) =>
    parent.postMessage({ event: `calendly.${event}`, payload }, '*');
  tell('page_height', { height: '900px' });
  tell('event_type_viewed', {});
  addEventListener('click', () =>
    tell('event_scheduled', {
      event: { uri: 'https://api.calendly.com/scheduled_events/E' },
      invitee: { uri: 'https://api.calendly.com/scheduled_events/E/invitees/I' },
    }),
  );
}

export async function open(
  { page, server }: Bench,
  html: string,
  { answer = 'well', ...options }: PageOptions & { answer?: Answer } = {},
) {
  const asked = await standIn(page, server.origin, answer);
  await page.evaluateOnNewDocument(() => {
    const booked: unknown[] = [];
    Object.assign(globalThis, { booked });
    addEventListener('wb-booking-book', (event) => booked.push((event as CustomEvent).detail));
  });
  await show(page, server, publishedPage(html, options));
  return asked;
}

export const booked = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { booked: unknown[] }).booked);
export const frameOf = (page: Page, host: string) =>
  page.frames().find((it) => it.url().startsWith(`https://${host}`));
export const noticed = (page: Page, tag: string) =>
  until(
    page,
    `${tag} says that it failed to load`,
    (it) =>
      document
        .querySelector(it)!
        .shadowRoot!.querySelector('[part=notice]')
        ?.textContent?.includes('Failed to load'),
    tag,
  );
export const well = async (page: Page) => {
  const { errors, reports, shift } = await seen(page);
  assert.deepEqual({ errors, reports, shift }, { errors: [], reports: [], shift: 0 });
};
