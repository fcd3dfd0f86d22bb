import type { Facts } from '../../../elements/popups/facts';

/** A visitor at a desk, for the third time in this shop, at noon in London. */
export const facts: Facts = {
  popup: 'offer',
  now: Date.parse('2026-11-20T12:00:00Z'),
  timeZone: 'Europe/London',
  secondsOpen: 0,
  secondsIdle: 0,
  clicks: 0,
  exitIntended: false,
  scrolledDown: 0,
  scrolledUp: 0,
  reached: [],
  views: 7,
  sessions: 3,
  firstVisit: Date.parse('2026-11-10T12:00:00Z'),
  lastVisit: Date.parse('2026-11-18T12:00:00Z'),
  popupsShownEver: [],
  popupsShownInSession: [],
  popupsShownOnPage: [],
  loggedIn: false,
  roles: [],
  url: 'https://www.shop.example/sale/?ref=mail#top',
  referrer: '',
  device: 'desktop',
  os: 'linux',
  cookies: '',
};
