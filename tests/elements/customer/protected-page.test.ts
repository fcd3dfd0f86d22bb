import { expect } from '@open-wc/testing';
import '../../../elements/customer/protected-page/protected-page';
import { expectWarning } from '../../support/console';
import { put, until } from '../../support/test-element';
import {
  fill,
  eventDetails,
  isBusy,
  markedIn,
  putForms,
  saidIn,
  send,
  settled,
  the,
} from './account';
import { type AccountServer, openServer } from './account-server';
import { closeServer, type Reply } from '../../support/fake-server';
import { type Departed, stayHere, stayNoMore } from './departures';

let server: AccountServer;
let departed: Departed[];
beforeEach(() => {
  server = openServer();
  departed = stayHere();
});
afterEach(() => {
  put('');
  stayNoMore();
  closeServer();
});

const form = `<form method="post"><input name="protected_page_token" aria-label="Code"><button>Open</button></form>`;
const make = (attributes = '', inner = form) =>
  putForms(`<wb-protected-page ${attributes}>${inner}</wb-protected-page>`);
const code = (value: string) => ({ protected_page_token: value });

describe('The code of a protected page', () => {
  it('is sent as JSON to the page itself, and the right one loads the page anew', async () => {
    const host = await make();
    const done = eventDetails(host, 'wb-protected-page-done');
    fill(host, code('oak'));
    await send(host);
    await until(() => departed.length);
    const { to, method, mode, type, body } = server.sent[0]!;
    expect([to, method, mode, type, body]).to.deep.equal([
      ...[location.pathname + location.search, 'POST', 'same-origin', 'application/json'],
      '{"protected_page_token":"oak"}',
    ]);
    expect([departed, done]).to.deep.equal([['reload '], [null]]);
  });
  it('is sent to the action of the form where it has one', async () => {
    const host = await make('', form.replace('<form', '<form action="/members"'));
    fill(host, code('oak'));
    await send(host);
    expect(server.sent[0]!.to).to.equal('/members');
  });
  it('is sent once, the button blocked meanwhile, and the page then left', async () => {
    server.hold();
    const host = await make();
    fill(host, code('oak'));
    await send(host);
    await send(host);
    expect([isBusy(host), the(host, 'button').ariaDisabled]).to.deep.equal([true, 'true']);
    server.release();
    await settled();
    expect(server.sent).to.have.length(1);
  });

  for (const value of ['', '   ']) {
    it(`that is empty is said to be, beside the field as well: '${value}'`, async () => {
      const host = await make();
      fill(host, code(value));
      await send(host);
      const text = 'The field should not be empty!';
      expect(saidIn(host)).to.deep.equal([text]);
      expect(markedIn(host)).to.deep.equal({ protected_page_token: text });
      expect(document.activeElement!.localName).to.equal('input');
      expect(server.sent).to.deep.equal([]);
    });
  }

  const cases: [what: string, reply: Reply, said: string, status: number, warning?: RegExp][] = [
    ['404', { status: 404, text: '<p>' }, 'An error has occured!', 404],
    ['400', { status: 400, body: {} }, 'Please insert a valid code!', 400],
    ['403', { status: 403, body: { errors: ['x'] } }, 'Please insert a valid code!', 403],
    ['429', { status: 429, body: {} }, 'Please insert a valid code!', 429],
    ['500', { status: 500, text: '' }, 'Please insert a valid code!', 500, /answered 500/],
    ['200 without success', { body: { success: false } }, 'Please insert a valid code!', 200],
    ['not at all', 'offline', 'Failed to fetch', 0, /no answer came/],
  ];
  for (const [what, reply, said, status, warning] of cases) {
    it(`that is answered ${what}: it says so, and the button is free`, async () => {
      if (warning) expectWarning(warning);
      server.answer(reply);
      const host = await make();
      const failed = eventDetails(host, 'wb-protected-page-failed');
      fill(host, code('elm'));
      await send(host);
      await until(() => failed.length);
      expect(failed).to.deep.equal([{ status, errors: [said] }]);
      expect(saidIn(host)).to.deep.equal([said]);
      expect([isBusy(host), departed]).to.deep.equal([false, []]);
      await send(host);
      expect(server.sent).to.have.length(2);
    });
  }

  it('is answered in words of the element', async () => {
    const host = await make('empty="Which?" invalid="Wrong." fail="Gone."');
    await send(host);
    expect(saidIn(host)).to.deep.equal(['Which?']);
    fill(host, code('elm'));
    for (const [status, said] of [
      [404, 'Gone.'],
      [403, 'Wrong.'],
    ] as const) {
      server.answer({ status });
      await send(host);
      await until(() => saidIn(host)[0] === said);
    }
  });
  it('is not sent when a listener prevents it, and is told to nobody', async () => {
    const host = await make();
    const sending = eventDetails(host, 'wb-protected-page-send');
    host.addEventListener('wb-protected-page-send', (event) => event.preventDefault());
    fill(host, code('oak'));
    await send(host);
    expect([server.sent, sending]).to.deep.equal([[], [null]]);
  });
  it('needs a field: a form without it is warned of', async () => {
    expectWarning(/<wb-protected-page >: a form in it has no field named protected_page_token/);
    await make('', '<form method="post"><input name="code" aria-label="Code"></form>');
  });
});
