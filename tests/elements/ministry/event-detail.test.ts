import { expect } from '@open-wc/testing';
import ICAL from 'ical.js';
import { events } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-detail/event-detail';
import { drawingDigest } from '../../../shared/content/digests';
import { DIGESTS_ATTRIBUTE } from '../../../shared/content/drawn';
import { expectWarning } from '../../support/console';
import { published, put, reactRoot, turn, until } from '../../support/test-element';

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

  it('says where it is twice, when the place and its address are the same', async () => {
    const place = { location: 'Church on the hill', address: 'Church on the hill' };
    const host = detail('', [{ id: 'a', title: 'Vespers', start: '2026-11-15T10:00', ...place }]);
    await turn();
    expect(part(host, 'facts').textContent.split('Church on the hill')).to.have.length(3);
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

  const isReady = (link: HTMLElement) => link.hasAttribute('download');
  /** What another reader finds in the file to which a link leads. */
  const summaryIn = (link: HTMLElement) => {
    const ics = decodeURIComponent((link as HTMLAnchorElement).href.split(',')[1]!);
    const event = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent('vevent')!;
    return event.getFirstPropertyValue('summary');
  };

  it('is a file for calendars that is written once it is asked for, and with the first press', async () => {
    const host = detail('item="choir"');
    const link = part(host, 'file') as HTMLAnchorElement;
    expect(isReady(link)).to.equal(false);
    const followed: string[] = [];
    host.addEventListener('click', (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      followed.push(link.download);
    });
    link.click();
    link.click();
    await until(() => followed.length > 0);
    await turn();
    expect(followed).to.deep.equal(['choir.ics']);
    expect(summaryIn(link)).to.equal('Choir rehearsal: carols for Advent');
    link.click();
    expect(followed).to.deep.equal(['choir.ics', 'choir.ics']);
  });

  it('has its file ready for who only comes near, such as to copy its address', async () => {
    const link = part(detail('item="choir"'), 'file');
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await until(() => isReady(link));
    expect(summaryIn(link)).to.equal('Choir rehearsal: carols for Advent');
  });

  it('keeps the file that was published with it, until another event is shown', async () => {
    const html = published(detail('item="choir"').outerHTML);
    const draft = document.implementation.createHTMLDocument().body;
    draft.setHTMLUnsafe(
      `<div>${document.querySelector('[data-wb-feeds]')!.outerHTML}${html}</div>`,
    );
    const host = draft.querySelector('wb-event-detail')!;
    // As the publish step has it, which writes the file.
    const link = part(host, 'file') as HTMLAnchorElement;
    link.setAttribute('href', 'data:text/calendar,PUBLISHED');
    link.setAttribute('download', 'choir.ics');
    const root = host.shadowRoot!.querySelector('[data-wb-root]')!;
    const [content] = root.getAttribute(DIGESTS_ATTRIBUTE)!.split(' ');
    root.setAttribute(DIGESTS_ATTRIBUTE, `${content} ${drawingDigest(root.innerHTML)}`);
    document.querySelector('main')!.replaceChildren(draft.firstChild!);
    await until(() => reactRoot(host));
    expect(part(host, 'file')).to.equal(link);
    expect(link.href).to.equal('data:text/calendar,PUBLISHED');
    expect(follows(link)).to.equal(true);
    host.setAttribute('item', 'retreat');
    await until(() => part(host, 'title').textContent === 'Weekend by the lake');
    const other = part(host, 'file') as HTMLAnchorElement;
    expect(other.href).not.to.contain('PUBLISHED');
    other.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await until(() => isReady(other));
    expect(summaryIn(other)).to.equal('Weekend by the lake');
  });

  it('has no link to a file without a date that exists', () => {
    const [event] = events;
    expectWarning(/2026-02-30/);
    expect(part(detail('', [{ ...event, start: '2026-02-30' }]), 'file')).to.equal(null);
  });
});
