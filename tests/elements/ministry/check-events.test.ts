import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { prerender } from '../../support/build';

const TAGS = ['calendar', 'list', 'layout', 'detail', 'featured'].map((it) => `wb-event-${it}`);

const warningsOf = (html: string, events?: object[]) =>
  prerender(
    `${events ? `<script type="application/json" data-wb-feeds>${JSON.stringify({ '/e.json': events })}</script>` : ''}${html}`,
    { loader: false },
  ).warnings;

describe('When events are published', () => {
  const event = { id: '1', title: 'Vespers', start: '2026-11-29T18:00' };

  for (const tag of TAGS) {
    const of = (fields: object) =>
      warningsOf(`<${tag} src="/e.json"></${tag}>`, [{ ...event, ...fields }]);
    it(`their author is told of dates, zones and rules that cannot be read: ${tag}`, () => {
      assert.deepEqual(of({}), []);
      for (const [fields, message] of [
        [{ start: '2026-02-30' }, /"2026-02-30" is no date that exists/],
        [{ end: 'soon' }, /"soon" is no date that exists/],
        [{ rule: 'FREQ=DAILY', except: ['29.11.2026'] }, /"29\.11\.2026" is no date/],
        [{ zone: 'Mars/Base' }, /"Mars\/Base" is no time zone/],
        [{ rule: 'FREQ=WEEKLY;BYDAY=XX' }, /"FREQ=WEEKLY;BYDAY=XX" cannot be followed/],
        [{ rule: 'FREQ=SECONDLY' }, /cannot be followed/],
      ] as const) {
        const [first, ...more] = of(fields);
        assert.match(first!, message);
        assert.deepEqual(more, []);
      }
    });
  }

  it('their author is told of those that stand in the page too, and of rules that a file may have', () => {
    const [first, ...more] = warningsOf(
      '<wb-event-list><article data-start="2026-02-30"><h3>Vespers</h3></article></wb-event-list>',
    );
    assert.match(first!, /"2026-02-30" is no date/);
    assert.deepEqual(more, []);
    for (const rule of ['RRULE:FREQ=WEEKLY', 'FREQ=MONTHLY;BYDAY=-1SU', 'FREQ=YEARLY;COUNT=3'])
      assert.deepEqual(
        warningsOf('<wb-event-list src="/e.json"></wb-event-list>', [{ ...event, rule }]),
        [],
        rule,
      );
  });
});
