import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { thingOf } from '../../../elements/ministry/thing-of';
import type { Item } from '../../../elements/ministry/item';
import { prerender, strip } from '../../support/build';

const item = (fields: object) => ({ id: '1', title: 'Title', ...fields }) as Item;
const image = { src: '/hills.jpg', alt: 'Hills', width: 3, height: 2 };

describe('To search engines', () => {
  it('an event is when it begins, with the offset of its zone at that time, and where', () => {
    const service = item({
      start: '2026-11-29T10:00',
      end: '2026-11-29T11:15',
      zone: 'Europe/Berlin',
    });
    assert.deepEqual(thingOf.event({ ...service, location: 'Church', image, href: '/service' }), {
      '@type': 'Event',
      name: 'Title',
      startDate: '2026-11-29T10:00+01:00',
      endDate: '2026-11-29T11:15+01:00',
      location: { '@type': 'Place', name: 'Church', address: 'Church' },
      image: '/hills.jpg',
      url: '/service',
    });
    assert.equal(
      thingOf.event({ ...service, start: '2026-07-05T10:00' })!['startDate'],
      '2026-07-05T10:00+02:00',
    );
    assert.equal(thingOf.event(item({ start: '2026-11-20' }))!['startDate'], '2026-11-20');
  });

  it('an event on a day that does not exist is none', () =>
    assert.equal(thingOf.event(item({ start: '2026-02-30' })), undefined));

  it('a sermon is a film, else a recording, else a work, by its preacher', () => {
    const sermon = item({
      date: '2026-11-08',
      preacher: ['Ruth Adler', 'Jonas Weil'],
      series: 'Advent',
      image,
    });
    const film = thingOf.sermon({ ...sermon, video: '/film.mp4', audio: '/talk.mp3' })!;
    assert.equal(film['@type'], 'VideoObject');
    assert.equal(film['contentUrl'], '/film.mp4');
    assert.equal(film['uploadDate'], '2026-11-08');
    assert.equal(film['thumbnailUrl'], '/hills.jpg');
    assert.deepEqual(film['author'], [
      { '@type': 'Person', name: 'Ruth Adler' },
      { '@type': 'Person', name: 'Jonas Weil' },
    ]);
    assert.deepEqual(film['isPartOf'], { '@type': 'CreativeWorkSeries', name: 'Advent' });
    assert.equal(thingOf.sermon({ ...sermon, audio: '/talk.mp3' })!['@type'], 'AudioObject');
    assert.equal(thingOf.sermon(sermon)!['@type'], 'CreativeWork');
  });

  it('an article has a headline, an author and a date; a member of the staff a job and profiles', () => {
    assert.deepEqual(thingOf.article(item({ date: '2026-11-14', author: 'Hanna Lind' })), {
      '@type': 'Article',
      headline: 'Title',
      datePublished: '2026-11-14',
      author: { '@type': 'Person', name: 'Hanna Lind' },
    });
    const pastor = thingOf.staff(
      item({
        position: 'Pastor',
        facebook: 'https://facebook.com/x',
        website: 'javascript:alert(1)',
      }),
    )!;
    assert.equal(pastor['jobTitle'], 'Pastor');
    assert.equal(pastor['sameAs'], 'https://facebook.com/x');
  });
});

const told = (html: string) =>
  [...html.matchAll(/<script data-wb type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text!) as Record<string, unknown>,
  );
const day = (title: string, more = '') =>
  `<article${more}><h3>${title}</h3><p><time datetime="2026-11-29T10:00">Sunday</time></p><p>With &lt;/script> coffee.</p></article>`;

describe('A page that is published', () => {
  it('tells of the items of the page in view, as JSON-LD in its head; strip takes it out', () => {
    const page = `<!doctype html><title>Dates</title><wb-event-list per-page="2">${day('One')}${day('Two')}${day('Three')}</wb-event-list>`;
    const { html } = prerender(page);
    const [{ '@graph': graph } = {}, ...others] = told(html);
    assert.deepEqual(others, []);
    assert.deepEqual(
      (graph as { name: string; description: string }[]).map((it) => [it.name, it.description]),
      [
        ['One', 'With </script> coffee.'],
        ['Two', 'With </script> coffee.'],
      ],
    );
    assert.equal(strip(html), page);
  });

  it('tells of no items but those that are chosen, in the order in which they stand', () => {
    const sermon = (title: string, series: string, date: string) => ({
      id: title,
      title,
      series,
      date,
    });
    const sermons = [
      sermon('Old', 'Advent', '2025-12-07'),
      sermon('Other', 'Lent', '2026-03-01'),
      sermon('New', 'Advent', '2026-12-06'),
    ];
    const data = `<script type="application/json" data-wb-feeds>${JSON.stringify({ '/s.json': sermons })}</script>`;
    const namesIn = (html: string) => {
      const [thing] = told(prerender(html).html);
      return [thing!['@graph'] ?? thing].flat().map((it) => (it as { name: string }).name);
    };
    const list = (attributes: string) =>
      namesIn(`${data}<wb-sermon-list src="/s.json" ${attributes}></wb-sermon-list>`);
    assert.deepEqual(list('filters="series" series=" Advent " order="latest"'), ['New', 'Old']);
    assert.deepEqual(list('filters="series" series="Lent"'), ['Other']);
    // A word for a filter that the list does not have chooses nothing.
    assert.equal(list('filters="preacher" series="Lent"').length, 3);
    const own = `${day('Later')}${day('Sooner').replace('11-29', '11-01')}`;
    assert.deepEqual(namesIn(`<wb-event-list order="earliest">${own}</wb-event-list>`), [
      'Later',
      'Sooner',
    ]);
  });

  it('tells of the item of a block alone, from data that it carries', () => {
    const data = JSON.stringify({
      '/e.json': [
        { id: 'a', title: 'A' },
        { id: 'b', title: 'B' },
      ],
    });
    const { html } = prerender(
      `<script type="application/json" data-wb-feeds>${data}</script><wb-staff-detail src="/e.json" item="b"></wb-staff-detail>`,
    );
    assert.deepEqual(told(html), [
      { '@context': 'https://schema.org', '@type': 'Person', name: 'B' },
    ]);
  });

  it('tells of the next date of what repeats, where the page tells what time it is', () => {
    const events = {
      '/e.json': [{ id: 'a', title: 'A', start: '2026-01-04', rule: 'FREQ=WEEKLY' }],
    };
    const dateAt = (page: object) => {
      const script = (name: string, data: object) =>
        `<script type="application/json" data-wb-${name}>${JSON.stringify(data)}</script>`;
      const { html } = prerender(
        `${script('feeds', events)}${script('page', page)}<wb-event-list src="/e.json"></wb-event-list>`,
      );
      const [thing] = told(html);
      return thing!['startDate'];
    };
    assert.equal(dateAt({}), '2026-01-04');
    assert.equal(dateAt({ now: '2026-11-26T09:00:00Z', timeZone: 'UTC' }), '2026-11-29');
  });

  it('leaves what has microdata of its author to that', () => {
    const { html } = prerender(
      `<wb-event-list>${day('One', ' itemscope itemtype="https://schema.org/Event"')}</wb-event-list>`,
    );
    assert.deepEqual(told(html), []);
  });
});
