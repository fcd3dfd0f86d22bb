import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  calendarAddress,
  readCalendar,
  unknownNames,
} from '../../../elements/contact/booking/calendar';
import { bookingIn } from '../../../elements/contact/booking/bookings';

const calendar = readCalendar('https://calendly.com/linen/fitting?month=2026-12')!;
const query = (address: string) => Object.fromEntries(new URL(address).searchParams);
const inline = { layout: 'inline', prefill: '', host: '' } as const;

describe('The address of a calendar', () => {
  it('is one of Calendly', () => {
    assert.equal(calendar.href, 'https://calendly.com/linen/fitting?month=2026-12');
    assert.equal(readCalendar('http://www.calendly.com/linen')?.href, 'https://calendly.com/linen');
  });

  const bad = [
    '',
    'https://calendly.com/',
    'https://calendly.com.evil.example/linen',
    'https://evil.example/calendly.com/linen',
    'https://evilcalendly.com/linen',
    'javascript:alert(1)//calendly.com/linen',
    'data:text/html,calendly.com/linen',
    '/linen',
    'linen',
  ];
  for (const address of bad)
    it(`is not '${address}'`, () => assert.equal(readCalendar(address), undefined));

  it('stays at Calendly with an account and slashes in it', () => {
    const odd = readCalendar('https://user:secret@calendly.com//evil.example/x')!;
    assert.equal(odd.href, 'https://calendly.com/evil.example/x');
  });
});

describe('The frame of a calendar', () => {
  it('says how it is embedded, and in which site where that is known', () => {
    assert.deepEqual(query(calendarAddress(calendar, { ...inline, host: 'linen.example' })), {
      month: '2026-12',
      embed_domain: 'linen.example',
      embed_type: 'Inline',
    });
    const popup = query(calendarAddress(calendar, { ...inline, layout: 'popup' }));
    assert.deepEqual(popup, { month: '2026-12', embed_type: 'PopupText' });
  });

  it('is filled in with what it has fields for, and nothing else', () => {
    const prefill = 'name=Ada+%26+Co&email=a@b.example&a1=Blue&empty=x&embed_type=y&guests=+';
    const filled = query(calendarAddress(calendar, { ...inline, prefill }));
    assert.deepEqual(filled, {
      month: '2026-12',
      name: 'Ada & Co',
      email: 'a@b.example',
      a1: 'Blue',
      embed_type: 'Inline',
    });
    assert.deepEqual(unknownNames(prefill), ['empty', 'embed_type']);
    assert.deepEqual(unknownNames('a10=&a11=&utm_source='), ['a11']);
  });
});

describe('What a calendar says to the page', () => {
  const booked = {
    event: 'calendly.event_scheduled',
    payload: {
      event: { uri: 'https://api.calendly.com/scheduled_events/E' },
      invitee: { uri: 'https://api.calendly.com/scheduled_events/E/invitees/I' },
    },
  };
  const message = (data: unknown, origin = 'https://calendly.com') =>
    ({ data, origin }) as MessageEvent<unknown>;

  it('is a booking with two addresses', () => {
    assert.deepEqual(bookingIn(message(booked)), {
      event: 'https://api.calendly.com/scheduled_events/E',
      invitee: 'https://api.calendly.com/scheduled_events/E/invitees/I',
    });
  });

  it('is nothing from another site, and nothing that is no booking', () => {
    assert.equal(bookingIn(message(booked, 'https://evil.example')), undefined);
    for (const data of [
      null,
      'calendly.event_scheduled',
      7,
      [],
      {},
      { event: 'calendly.page_height' },
    ])
      assert.equal(bookingIn(message(data)), undefined);
  });

  it('is a booking without addresses where the message has none', () => {
    const odd = { event: 'calendly.event_scheduled', payload: { event: 7, invitee: { uri: {} } } };
    assert.deepEqual(bookingIn(message(odd)), { event: '', invitee: '' });
  });
});
