import { expect } from '@open-wc/testing';
import '../../../elements/contact/booking/booking';
import { withdrawConsent } from '../../../shared/browser/consent/consent';
import { watch } from '../../../elements/contact/booking/booking.watch';
import { bookingsOf } from '../../../elements/contact/booking/bookings';
import { forgetConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';

const CALENDAR = 'https://calendly.com/linen/fitting';
const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const frame = (host: Element) => part<HTMLIFrameElement>(host, 'frame');
const dialog = (host: Element) => host.shadowRoot!.querySelector('dialog')!;

async function bookingOf(attributes: string, content = '') {
  const host = put(`<wb-booking ${attributes}>${content}</wb-booking>`);
  await turn();
  return host;
}

const link = `<p><a href="${CALENDAR}">Book a <b>fitting</b></a></p>`;
const popup = () => bookingOf('layout="popup" label="Book a fitting"', link);

/** What a calendar says when a time has been booked. */
const say = (
  source: Window | null,
  origin = 'https://calendly.com',
  uri = 'https://api.calendly.com/scheduled_events/E',
) =>
  dispatchEvent(
    new MessageEvent('message', {
      origin,
      source,
      data: {
        event: 'calendly.event_scheduled',
        payload: {
          event: { uri },
          invitee: { uri: 'https://api.calendly.com/scheduled_events/E/invitees/I' },
        },
      },
    }),
  );

function heardBy(host: Element) {
  const heard: unknown[] = [];
  host.addEventListener('wb-booking-book', (event) => heard.push((event as CustomEvent).detail));
  return heard;
}

/** Clicks where nothing leaves the page, and says whether the browser was left to follow it. */
function clicked(node: Element, init: MouseEventInit = {}) {
  let isLeft = false;
  const stay = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stay, { once: true });
  node.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  return isLeft;
}

const BOOKED = {
  event: 'https://api.calendly.com/scheduled_events/E',
  invitee: 'https://api.calendly.com/scheduled_events/E/invitees/I',
};

const { fetch } = window;
beforeEach(() => {
  forgetConsent();
  // Nobody is asked whether Calendly answers.
  window.fetch = () => Promise.resolve(new Response());
});
after(() => {
  forgetConsent();
  window.fetch = fetch;
});

