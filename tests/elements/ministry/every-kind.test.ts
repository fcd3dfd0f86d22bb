import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';

/** The kinds of module that spec 8 lists. */
const MODULES = {
  event: ['calendar', 'list', 'layout', 'detail', 'featured'],
  ministry: ['form'],
  group: ['detail', 'featured', 'list', 'layout', 'slider'],
  sermon: ['detail', 'featured', 'list', 'layout'],
  article: ['detail', 'list', 'featured'],
  staff: ['detail'],
};

const drawn = (tag: string, attributes = '', page: object = {}) => {
  const data = JSON.stringify(page);
  const source = `<script type="application/json" data-wb-page>${data}</script><${tag} ${attributes}></${tag}>`;
  return prerender(source, { loader: false }).html;
};

describe('Every module of the ministry', () => {
  for (const [kind, modules] of Object.entries(MODULES)) {
    for (const name of modules) {
      const module = `${kind} ${name}`;
      it(`tells administrators, and nobody else, that its fields have been updated: ${module}`, () => {
        const tag = `wb-${kind}-${name}`;
        const notice = `${kind[0]!.toUpperCase()}${module.slice(1)}: module fields have been updated`;
        assert.ok(drawn(tag, '', { admin: true }).includes(notice));
        assert.ok(!drawn(tag, '', { admin: false }).includes('have been updated'));
      });
    }
  }
});

describe('The block of one item', () => {
  for (const kind of ['event', 'group', 'sermon', 'article']) {
    it(`has a Previous link, with an address for who has no history: ${kind}`, () => {
      const html = drawn(`wb-${kind}-detail`, 'previous-href="/all"');
      const [link = ''] = /<a [^>]*data-wb-previous[^>]*>/.exec(html) ?? [];
      assert.match(link, /href="\/all"/);
    });
  }
});

describe('The block of one event', () => {
  it('has its file for calendars in the page, which needs no script', () => {
    const item = { id: 'choir', title: 'Choir rehearsal', start: '2026-11-25T19:30' };
    const { html } = prerender(
      `<script type="application/json" data-wb-feeds>${JSON.stringify({ '/d.json': [item] })}</script>` +
        '<wb-event-detail src="/d.json"></wb-event-detail>',
      { loader: false },
    );
    const [link = ''] = /<a class="file"[^>]*>/.exec(html) ?? [];
    assert.match(link, /download="choir\.ics"/);
    assert.match(decodeURIComponent(link), /href="data:text\/calendar[^"]*BEGIN:VEVENT/);
  });
});

describe('Who publishes a page with data', () => {
  const warned = (element: string, data: object) => {
    const feeds = JSON.stringify({ '/d.json': data });
    const script = `<script type="application/json" data-wb-feeds>${feeds}</script>`;
    return prerender(script + element.repeat(2), { loader: false }).warnings;
  };

  for (const tag of ['wb-event-calendar', 'wb-group-slider', 'wb-sermon-list', 'wb-staff-detail']) {
    const element = `<${tag} src="/d.json"></${tag}>`;

    it(`reads once what does not fit its schema: ${tag}`, () => {
      const warnings = warned(element, [{ id: 'a' }]);
      assert.equal(warnings.length, 1, warnings.join());
      assert.match(String(warnings[0]), /\/d\.json .* does not fit its schema \(0\.title/);
    });

    it(`reads once which ids are empty or doubled, and all items are drawn: ${tag}`, () => {
      const items = ['b', '', 'a', 'a'].map((id) => ({ id, title: 'Song', start: '2026-11-29' }));
      const warnings = warned(element, items);
      assert.equal(warnings.length, 1, warnings.join());
      assert.match(String(warnings[0]), /ids that are empty or given more than once: "", "a"/);
    });
  }

  it('reads once what of a form does not fit its schema', () => {
    const warnings = warned('<wb-ministry-form src="/d.json"></wb-ministry-form>', { fields: 7 });
    assert.equal(warnings.length, 1, warnings.join());
    assert.match(String(warnings[0]), /does not fit its schema \(fields/);
  });
});

describe('The clock of a page', () => {
  it('is none where its year is none of a calendar, and the calendar is drawn', () => {
    const item = { id: 'a', title: 'Song', start: '2026-11-01T10:00' };
    for (const now of [8.64e15, '99999-01-01', '-000001-01-01T00:00:00Z', -1]) {
      const scripts = Object.entries({ page: { now }, feeds: { '/d.json': [item] } }).map(
        ([name, data]) =>
          `<script type="application/json" data-wb-${name}>${JSON.stringify(data)}</script>`,
      );
      const { html, warnings } = prerender(
        `${scripts.join('')}<wb-event-calendar src="/d.json"></wb-event-calendar>`,
        { loader: false },
      );
      assert.deepEqual(warnings, []);
      assert.match(html, /November 2026/, String(now));
    }
  });
});
