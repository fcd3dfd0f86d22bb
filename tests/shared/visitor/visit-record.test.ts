import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { countView, parseRecord, withPopup } from '../../../shared/visitor/visit-record';
import type { VisitRecord } from '../../../shared/visitor/visit-record';

const HOUR = 3_600_000;
const NOW = Date.UTC(2025, 0, 15, 12);

const record = (changes: Partial<VisitRecord> = {}): VisitRecord => ({
  views: 7,
  viewsInSession: 3,
  sessions: 2,
  firstVisit: NOW - 48 * HOUR,
  lastVisit: NOW - HOUR,
  popupsShownEver: ['a', 'b'],
  popupsShownInSession: ['b'],
  ...changes,
});

describe('A page view', () => {
  it('that is the first begins the record', () => {
    assert.deepEqual(countView(undefined, NOW), {
      views: 1,
      viewsInSession: 1,
      sessions: 1,
      firstVisit: NOW,
      lastVisit: NOW,
      popupsShownEver: [],
      popupsShownInSession: [],
    });
  });

  const same = { viewsInSession: 4, sessions: 2, popupsShownInSession: ['b'] };
  const next = { viewsInSession: 1, sessions: 3, popupsShownInSession: [] };
  const cases: [string, number, object][] = [
    ['at the same moment', 0, same],
    ['an hour after the last', HOUR, same],
    ['a millisecond before six hours are over', 21_599_999, same],
    ['when six hours are over to the millisecond', 21_600_000, same],
    ['a millisecond later', 21_600_001, next],
    ['a year later', 365 * 24 * HOUR, next],
    ['on a clock set back by a minute', -60_000, same],
    ['on a clock set back by a year', -365 * 24 * HOUR, same],
  ];
  for (const [when, after, wanted] of cases) {
    it(`${when} ${wanted === same ? 'stays in the session' : 'begins a session'}`, () => {
      const { firstVisit, lastVisit, ...counted } = countView(record(), NOW - HOUR + after);
      assert.deepEqual(counted, { views: 8, popupsShownEver: ['a', 'b'], ...wanted });
      assert.equal(lastVisit, NOW - HOUR + after);
      assert.ok(firstVisit <= lastVisit);
    });
  }

  it('keeps the first visit, unless the clock now says that it is still to come', () => {
    assert.equal(countView(record(), NOW).firstVisit, NOW - 48 * HOUR);
    assert.equal(countView(record(), NOW - 72 * HOUR).firstVisit, NOW - 72 * HOUR);
  });

  it('on a clock that ran ahead and was put right lets the next session begin as always', () => {
    const ahead = countView(record(), NOW + 365 * 24 * HOUR);
    const right = countView(ahead, NOW);
    assert.equal(countView(right, NOW + 7 * HOUR).sessions, right.sessions + 1);
  });
});

describe('A popup that was shown', () => {
  it('is named once, ever and in this session', () => {
    const once = withPopup(record(), 'a');
    assert.deepEqual(once.popupsShownEver, ['a', 'b']);
    assert.deepEqual(once.popupsShownInSession, ['b', 'a']);
    assert.deepEqual(withPopup(once, 'a'), once);
  });
});

describe('A record in storage', () => {
  it('is read as it was written', () => {
    assert.deepEqual(parseRecord(JSON.stringify(record())), record());
  });

  const { firstVisit: _, ...short } = record();
  const bad: [string, string | null][] = [
    ['nothing', null],
    ['an empty text', ''],
    ['half a text', JSON.stringify(record()).slice(0, 40)],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['a field too few', JSON.stringify(short)],
    ...(
      [
        { views: '7' },
        { views: 0 },
        { views: -1 },
        { views: 7.5 },
        { views: Number.MAX_SAFE_INTEGER },
        { viewsInSession: 8 },
        { sessions: 8 },
        { sessions: 0 },
        { sessions: null },
        { firstVisit: NOW + 1 },
        { lastVisit: 'today' },
        { lastVisit: null },
        { popupsShownEver: 'a' },
        { popupsShownEver: [1] },
        { popupsShownInSession: { length: 1 } },
      ] as Record<string, unknown>[]
    ).map((change): [string, string] => {
      return [JSON.stringify(change), JSON.stringify({ ...record(), ...change })];
    }),
  ];
  for (const [what, text] of bad) {
    it(`is begun again when it is ${what}`, () => assert.equal(parseRecord(text), undefined));
  }
});

describe('Whatever stands in storage and whatever the clock says', () => {
  const times = fc.integer({ min: 0, max: 8.64e15 });
  const texts = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ change: fc.dictionary(fc.constantFrom(...Object.keys(record())), fc.anything()) })
      .map(({ change }) => JSON.stringify({ ...record(), ...change }) as string | undefined)
      .map((text) => text ?? null),
  );

  it('a view is counted, and what is written can be read', () => {
    fc.assert(
      fc.property(texts, times, fc.string(), (text, now, name) => {
        const before = parseRecord(text);
        const after = countView(before, now);
        assert.deepEqual(parseRecord(JSON.stringify(withPopup(after, name))), {
          ...after,
          popupsShownEver: [...new Set([...after.popupsShownEver, name])],
          popupsShownInSession: [...new Set([...after.popupsShownInSession, name])],
        });
        assert.equal(after.views, (before?.views ?? 0) + 1);
      }),
    );
  });

  it('views of any times count up one by one, and no session is longer than its views', () => {
    fc.assert(
      fc.property(fc.array(times, { minLength: 1, maxLength: 30 }), (moments) => {
        let now: VisitRecord | undefined;
        for (const moment of moments) now = parseRecord(JSON.stringify(countView(now, moment)));
        assert.equal(now?.views, moments.length);
        assert.equal(now.lastVisit, moments.at(-1));
        assert.equal(now.firstVisit, Math.min(...moments));
        const begins = moments.filter((it, at) => at && it - moments[at - 1]! > 21_600_000);
        assert.equal(now.sessions, begins.length + 1);
      }),
    );
  });
});
