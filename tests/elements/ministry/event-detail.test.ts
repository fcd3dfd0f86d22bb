import { expect } from '@open-wc/testing';
import ICAL from 'ical.js';
import { events } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-detail/event-detail';
import { expectWarning } from '../../support/console';
import { published, put, until } from '../../support/test-element';

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const detail = (attributes = '', items: object[] = events) => {
  put(
    `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/d.json': items })}</script>
    <wb-event-detail src="/d.json" ${attributes}></wb-event-detail></div>`,
  );
  return document.querySelector('wb-event-detail')!;
};
/** Clicks a link, and says whether the browser was left to follow it. */
function follows(link: HTMLElement): boolean {
  let isLeft = false;
  addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  return isLeft;
}

describe('The block of one event', () => {
  afterEach(() => void put(''));

  it('shows the event that is named, with all that is known of it', async () => {
    const host = detail('item="retreat"');
    expect(part(host, 'title').textContent).to.equal('Weekend by the lake');
    const facts = part(host, 'facts').textContent;
    for (const fact of ['House at the lake', 'Cost: 85 € with meals', 'Miriam Vogt', 'Register'])
      expect(facts).to.contain(fact);
    expect(part(host, 'facts').querySelector('a[href^="mailto:"]')).not.to.equal(null);
  });

  it('shows the first event where none is named, and tells of an id that is none', async () => {
    expect(part(detail(), 'title').textContent).to.equal('Sunday service');
    expectWarning(/<wb-event-detail item="gone">: the data at \/d\.json has no item with this id/);
    const host = detail('item="gone"');
    await until(() => host.shadowRoot!.textContent.includes('Nothing found.'));
  });

  it('leads back in the history, and to its address when there is none of this site', async () => {
    const host = detail('previous-href="/events"');
    const link = part(host, 'previous') as HTMLAnchorElement;
    expect(new URL(link.href).pathname).to.equal('/events');
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
    let steps = 0;
    const back = history.back;
    history.back = () => void (steps += 1);
    try {
      Object.defineProperty(navigation, 'canGoBack', { value: false, configurable: true });
      expect(follows(link)).to.equal(true);
      expect(steps).to.equal(0);
      Object.defineProperty(navigation, 'canGoBack', { value: true, configurable: true });
      expect(follows(link)).to.equal(false);
      expect(steps).to.equal(1);
    } finally {
      history.back = back;
      Reflect.deleteProperty(navigation, 'canGoBack');
    }
  });

  it("takes the author's own link for the way back", () => {
    const host = put(
      '<wb-event-detail><a slot="previous" href="#all">All events</a><article><h2>Vespers</h2></article></wb-event-detail>',
    );
    const { navigation } = window as unknown as { navigation: { canGoBack: boolean } };
    let steps = 0;
    const back = history.back;
    history.back = () => void (steps += 1);
    Object.defineProperty(navigation, 'canGoBack', { value: true, configurable: true });
    expect(follows(host.querySelector('a')!)).to.equal(false);
    expect(steps).to.equal(1);
    history.back = back;
    Reflect.deleteProperty(navigation, 'canGoBack');
  });

  it('is a file for calendars, without script too', () => {
    const html = published(detail('item="choir"').outerHTML);
    const link = part(detail('item="choir"'), 'file') as HTMLAnchorElement;
    expect(html).to.contain('data:text/calendar');
    const ics = decodeURIComponent(link.href.split(',')[1]!);
    const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('summary')).to.equal('Choir rehearsal: carols for Advent');
    expect(link.download).to.equal('choir.ics');
  });
});
