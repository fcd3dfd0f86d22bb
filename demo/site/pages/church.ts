import type { Feeds } from '../congregation/feeds';
import { asAttributes, choiceIn } from './church-choice';
import type { Choice } from './church-choice';
import { picture } from './church-items';
import { carried, churchLayout, churchName } from './church-layout';
import { pictureOf } from '../congregation/pictures';
import { html } from './markup';

/**
 * What is on at the church: a calendar and a list, both drawn from the same data when they are published,
 * the groups, and the latest sermon.
 */
export function churchPage(
  { events, groups, sermons }: Feeds,
  query: Choice = {},
  today?: string,
): string {
  const all = carried('events', events);
  const meeting = carried('groups', groups);
  const latest = carried('sermons', sermons.slice(0, 1), sermons[0]?.id ?? 'latest');
  return churchLayout({
    title: churchName,
    description: 'Services, music and neighbours: what is on at the church on the hill.',
    here: '/church',
    data: { ...all.data, ...meeting.data, ...latest.data },
    today,
    main: html`
      <div class="welcome">
        ${picture(pictureOf('church'), 'eager')}
        <div>
          <h1>Whoever comes is welcome</h1>
          <p class="lead">
            Come on a Sunday at ten, or for soup on the last Saturday of the month.
          </p>
          <p class="row">
            <a class="action" href="#calendar">What is on</a>
            <a href="/church/events.ics">Subscribe to the calendar</a>
          </p>
        </div>
      </div>
      <h2 id="calendar">What is on</h2>
      <wb-event-calendar src="${all.address}"></wb-event-calendar>
      <h2 id="events">All events of the year</h2>
      <wb-event-list
        id="all"
        src="${all.address}"
        order="earliest"
        filters="category search"
        per-page="4"
        ${asAttributes(choiceIn(query, ['category', 'search', 'page'], 'all-'))}
      ></wb-event-list>
      <h2 id="sermon">The latest sermon</h2>
      <wb-sermon-featured src="${latest.address}" in-address="off"></wb-sermon-featured>
      <h2 id="groups">Groups</h2>
      <wb-group-slider src="${meeting.address}" order="title"></wb-group-slider>
      <p><a href="/church/groups">All groups</a></p>
    `,
  });
}