describe('A calendar in the page', () => {
  it('is in the published page in its size, lazy, and works without script', () => {
    const html = published(`<wb-booking src="${CALENDAR}" height="650"></wb-booking>`);
    expect(html).to.contain('loading="lazy"');
    expect(html).to.contain(`src="${CALENDAR}?embed_type=Inline"`);
    expect(html).to.contain('height="650"');
  });

  it('asks first where it has consent, in the same size', async () => {
    const host = await bookingOf(`consent src="${CALENDAR}" height="500"`);
    const { height } = host.getBoundingClientRect();
    expect(part(host, 'box')!.getBoundingClientRect().height).to.equal(500);
    expect(frame(host)).to.equal(null);
    part(host, 'allow-once')!.click();
    await until(() => frame(host));
    expect(host.getBoundingClientRect().height).to.equal(height);
    expect(frame(host)!.title).to.equal('Book a time');
    expect(frame(host)!.referrerPolicy).to.equal('no-referrer');
    expect(frame(host)!.sandbox.value).to.not.contain('top-navigation');
  });

  it('leaves the focus where it is in the author’s words when it is withdrawn', async () => {
    const host = await bookingOf('', link);
    const anchor = host.querySelector('a')!;
    anchor.focus();
    withdrawConsent('booking');
    await until(() => part(host, 'consent'));
    await turn();
    expect(document.activeElement === anchor).to.equal(true);
  });

  it('is filled in with what is known of the visitor', async () => {
    const host = await bookingOf(`src="${CALENDAR}" prefill="name=Ada&amp;email=a@b.example"`);
    const { searchParams } = new URL(frame(host)!.src);
    expect(searchParams.get('name')).to.equal('Ada');
    expect(searchParams.get('email')).to.equal('a@b.example');
  });

  it('says that there is none, with a link, where the address is of another site', async () => {
    const host = await bookingOf('src="https://calendly.example/linen"');
    expect(frame(host)).to.equal(null);
    expect(part(host, 'message')!.textContent).to.contain('There is no calendar to show.');
    expect(part<HTMLAnchorElement>(host, 'open')!.href).to.equal('https://calendly.example/linen');
  });

  it('follows no address of a script', async () => {
    expectWarning(/src="javascript:/);
    const host = await bookingOf('src="javascript:alert(1)"');
    expect(part(host, 'open')).to.equal(null);
    const inside = await bookingOf('', '<a href="javascript:alert(1)">Book</a>');
    expect(part(inside, 'open')).to.equal(null);
  });

  it('tells the page of a booking, and only what its own frame says', async () => {
    const host = await bookingOf(`src="${CALENDAR}"`);
    const heard = heardBy(host);
    say(window);
    say(frame(host)!.contentWindow, 'https://evil.example');
    expect(heard).to.deep.equal([]);
    say(frame(host)!.contentWindow);
    expect(heard).to.deep.equal([BOOKED]);
    // A page may make links of them.
    say(frame(host)!.contentWindow, undefined, 'javascript:alert(1)');
    expect(heard.pop()).to.deep.equal({ ...BOOKED, event: '' });
    const { contentWindow } = frame(host)!;
    host.remove();
    await turn();
    say(contentWindow);
    expect(heard).to.have.length(1);
  });

  it('wakes for a booking while it sleeps, and tells of it then', async () => {
    const host = await bookingOf(`src="${CALENDAR}"`);
    const heard = heardBy(host);
    const woken: unknown[] = [];
    watch(host, (other) => woken.push(other));
    say(frame(host)!.contentWindow);
    expect(woken).to.deep.equal([]);
    bookingsOf(host).value = undefined;
    say(frame(host)!.contentWindow);
    expect(woken).to.deep.equal([host]);
    expect(bookingsOf(host).value).to.deep.equal({ kept: BOOKED });
    expect(heard).to.have.length(2);
  });
});

describe('A calendar over the page', () => {
  it('opens by its link, with the focus in it, and asks Calendly for nothing before', async () => {
    const host = await popup();
    expect(frame(host)).to.equal(null);
    const anchor = host.querySelector('a')!;
    anchor.focus();
    host.querySelector('b')!.click();
    await until(() => frame(host));
    expect(dialog(host).open).to.equal(true);
    expect(dialog(host).ariaLabel).to.equal('Book a fitting');
    expect(new URL(frame(host)!.src).searchParams.get('embed_type')).to.equal('PopupText');
    part(host, 'close')!.click();
    await until(() => !frame(host));
    expect(dialog(host).open).to.equal(false);
    expect(document.activeElement).to.equal(anchor);
  });

  it('leaves to the browser what opens elsewhere, or leads elsewhere', async () => {
    const host = await bookingOf(
      'layout="popup"',
      `<a href="${CALENDAR}">Book</a> <a href="#prices">Prices</a>`,
    );
    const [book, prices] = host.querySelectorAll('a');
    expect(clicked(book!, { ctrlKey: true })).to.equal(true);
    expect(clicked(prices!)).to.equal(true);
    expect(dialog(host).open).to.equal(false);
    expect(clicked(book!)).to.equal(false);
    expect(dialog(host).open).to.equal(true);
  });

  it('leaves to the browser a link to another calendar, which it does not show', async () => {
    const host = await bookingOf(
      'layout="popup"',
      `<a href="${CALENDAR}?month=2030-04">Fitting</a> <a href="https://calendly.com/linen/repair">Repair</a>`,
    );
    const [fitting, repair] = host.querySelectorAll('a');
    expect(clicked(repair!)).to.equal(true);
    expect(dialog(host).open).to.equal(false);
    expect(clicked(fitting!)).to.equal(false);
    expect(dialog(host).open).to.equal(true);
  });
});
