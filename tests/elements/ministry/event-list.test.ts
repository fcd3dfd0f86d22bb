import { expect } from '@open-wc/testing';
import { written } from '../../../demo/gallery/ministry/congregation';
import '../../../elements/ministry/event-list/event-list';
import { expectWarning, warnings } from '../../support/console';
import { closeServer, openFakeServer } from '../../support/fake-server';
import { published, put, turn, until } from '../../support/test-element';

const part = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
const seen = (host: Element) =>
  [...host.querySelectorAll('h3')].flatMap((it) => (it.checkVisibility() ? it.textContent : []));
const field = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLSelectElement>(`[name="${name}"]`)!;
const choose = (select: HTMLSelectElement | HTMLInputElement, value: string) => {
  select.value = value;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const list = (attributes = '') =>
  put(`<wb-event-list filters="category group search" ${attributes}>${written()}</wb-event-list>`);
const titles = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll('[part=title]')].flatMap((it) =>
    it.checkVisibility() ? it.textContent : [],
  );

describe('A list of events', () => {
  const before = location.href;
  afterEach(() => {
    put('');
    history.replaceState(null, '', before);
  });

  it('shows the events of the page in pages; the first has no previous one, the last no next one', async () => {
    const host = list('per-page="3" in-address="off"');
    expect(seen(host)).to.have.length(3);
    expect(part(host, 'previous').getAttribute('aria-disabled')).to.equal('true');
    part(host, 'previous').click();
    part(host, 'next').click();
    await until(() => seen(host).length === 1);
    expect(seen(host)).to.deep.equal(['Lunch for all']);
    expect(part(host, 'next').getAttribute('aria-disabled')).to.equal('true');
    expect(part(host, 'previous').hasAttribute('aria-disabled')).to.equal(false);
    expect(part(host, 'pager').getAttribute('aria-label')).to.equal('Page 2 of 2');
  });

  it('filters as soon as a word of a dropdown is chosen, and keeps the focus', async () => {
    const host = list('in-address="off"');
    const select = field(host, 'category');
    expect([...select.options].map((it) => it.text)).to.deep.equal([
      'All',
      'Community',
      'Music',
      'Retreat',
      'Worship',
      'Youth',
    ]);
    select.focus();
    choose(select, 'Youth');
    // In the frame in which the field shows the word, not in one of its own.
    expect(part(host, 'count').textContent).to.equal('1 found');
    await until(() => seen(host).length === 1);
    expect(seen(host)).to.deep.equal(['Weekend by the lake']);
    expect(host.shadowRoot!.activeElement).to.equal(select);
  });

  it('finds words while they are typed, and says when there is nothing', async () => {
    const host = list('in-address="off"');
    const input = field(host, 'search') as unknown as HTMLInputElement;
    choose(input, 'TENORS welcome');
    await until(() => seen(host).length === 1);
    choose(input, 'pilgrimage');
    await until(() => seen(host).length === 0);
    expect(part(host, 'count').textContent).to.equal('Nothing found.');
    expect(host.querySelectorAll('article')).to.have.length(4);
  });

  it('tells its choice in the address, under its own id, and goes back through it', async () => {
    const host = list('id="dates"');
    choose(field(host, 'dates-category'), 'Music');
    await until(() => seen(host).length === 1);
    expect(location.search).to.contain('dates-category=Music');
    choose(field(host, 'dates-category'), 'Community');
    await until(() => seen(host)[0] === 'Lunch for all');
    history.back();
    await until(() => seen(host)[0]?.startsWith('Choir'));
    expect(field(host, 'dates-category').value).to.equal('Music');
    // A second step back would leave the page, were an entry missing, and take the whole file with it.
    history.replaceState(null, '', before);
    dispatchEvent(new PopStateEvent('popstate'));
    await until(() => seen(host).length === 4);
  });

  it('takes up the choice of an address that somebody shared', async () => {
    const url = new URL(location.href);
    url.searchParams.set('shared-group', 'Choir');
    history.replaceState(null, '', url);
    const host = list('id="shared"');
    await until(() => seen(host).length === 1);
    expect(field(host, 'shared-group').value).to.equal('Choir');
  });

  it('tells in the address that all were chosen where its author has chosen some, and goes back to those', async () => {
    const host = list('id="preset" category="Music"');
    await until(() => seen(host).length === 1);
    choose(field(host, 'preset-category'), '');
    await until(() => seen(host).length === 4);
    expect(new URL(location.href).searchParams.get('preset-category')).to.equal('');
    history.back();
    await until(() => seen(host).length === 1);
    expect(field(host, 'preset-category').value).to.equal('Music');
  });

  it('shows all again where a server had drawn the choice of the address', async () => {
    const url = new URL(location.href);
    url.searchParams.set('drawn-category', 'Music');
    history.replaceState(null, '', url);
    const host = list('id="drawn" category="Music"');
    await until(() => seen(host).length === 1);
    choose(field(host, 'drawn-category'), '');
    await until(() => seen(host).length === 4);
    expect(new URL(location.href).searchParams.has('drawn-category')).to.equal(false);
    history.back();
    await until(() => seen(host).length === 1);
  });

  it('takes up what was chosen while it slept', async () => {
    const host = put<HTMLElement>(
      `<div>${published(`<wb-event-list filters="category" in-address="off">${written()}</wb-event-list>`)}</div>`,
    ).querySelector('wb-event-list')!;
    await turn();
    expect(host.shadowRoot!.querySelector('form')!.method).to.equal('get');
    expect(field(host, 'category').name).to.equal('category');
  });

  it("uses the author's own form, and has the server filter where it is told to", async () => {
    const form =
      '<form slot="filters" method="get"><select name="category"><option value="">All<option>Music</select></form>';
    const host = put(
      `<wb-event-list filters="category" in-address="off">${form}${written()}</wb-event-list>`,
    );
    const select = host.querySelector('select')!;
    choose(select, 'Music');
    await until(() => seen(host).length === 1);
    expect(host.shadowRoot!.querySelector('form')?.checkVisibility()).not.to.equal(true);
    host.filtering = 'server';
    await until(() => seen(host).length === 4);
    let sent = 0;
    host.querySelector('form')!.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    choose(select, '');
    expect(sent).to.equal(1);
  });

  it('filters nothing away that has no script to show it again', () => {
    const html = published(`<wb-event-list per-page="1">${written()}</wb-event-list>`);
    expect(html).to.contain('<slot');
    expect(html).not.to.contain(' hidden');
  });

  it('executes nothing of a feed, and follows no address that may not be followed', async () => {
    openFakeServer(() => ({}), {
      body: [
        {
          id: '1',
          title: '<img src=x onerror="globalThis.wbRan = true">',
          href: 'javascript:wbRan=true',
        },
      ],
    });
    const host = put('<wb-event-list src="/hostile.json"></wb-event-list>');
    await until(() => titles(host).length);
    closeServer();
    expect(titles(host)).to.deep.equal(['<img src=x onerror="globalThis.wbRan = true">']);
    expect(host.shadowRoot!.querySelector('.card a')).to.equal(null);
    expect('wbRan' in globalThis).to.equal(false);
  });

  it('says to visitors that a feed failed, and to developers which item lacks what', async () => {
    openFakeServer(() => ({}), { body: [{ id: '1', title: 'One' }, { title: 'Two' }] });
    expectWarning(/\/nameless\.json: it does not fit its schema \(1\.id/);
    const host = put('<wb-event-list src="/nameless.json"></wb-event-list>');
    await until(() => part(host, 'retry'));
    closeServer();
    expect(part(host, 'notice').textContent).to.equal('This could not be loaded.');
  });

  it('draws the data that the page carries, and asks for none', async () => {
    put(
      `<div><script type="application/json" data-wb-feeds>{"/carried.json":[{"id":"1","title":"Vespers"}]}</script>
      <wb-event-list src="/carried.json"></wb-event-list></div>`,
    );
    const host = document.querySelector('wb-event-list')!;
    await until(() => titles(host).length);
    expect(titles(host)).to.deep.equal(['Vespers']);
    expect(part(host, 'facts').textContent).to.contain('Date unknown');
  });

  it('says of what ends before it begins only when it begins', async () => {
    put(
      `<div lang="en-GB"><script type="application/json" data-wb-feeds>{"/carried.json":[{"id":"1","title":"Vespers","start":"2026-11-15T10:00","end":"2026-11-10"}]}</script>
      <wb-event-list src="/carried.json"></wb-event-list></div>`,
    );
    const host = document.querySelector('wb-event-list')!;
    await until(() => titles(host).length);
    expect(part(host, 'facts').textContent).to.equal('Sunday, 15 November 2026, 10:00');
  });

  it('tells the developer, once each, of dates and zones that cannot be read', async () => {
    const items = ['2026-02-31', '2026-02-31', 'next week', '2026-03-01T10:00Z'].map(
      (start, id) => ({
        id: `${id}`,
        title: 'Vespers',
        start,
        zone: 'Mars/Base',
      }),
    );
    expectWarning(/"2026-02-31" is no date that exists/);
    expectWarning(/"next week" is no date that exists/);
    expectWarning(/"Mars\/Base" is no time zone/);
    put(
      `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/dates.json': items })}</script>
      <wb-event-list src="/dates.json"></wb-event-list></div>`,
    );
    await until(() => titles(document.querySelector('wb-event-list')!).length === 4);
  });

  it('says that nothing is there once a script has removed all, unless a filter says so', async () => {
    const host = list('in-address="off"');
    expect(part(host, 'notice')).to.equal(null);
    for (const it of host.querySelectorAll('article')) it.remove();
    await until(() => part(host, 'notice')?.textContent === 'There is nothing here yet.');
    choose(field(host, 'search'), 'song');
    await until(() => part(host, 'count').textContent === 'Nothing found.');
    expect(part(host, 'notice')).to.equal(null);
    host.append(Object.assign(document.createElement('article'), { innerHTML: '<h3>Song</h3>' }));
    await until(() => part(host, 'count').textContent === '1 found');
  });

  it('shows all of a feed whose ids are empty or doubled, and names them to the developer once', async () => {
    expectWarning(
      /data at \/ids\.json has ids that are empty or given more than once: "", "a"\. All of its items are shown/,
    );
    const items = ['', 'a', 'a', '', 'b', 'a'].map((id, at) => ({ id, title: `Event ${at}` }));
    const element =
      '<wb-event-list src="/ids.json" filters="search" in-address="off"></wb-event-list>';
    const place = put(
      `<div><script type="application/json" data-wb-feeds>${JSON.stringify({ '/ids.json': items })}</script>
      ${element}${element}</div>`,
    );
    const [host] = place.querySelectorAll('wb-event-list');
    expect(titles(host!)).to.have.length(6);
    await until(() => warnings().length > 0);
    choose(field(host!, 'search'), 'Event 2');
    await until(() => titles(host!).join() === 'Event 2');
    choose(field(host!, 'search'), '');
    await until(() => titles(host!).length === 6);
    expect(titles(host!)).to.deep.equal(items.map((it) => it.title));
    expect(warnings()).to.have.length(1);
  });

  it('says that data which the page carries cannot be shown, and to the developer why, once', async () => {
    expectWarning(
      /data of \/bad\.json in data-wb-feeds does not fit its schema \(0\.title: .*Correct it/,
    );
    const element = '<wb-event-list src="/bad.json"></wb-event-list>';
    const place = put(
      `<div><script type="application/json" data-wb-feeds>{"/bad.json":[{"id":"1"}]}</script>${element}${element}</div>`,
    );
    const [host] = place.querySelectorAll('wb-event-list');
    expect(part(host!, 'notice').textContent).to.equal('This could not be loaded.');
    await until(() => warnings().length > 0);
    await turn();
    expect(warnings()).to.have.length(1);
  });

  it('tells those who administer the site that its fields have been updated, and nobody else', async () => {
    expect(part(list('in-address="off"'), 'admin')).to.equal(null);
    put(
      `<div><script type="application/json" data-wb-page>{"admin":true}</script><wb-event-list></wb-event-list></div>`,
    );
    const notice = part(document.querySelector('wb-event-list')!, 'admin');
    expect(notice.textContent).to.equal('Event list: module fields have been updated');
  });
});
