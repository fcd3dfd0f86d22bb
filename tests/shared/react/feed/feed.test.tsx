import { expect } from '@open-wc/testing';
import axe from 'axe-core';
import { feed } from '../../../../shared/contract/attribute';
import { knownFieldsOf, listOf, textShape } from '../../../../shared/contract/shape';
import { FeedStates, type FeedTexts, feedTexts } from '../../../../shared/react/feed/feed-states';
import styles from '../../../../shared/react/feed/feed-states.css';
import { useFeed } from '../../../../shared/react/feed/use-feed';
import { expectWarning } from '../../../support/console';
import {
  closeServer,
  type FakeServer,
  openFakeServer,
  passSeconds,
} from '../../../support/fake-server';
import { define, published, put, turn, until } from '../../../support/test-element';

interface Asked {
  address: string;
  mode: RequestMode;
  credentials: RequestCredentials;
}

const src = feed(listOf(knownFieldsOf({ title: textShape })), 'The sermons, as JSON.');

/** An element that shows the titles at an address. */
const tag = define(
  (given) => {
    const sermons = useFeed(String(given.src), src.feed);
    return (
      <FeedStates feed={sermons} texts={given.content as FeedTexts}>
        {(all) => (
          <ul>
            {all.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        )}
      </FeedStates>
    );
  },
  { attributes: { src }, styles, content: (_, page) => feedTexts(page) },
);

let count = 0;
/** An address that no test of this page has asked. */
const freshAddress = () => `/sermons-${(count += 1)}.json`;
const putFeed = (...addresses: string[]) =>
  put(`<div>${addresses.map((it) => `<${tag} src="${it}"></${tag}>`).join('')}</div>`);

const partOf = (host: Element, name: string) =>
  host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
const notice = (host: Element) => partOf(host, 'notice')!.textContent;
const titles = (host: Element) =>
  [...host.shadowRoot!.querySelectorAll('li')].map((it) => it.textContent);
const [first, second] = [{ title: 'Grace', date: 'unknown field' }, { title: 'Hope' }];

describe('Data by address', () => {
  let server: FakeServer<Asked>;
  beforeEach(() => {
    server = openFakeServer<Asked>(
      ({ url, mode, credentials }) => ({ address: url, mode, credentials }),
      { body: [first, second] },
    );
  });
  afterEach(() => {
    closeServer();
    put('');
  });

  it('is waited for, at first paint too, and shown, asked once for all elements of the page', async () => {
    const address = freshAddress();
    expect(published(`<${tag} src="${address}"></${tag}>`)).to.contain('Loading…');
    server.hold();
    const place = putFeed(address, address, new URL(address, location.href).href);
    const hosts = [...place.children];
    await turn();
    expect(hosts.map(notice)).to.deep.equal(['Loading…', 'Loading…', 'Loading…']);
    server.release();
    await until(() => hosts.every((it) => titles(it).length));
    place.append(Object.assign(document.createElement(tag), { src: address }));
    await until(() => titles(place.lastElementChild!).length);
    expect(titles(hosts[1]!)).to.deep.equal(['Grace', 'Hope']);
    expect(hosts.map(notice)).to.deep.equal(['', '', '']);
    expect(server.sent).to.have.length(1);
    expect(server.sent[0]).to.include({ mode: 'same-origin' });
  });

  it('is nothing to show: an empty list, an answer that says it has no content, or no address', async () => {
    for (const reply of [{ body: [] }, { status: 204 }]) {
      server.answer(reply);
      const host = putFeed(freshAddress()).firstElementChild!;
      await until(() => notice(host) === 'There is nothing here yet.');
    }
    const asked = server.sent.length;
    const host = putFeed('').firstElementChild!;
    await turn();
    expect([notice(host), server.sent.length]).to.deep.equal(['There is nothing here yet.', asked]);
  });

  it('failed: it says so to visitors and developers, and can be tried again, for all that show it', async () => {
    const address = freshAddress();
    expectWarning(/data at \/sermons-\d+\.json: the server answered 404.*try again.*Check/);
    server.answer({ status: 404, body: { error: 'none' } });
    const [host, other] = [...putFeed(address, address).children] as HTMLElement[];
    await until(() => notice(host!) === 'This could not be loaded.');
    expect(partOf(host!, 'notice')!.getAttribute('role')).to.equal('status');
    const { violations } = await axe.run(host!.parentElement!);
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
    server.answer({ body: [second] });
    server.hold();
    const button = partOf(host!, 'retry')!;
    expect(button.textContent).to.equal('Try again');
    button.focus();
    button.click();
    await until(() => notice(other!) === 'Loading…');
    expect(host!.shadowRoot!.activeElement?.className).to.equal('feed');
    server.release();
    await until(() => titles(other!).length && titles(host!).length);
    expect(server.sent).to.have.length(2);
    expect(host!.shadowRoot!.activeElement?.className).to.equal('feed');
  });

  const failures: [
    what: string,
    reply: Parameters<FakeServer<Asked>['answer']>[0],
    says: RegExp,
  ][] = [
    ['does not fit its shape', { body: [{ title: 7 }] }, /does not fit its schema \(0\.title: /],
    ['has no bytes', { text: '' }, /the server answered 200 with nothing/],
    ['is null', { body: null }, /does not fit its schema \(.*received null/],
    ['is no JSON', { text: '<h1>Not here</h1>' }, /something that is not JSON/],
    ['is longer than 1 MB', { text: `"${'a'.repeat(1 << 20)}"` }, /something that is not JSON/],
    ['cannot be reached', 'offline', /no answer came \(Failed to fetch\)/],
  ];
  for (const [what, reply, says] of failures) {
    it(`failed when it ${what}`, async () => {
      expectWarning(says);
      server.answer(reply);
      const host = putFeed(freshAddress()).firstElementChild!;
      await until(() => notice(host) === 'This could not be loaded.');
      expect(titles(host)).to.deep.equal([]);
    });
  }

  it('failed when it takes longer than twenty seconds', async () => {
    expectWarning(/no answer came in time/);
    server.answer('never');
    const host = putFeed(freshAddress()).firstElementChild!;
    await until(() => server.sent.length);
    passSeconds(19);
    await turn();
    expect(notice(host)).to.equal('Loading…');
    passSeconds(1);
    await until(() => notice(host) === 'This could not be loaded.');
  });

  it('is asked of https without cookies, and of no http but this site’s own', async () => {
    const host = putFeed('https://data.example/sermons.json').firstElementChild!;
    await until(() => titles(host).length);
    expect(server.sent).to.deep.equal([
      { address: 'https://data.example/sermons.json', mode: 'cors', credentials: 'omit' },
    ]);
    expectWarning(/only https and this site are asked/);
    const other = putFeed('http://data.example/sermons.json').firstElementChild!;
    await until(() => notice(other) === 'This could not be loaded.');
    expectWarning(/src="mailto:a@b.example">: the value is no address of https or this site/);
    const none = putFeed('mailto:a@b.example').firstElementChild!;
    await until(() => notice(none) === 'There is nothing here yet.');
    expect(server.sent).to.have.length(1);
  });

  it('has its notices in the words of the page', async () => {
    server.answer({ body: [] });
    const texts = { 'There is nothing here yet.': 'Noch nichts da.' };
    const place = put(
      `<div><script type="application/json" data-wb-page>${JSON.stringify({ texts })}</script>
      <${tag} src="${freshAddress()}"></${tag}></div>`,
    );
    await until(() => notice(place.querySelector(tag)!) === 'Noch nichts da.');
  });
});
