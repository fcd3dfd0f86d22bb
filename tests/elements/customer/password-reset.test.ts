import { expect } from '@open-wc/testing';
import '../../../elements/customer/password-reset/password-reset';
import { expectWarning } from '../../support/console';
import { put, until } from '../../support/test-element';
import {
  fill,
  eventDetails,
  inShadow,
  isBusy,
  markedIn,
  putForms,
  saidIn,
  send,
  settled,
  the,
} from './account';
import { type AccountServer, openServer } from './account-server';
import { closeServer, passSeconds, type Reply } from '../../support/fake-server';
import { type Departed, stayHere, stayNoMore } from './departures';

let server: AccountServer;
let departed: Departed[];
const address = location.href;
beforeEach(() => {
  server = openServer();
  departed = stayHere();
});
afterEach(() => {
  put('');
  stayNoMore();
  closeServer();
  history.replaceState(null, '', address);
});

const form = `<form action="/customer/password_update" method="post">
  <input type="password" name="password" aria-label="New" required>
  <input type="password" name="passwordConfirm" aria-label="Again" required>
  <button>Change</button></form>`;
const make = (attributes = '', inner = form) =>
  putForms(`<wb-password-reset ${attributes}>${inner}</wb-password-reset>`);
const both = (password: string, passwordConfirm = password) => ({ password, passwordConfirm });
const comeWith = (query: string) => history.replaceState(null, '', `?${query}`);
const told = (host: Element) =>
  ['send', 'done', 'failed'].map((verb) => eventDetails(host, `wb-password-reset-${verb}`));

describe('A new password', () => {
  it('is sent as JSON with the token of the address', async () => {
    comeWith('lang=en&token=a%2Bb');
    const host = await make();
    fill(host, both('linen and oak'));
    await send(host);
    const [{ to, method, mode, body, referrerPolicy }] = server.sent as [(typeof server.sent)[0]];
    expect([to, method, mode, referrerPolicy]).to.deep.equal([
      ...['/customer/password_update', 'POST', 'same-origin', 'strict-origin'],
    ]);
    expect(body).to.equal(JSON.stringify({ ...both('linen and oak'), resetPasswordToken: 'a+b' }));
  });
  it('has an empty token where the address has none, and that of the form where it has one', async () => {
    for (const [field, token] of [
      ['', ''],
      ['<input type="hidden" name="resetPasswordToken" value="written">', 'written'],
    ] as const) {
      server.sent.length = 0;
      const host = await make('', form.replace('<button>', `${field}<button>`));
      fill(host, both('linen and oak'));
      await send(host);
      const { resetPasswordToken } = JSON.parse(server.sent[0]!.body) as Record<string, string>;
      expect(resetPasswordToken).to.equal(token);
    }
  });

  const bad: [values: Record<string, string>, said: string, marked: string][] = [
    [both(''), 'Please fill in the mandatory fields', 'password,passwordConfirm'],
    [both('abc', ''), 'Please fill in the mandatory fields', 'passwordConfirm'],
    [both('abc', 'abd'), 'Password should be at least 6 characters', 'password'],
    [both('abcdef', 'abcdeg'), 'Passwords do not match', 'passwordConfirm'],
  ];
  for (const [values, said, marked] of bad) {
    it(`is not sent, in the order of the specification: ${JSON.stringify(values)}`, async () => {
      const host = await make();
      fill(host, values);
      await send(host);
      expect(saidIn(host)).to.deep.equal([said]);
      expect(Object.keys(markedIn(host)).join()).to.equal(marked);
      expect(server.sent).to.deep.equal([]);
    });
  }

  it('blocks its button until the answer has come, and is sent once', async () => {
    server.hold();
    const host = await make();
    fill(host, both('linen and oak'));
    await send(host);
    expect([isBusy(host), the(host, 'button').ariaDisabled]).to.deep.equal([true, 'true']);
    await send(host);
    server.release();
    await settled();
    expect(server.sent).to.have.length(1);
  });

  it('that holds is said, and then the page is left; the token is gone from the address before', async () => {
    comeWith('token=secret&lang=en');
    const host = await make('redirect-value="/customer/login"');
    const [sending, done, failed] = told(host);
    fill(host, both('linen and oak'));
    await send(host);
    expect(saidIn(host, 'status')).to.deep.equal(['Password reset successfully']);
    expect(location.search).to.equal('?lang=en');
    expect(departed).to.deep.equal([]);
    expect([isBusy(host), the(host, 'button').ariaDisabled]).to.deep.equal([false, 'true']);
    passSeconds(2);
    await until(() => departed.length);
    expect(departed).to.deep.equal(['replace /customer/login']);
    expect([sending, done, failed]).to.deep.equal([[null], [null], []]);
  });
  it('that holds leads to the home page unless told, or loads the page anew', async () => {
    for (const [attributes, where] of [
      ['', 'replace /'],
      ['redirect="samePage"', 'reload '],
      ['redirect-after="0"', 'replace /'],
    ] as const) {
      departed.length = 0;
      const host = await make(attributes);
      fill(host, both('linen and oak'));
      await send(host);
      if (!attributes.includes('after')) passSeconds(2);
      await until(() => departed.length);
      expect(departed).to.deep.equal([where]);
    }
  });

  const cases: [what: string, reply: Reply, said: string, status: number, warning?: RegExp][] = [
    [
      'with its errors',
      { body: { success: false, errors: ['Used before.'] } },
      'Used before.',
      200,
    ],
    ['with none', { body: { success: false } }, 'An error has occured.', 200],
    [
      '403',
      { status: 403, body: { success: false, errors: ['No.'] } },
      'An error has occured. 403',
      403,
    ],
    ['500', { status: 500, text: '' }, 'An error has occured. 500', 500, /answered 500/],
    ['not at all', 'offline', 'Failed to fetch', 0, /no answer came/],
  ];
  for (const [what, reply, said, status, warning] of cases) {
    it(`that is answered ${what}: it says so, and the form is free with all that was typed`, async () => {
      if (warning) expectWarning(warning);
      comeWith('token=secret');
      server.answer(reply);
      const host = await make();
      const failed = told(host)[2]!;
      fill(host, both('linen and oak'));
      await send(host);
      await until(() => failed.length);
      expect(failed).to.deep.equal([{ status, errors: [said] }]);
      expect(saidIn(host)).to.deep.equal([said]);
      expect(isBusy(host)).to.equal(false);
      expect(location.search).to.equal('?token=secret');
      expect(the<HTMLInputElement>(host, '[name=password]').value).to.equal('linen and oak');
      await send(host);
      expect(server.sent).to.have.length(2);
    });
  }

  it('is not sent when a listener prevents it, and is told of without password and token', async () => {
    const host = await make();
    const [sending] = told(host);
    host.addEventListener('wb-password-reset-send', (event) => event.preventDefault());
    fill(host, both('linen and oak'));
    await send(host);
    expect([server.sent, sending]).to.deep.equal([[], [null]]);
  });
  it('can be read while the box is ticked, is known as new to password managers, and hidden when sent', async () => {
    const host = await make();
    const types = () => [...host.querySelectorAll('input')].map(({ type }) => type).join();
    inShadow(host, 'input')!.click();
    expect(types()).to.equal('text,text');
    fill(host, both('linen and oak'));
    await send(host);
    expect(types()).to.equal('password,password');
    expect(the<HTMLInputElement>(host, 'input').autocomplete).to.equal('new-password');
    expect(inShadow(await make('password-toggle="off"'), 'input')).to.equal(null);
  });
});
