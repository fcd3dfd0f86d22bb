import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ICAL from 'ical.js';
import { icsOf } from 'wb-elements/ics';
import type { IcsEvent } from 'wb-elements/ics';

const service = { id: 'service@church.example', title: 'Service', start: '2026-11-29T10:00' };
const read = (file: string | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(file!));
  return calendar.getAllSubcomponents('vevent').map((it) => new ICAL.Event(it));
};
const given = (fields: object) => icsOf([service, { ...service, ...fields } as IcsEvent]);

describe('Events as a file, from the package', () => {
  it('are what another reader finds in it, in the zone that is given for all', () => {
    const events = [service, { ...service, id: 'feast', zone: 'America/New_York' }];
    const [first, other, ...further] = read(icsOf(events, 'Europe/Berlin'));
    assert.equal(further.length, 0);
    assert.equal(first!.uid, service.id);
    assert.equal(first!.summary, 'Service');
    assert.equal(first!.startDate.toJSDate().toISOString(), '2026-11-29T09:00:00.000Z');
    assert.equal(other!.startDate.toJSDate().toISOString(), '2026-11-29T15:00:00.000Z');
  });

  it('are the same bytes for the same events, and none where no date exists', () => {
    assert.equal(icsOf([service]), icsOf([{ ...service }]));
    assert.equal(icsOf([]), undefined);
    assert.equal(icsOf([{ ...service, start: '2026-02-30' }]), undefined);
    assert.equal(read(given({ start: null, text: undefined })).length, 1);
  });

  it('are refused where a field is no text, in words that name it and say what to do', () => {
    assert.throws(() => given({ start: new Date() }), {
      name: 'TypeError',
      message:
        'icsOf got a Date as the start of event 1. Give it as text with an offset: toISOString() does.',
    });
    assert.throws(() => given({ id: 7 }), {
      message: 'icsOf got a value of type number as the id of event 1. Give it as text.',
    });
    assert.throws(() => given({ title: undefined }), /type undefined as the title of event 1/);
  });

  it('are refused where they are no events, in words that name which and say what to do', () => {
    for (const [event, kind] of [
      [null, 'null'],
      [undefined, 'a value of type undefined'],
      ['service', 'a value of type string'],
      [[service], 'an array'],
    ] as const) {
      assert.throws(() => icsOf([service, event as unknown as IcsEvent]), {
        name: 'TypeError',
        message: `icsOf got ${kind} as event 1. Give an object with an id, a title and a start, as feeds of events have them.`,
      });
    }
    assert.throws(() => icsOf(null as unknown as IcsEvent[]), {
      name: 'TypeError',
      message: 'icsOf got null in place of a list of events. Give an array.',
    });
  });

  it('are refused where their dates are not in a list, or moved is no object', () => {
    assert.throws(() => given({ dates: '2026-11-29' }), {
      message:
        'icsOf got a value of type string as the dates of event 1. Give it as an array of texts.',
    });
    assert.throws(() => given({ except: [null] }), /got null as the except of event 1/);
    assert.throws(() => given({ moved: ['2026-11-29'] }), /an array as the moved of event 1/);
    assert.throws(() => given({ moved: { '2026-11-29': 7 } }), /number as the moved of event 1/);
    assert.equal(read(given({ dates: null, except: null, moved: null })).length, 2);
  });
});
