import type { ChurchEvent } from '../congregation/church-event';
import { layout } from './layout';
import { html, jsonMarkup } from './markup';

const NAME = 'Church on the hill';
const FEED = '/church/events.json';

/** What is on at the church: a calendar and a list, both drawn from the same data when they are published. */
export const churchPage = (events: readonly ChurchEvent[]): string =>
  layout({
    title: NAME,
    site: NAME,
    description: 'Services, music and neighbours: what is on at the church on the hill.',
    language: 'en-GB',
    footer: 'Church on the hill. Whoever comes is welcome, on Sundays at ten.',
    head: html`<script type="application/json" data-wb-feeds>
      ${jsonMarkup({ [FEED]: events })}
    </script>`,
    header: html`<header class="site-header">
      <a class="site-name" href="/church">${NAME}</a>
      <nav aria-label="Site">
        <a href="#calendar">Calendar</a>
        <a href="#events">Events</a>
      </nav>
    </header>`,
    main: html`
      <h1>What is on</h1>
      <p class="lead">Come on a Sunday at ten, or for soup on the last Saturday of the month.</p>
      <p><a href="/church/events.ics">Subscribe to the calendar</a></p>
      <h2 id="calendar">Calendar</h2>
      <wb-event-calendar src="${FEED}"></wb-event-calendar>
      <h2 id="events">Events</h2>
      <wb-event-list
        id="all"
        src="${FEED}"
        order="earliest"
        filters="category search"
        per-page="4"
      ></wb-event-list>
    `,
  });
