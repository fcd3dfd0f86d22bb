import { expect } from '@open-wc/testing';
import '../../../elements/customer/customer/customer';
import { expectWarning, warnings } from '../../support/console';
import { put, until } from '../../support/test-element';
import {
  answered,
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
beforeEach(() => {
  server = openServer();
  departed = stayHere();
});
afterEach(() => {
  put('');
  stayNoMore();
  closeServer();
});

const input = (name: string, type = 'text', more = 'required') =>
  `<label>${name} <input name="${name}" type="${type}" ${more}></label>`;
const sections = {
  login: `<section data-wb-mode="login"><h2>Log in</h2><form action="/customer/login" method="post">
    ${input('email', 'email')}${input('password', 'password')}<input type="checkbox" name="rememberMe">
    <button>Log in</button></form>
    <a href="/customer/password_reset" data-wb-to="forgot"><b>Forgot</b></a><a href="#register" data-wb-to="register">Register</a></section>`,
  register: `<section data-wb-mode="register"><form action="/customer/registration" method="post">
    ${input('firstName')}${input('lastName', 'text', '')}${input('userName', 'text', '')}${input('email', 'email')}
    ${input('password', 'password')}${input('passwordConfirm', 'password')}${input('phone', 'tel', '')}
    <button>Register</button></form><a href="/customer/login" data-wb-to="login">Log in</a></section>`,
  forgot: `<section data-wb-mode="forgot"><h2>A new password</h2><form action="/customer/password_reset" method="post">
    ${input('email', 'email', 'required value="before@example.com"')}<button>Send</button></form></section>`,
  authorized: `<section data-wb-mode="authorized"><h2>Hello</h2><form action="/customer/logout" method="post"><button>Log out</button></form></section>`,
};
const whole = Object.values(sections).join('');
const make = (attributes = '', inner = whole) =>
  putForms(`<wb-customer ${attributes}>${inner}</wb-customer>`);

/** The modes of the sections that show. */
const shown = (host: Element) =>
  [...host.querySelectorAll<HTMLElement>('[data-wb-mode]')]
    .filter((it) => it.checkVisibility())
    .map((it) => it.dataset['wbMode'])
    .join();
const ada = { email: 'ada@example.com', password: 'linen and oak' };
const registered = { ...ada, firstName: 'Ada', passwordConfirm: ada.password };
const bodies = () => server.sent.map(({ body }) => (body ? (JSON.parse(body) as object) : body));

describe('The account of a customer shows', () => {
  for (const mode of ['login', 'register', 'forgot', 'authorized']) {
    it(`the section of its mode alone: ${mode}`, async () => {
      expect(shown(await make(`mode="${mode}"`))).to.equal(mode);
    });
  }
  it('the login unless told, and for a mode that is none, with a warning', async () => {
    expectWarning(/<wb-customer mode="logn">/);
    expect(shown(await make())).to.equal('login');
    expect(shown(await make('mode="logn"'))).to.equal('login');
  });
  it('the first section there is in place of one that is not', async () => {
    expect(shown(await make('', sections.forgot + sections.register))).to.equal('forgot');
  });
  it('the authorized section to a customer who is logged in, by html, body or the data of the page', async () => {
    for (const node of [document.documentElement, document.body]) {
      node.setAttribute('data-wb-logged-in', '');
      expect(shown(await make('mode="register"'))).to.equal('authorized');
      node.setAttribute('data-wb-logged-in', 'false');
      expect(shown(await make())).to.equal('login');
      node.removeAttribute('data-wb-logged-in');
    }
    const data = `<script type="application/json" data-wb-page>{"loggedIn":true}</script>`;
    expect(shown(await make('', whole + data))).to.equal('authorized');
    expect(shown(await make('', sections.login + data))).to.equal(
      'login',
      'where there is no other',
    );
  });
  it('the login where html says that nobody is logged in, whatever the data of the page says', async () => {
    const data = `<script type="application/json" data-wb-page>{"loggedIn":true}</script>`;
    document.documentElement.setAttribute('data-wb-logged-in', 'false');
    expect(shown(await make('', whole + data))).to.equal('login');
    document.documentElement.removeAttribute('data-wb-logged-in');
  });
  it('always what stands beside the sections, and what has a mode that is none, with a warning', async () => {
    expectWarning(/data-wb-mode="sign-up", which is none of login, register/);
    const host = await make('', `<p id="note">Note</p>${whole}<div data-wb-mode="sign-up">x</div>`);
    expect(the(host, '#note').checkVisibility()).to.equal(true);
    expect(shown(host)).to.equal('login,sign-up');
  });
});

describe('A link to another form', () => {
  it('shows it without leaving the page, says so, and takes the focus to its heading', async () => {
    const host = await make();
    const modes = eventDetails(host, 'wb-customer-mode');
    the(host, '[data-wb-to=forgot] b').click();
    expect(shown(host)).to.equal('forgot');
    expect(host.getAttribute('mode')).to.equal('forgot');
    expect(modes).to.deep.equal([{ mode: 'forgot' }]);
    expect(document.activeElement!.textContent).to.equal('A new password');
    expect(location.hash).to.equal('');
    expect(departed).to.deep.equal([]);
  });
  it('takes the focus to the first field where there is no heading', async () => {
    const host = await make();
    the(host, '[data-wb-to=register]').click();
    expect(document.activeElement!.getAttribute('name')).to.equal('firstName');
    expect(location.hash).to.equal('');
  });
  it('may be a button', async () => {
    const host = await make('', `${whole}<button type="button" data-wb-to="register">x</button>`);
    the(host, 'button[data-wb-to]').click();
    expect(shown(host)).to.equal('register');
  });
  it('may be a button of the form, whose press is no sending, also where it came before the code', async () => {
    const button = '<button data-wb-to="register">New here</button>';
    const host = await make('', whole.replace('</form>', `${button}</form>`));
    fill(host, ada);
    const pressed = the<HTMLButtonElement>(host, 'button[data-wb-to]');
    pressed.click();
    expect(shown(host)).to.equal('register');
    // The loader holds what the browser sends for such a press, and repeats it.
    pressed.form!.requestSubmit(pressed);
    await settled();
    expect([isBusy(host), server.sent.length, saidIn(host).length]).to.deep.equal([false, 0, 0]);
  });
  it('sends its form, as a button of that, where the section that it names does not show', async () => {
    document.documentElement.setAttribute('data-wb-logged-in', '');
    try {
      const button = '<button data-wb-to="register">Go</button>';
      const host = await make('', whole.replaceAll('</form>', `${button}</form>`));
      the<HTMLButtonElement>(host, '[data-wb-mode=authorized] [data-wb-to]').click();
      await until(() => server.sent.length > 0);
    } finally {
      document.documentElement.removeAttribute('data-wb-logged-in');
    }
  });
  it('takes away alerts and marks, and is as when it was first shown', async () => {
    const host = await make();
    await send(host);
    expect(saidIn(host)).to.have.length(1);
    the(host, '[data-wb-to=register]').click();
    await settled();
    expect(saidIn(host)).to.deep.equal([]);
    expect(markedIn(host)).to.deep.equal({});
  });
  it('stays where it is when a listener prevents it', async () => {
    const host = await make();
    host.addEventListener('wb-customer-mode', (event) => event.preventDefault());
    the(host, '[data-wb-to=register]').click();
    expect(shown(host)).to.equal('login');
  });
  it('is followed where there is no such section, or another window is asked for', async () => {
    const host = await make('', sections.login);
    const followed: boolean[] = [];
    host.parentElement!.addEventListener(
      'click',
      (event) => {
        followed.push(!event.defaultPrevented);
        event.preventDefault();
      },
      true,
    );
    const link = the(host, '[data-wb-to=register]');
    link.click();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(followed).to.deep.equal([true, true]);
    expect(shown(host)).to.equal('login');
  });
  it('gives up what is being sent: its answer is no matter of the form that shows now', async () => {
    server.hold();
    const host = await make();
    fill(host, ada);
    await send(host);
    expect(isBusy(host)).to.equal(true);
    the(host, '[data-wb-to=register]').click();
    await settled();
    expect(isBusy(host)).to.equal(false);
    expect(the(host, '[aria-disabled]')).to.equal(null);
    server.release();
    await settled();
    expect(departed).to.deep.equal([]);
  });
});

describe('What is sent', () => {
  const login = { ...ada, rememberMe: 'off' };
  it('goes as JSON to the action of the form, on this site, without the address of the page', async () => {
    const host = await make();
    fill(host, ada);
    await send(host);
    await until(() => server.sent.length);
    expect(server.sent).to.deep.equal([
      {
        to: '/customer/login',
        method: 'POST',
        mode: 'same-origin',
        referrerPolicy: 'strict-origin',
        type: 'application/json',
        body: JSON.stringify(login),
      },
    ]);
  });
  it('of a login says whether to remember the customer, on or off', async () => {
    const host = await make();
    fill(host, ada);
    the(host, '[name=rememberMe]').click();
    await send(host);
    await until(() => server.sent.length);
    expect(bodies()).to.deep.equal([{ ...login, rememberMe: 'on' }]);
  });
  it('of a registration is every field of the specification, also those the form has not', async () => {
    const host = await make('', sections.register.replace(input('phone', 'tel', ''), ''));
    fill(host, { ...registered, userName: 'ada' });
    await send(host);
    await until(() => server.sent.length);
    const data = { ...registered, lastName: '', userName: 'ada', phone: '' };
    expect(server.sent[0]!.to).to.equal('/customer/registration');
    expect(bodies()).to.deep.equal([data]);
    expect(Object.keys(bodies()[0]!)).to.deep.equal([
      ...['firstName', 'lastName', 'userName', 'email'],
      ...['password', 'passwordConfirm', 'phone'],
    ]);
  });
  it('of a registration has the customer groups where a default role is configured', async () => {
    for (const [roles, groups] of [
      ['["wholesale","press"]', ['wholesale', 'press']],
      ['[]', undefined],
    ] as const) {
      server.sent.length = 0;
      const host = await make(`mode="register" default-role='${roles}'`);
      fill(the(host, '[data-wb-mode=register]'), registered);
      await send(host);
      await until(() => server.sent.length);
      expect((bodies()[0] as { customerGroups?: string[] }).customerGroups).to.deep.equal(groups);
    }
  });
  it('never has groups that are none: one warning says so', async () => {
    expectWarning(/<wb-customer default-role>: it is not a list of texts/);
    const host = await make(`mode="register" default-role='{"a":1}'`, sections.register);
    fill(host, registered);
    await send(host);
    await until(() => server.sent.length);
    expect(bodies()[0]).not.to.have.property('customerGroups');
  });
  it('for a new password is the e-mail address', async () => {
    const host = await make('mode="forgot"', sections.forgot);
    fill(host, { email: ada.email });
    await send(host);
    await until(() => server.sent.length);
    expect([server.sent[0]!.to, bodies()[0]]).to.deep.equal([
      '/customer/password_reset',
      { email: ada.email },
    ]);
  });
  it('to log out has no body', async () => {
    const host = await make('mode="authorized"');
    await send(host);
    await until(() => server.sent.length);
    const { to, method, type, body } = server.sent[0]!;
    expect([to, method, type, body]).to.deep.equal(['/customer/logout', 'POST', null, '']);
  });
  it('goes to the path of the specification when the form does not say', async () => {
    const paths = {
      login: '/customer/login',
      register: '/customer/registration',
      forgot: '/customer/password_reset',
      authorized: '/customer/logout',
    };
    for (const [mode, path] of Object.entries(paths)) {
      const inner = sections[mode as keyof typeof sections].replace(/action="[^"]*"/, '');
      const host = await make('', inner);
      fill(host, mode === 'register' ? registered : mode === 'login' ? ada : {});
      await send(host);
      await until(() => server.sent.at(-1)?.to === path);
    }
  });
  it('never goes to another site', async () => {
    expectWarning(/the form's action "https:\/\/evil.example\/x" is not an address of this site/);
    expectWarning(/no answer came/);
    closeServer();
    const host = await make(
      '',
      sections.login.replace('/customer/login', 'https://evil.example/x'),
    );
    fill(host, ada);
    await send(host);
    await answered(host);
    expect(saidIn(host)).to.have.length(1);
  });
  it('fails in words where the action is no address, and can be sent again', async () => {
    expectWarning(/the form's action "http:\/\/\[" is not an address of this site/);
    expectWarning(/<wb-customer action="http:\/\/\[">: no answer came/);
    closeServer();
    const host = await make('', sections.login.replace('/customer/login', 'http://['));
    fill(host, ada);
    await send(host);
    await answered(host);
    expect(saidIn(host)).to.have.length(1);
    expect(the(host, 'button').hasAttribute('aria-disabled')).to.equal(false);
  });
  it('comes of a form that has no section by the mode of the widget', async () => {
    const form = `<form method="post">${input('email', 'email')}<button>Send</button></form>`;
    const host = await make('mode="forgot"', form);
    fill(host, { email: ada.email });
    await send(host);
    await until(() => server.sent.length);
    expect(server.sent[0]!.to).to.equal('/customer/password_reset');
  });
  it('is told of without any password, and not sent when a listener prevents it', async () => {
    const host = await make('mode="register"', sections.register);
    const told = eventDetails<{ mode: string; data: object }>(host, 'wb-customer-send');
    host.addEventListener('wb-customer-send', (event) => event.preventDefault());
    fill(host, registered);
    await send(host);
    await settled();
    expect(server.sent).to.deep.equal([]);
    expect(isBusy(host)).to.equal(false);
    const { email, firstName } = registered;
    const data = { firstName, lastName: '', userName: '', email, phone: '' };
    expect(told).to.deep.equal([{ mode: 'register', data }]);
  });
  it('is left alone when the page itself has prevented the form', async () => {
    const host = await make();
    fill(host, ada);
    the(host, 'form').addEventListener('submit', (event) => event.preventDefault());
    await send(host);
    await settled();
    expect(server.sent).to.deep.equal([]);
  });
  it('is read from a form whose fields have the names of its own properties', async () => {
    const extra = ['elements', 'action', 'reset', 'submit', 'method']
      .map((it) => input(it))
      .join('');
    const host = await make('', sections.forgot.replace('<button>', `${extra}<button>`));
    fill(host, {
      email: ada.email,
      elements: '1',
      action: '2',
      reset: '3',
      submit: '4',
      method: '5',
    });
    await send(host);
    await answered(host);
    expect(bodies()).to.deep.equal([{ email: ada.email }]);
    expect(saidIn(host, 'status')).to.deep.equal(['Email sent successfully']);
  });
});

describe('A form is not sent', () => {
  const MANDATORY = 'Please fill in the mandatory fields';
  const cases: [what: string, values: Record<string, string>, said: string, marked: string[]][] = [
    [
      'with required fields empty',
      {},
      MANDATORY,
      ['firstName', 'email', 'password', 'passwordConfirm'],
    ],
    ['with one of them blank', { ...registered, firstName: '  ' }, MANDATORY, ['firstName']],
    [
      'with passwords that differ, were they too short as well',
      { ...registered, password: 'abc', passwordConfirm: 'abd' },
      'Passwords do not match',
      ['passwordConfirm'],
    ],
    [
      'with a password of five characters',
      { ...registered, password: 'ab😀de', passwordConfirm: 'ab😀de' },
      'Password should be at least 6 characters',
      ['password'],
    ],
  ];
  for (const [what, values, said, marked] of cases) {
    it(`${what}: it says so, marks the fields, and moves the focus to the first`, async () => {
      const host = await make('', sections.register);
      fill(host, values);
      await send(host);
      await settled();
      expect(saidIn(host)).to.deep.equal([said]);
      expect(Object.keys(markedIn(host))).to.deep.equal(marked);
      expect(document.activeElement!.getAttribute('name')).to.equal(marked[0]);
      expect(server.sent).to.deep.equal([]);
    });
  }
  it('with a wrong field in what is closed: it opens that', async () => {
    const closed = `<details><summary>Name</summary>${input('firstName')}</details>`;
    const host = await make('', sections.register.replace(input('firstName'), closed));
    fill(host, { ...registered, firstName: '' });
    await send(host);
    await settled();
    expect(the<HTMLDetailsElement>(host, 'details').open).to.equal(true);
    expect(document.activeElement!.getAttribute('name')).to.equal('firstName');
  });
  it('but is with a password of six characters, or of blanks', async () => {
    for (const password of ['ab😀def', '      ']) {
      server.sent.length = 0;
      const host = await make('', sections.register);
      fill(host, { ...registered, password, passwordConfirm: password });
      await send(host);
      await until(() => server.sent.length);
    }
  });
  it('with a box unticked, a choice not made or nothing picked that is required', async () => {
    const more = `<input type="checkbox" name="terms" required>
      <input type="radio" name="way" value="a" required><input type="radio" name="way" value="b" required>
      <select name="land" required><option value="">-</option><option>PT</option></select>`;
    const host = await make('', sections.forgot.replace('<button>', `${more}<button>`));
    await send(host);
    expect(saidIn(host)).to.deep.equal([MANDATORY]);
    expect(
      [...host.querySelectorAll('[data-wb-invalid]')].map((it) => it.getAttribute('name')),
    ).to.deep.equal(['terms', 'way', 'way', 'land']);
    the(host, '[name=terms]').click();
    the(host, '[value=b]').click();
    the<HTMLSelectElement>(host, 'select').value = 'PT';
    await send(host);
    await until(() => server.sent.length);
  });
  it('without an e-mail address or a password, whether or not the author requires them', async () => {
    const host = await make('', sections.login.replaceAll('required', ''));
    await send(host);
    expect(Object.keys(markedIn(host))).to.deep.equal(['email', 'password']);
  });
  it('with what the browser finds fault with, in its words, after all else', async () => {
    const host = await make('', sections.register);
    fill(host, { ...registered, email: 'ada' });
    await send(host);
    const { validationMessage } = the<HTMLInputElement>(host, '[name=email]');
    expect(validationMessage).not.to.equal('');
    expect(saidIn(host)).to.deep.equal([validationMessage]);
    expect(markedIn(host)).to.deep.equal({ email: validationMessage });
    fill(host, { passwordConfirm: 'other' });
    await send(host);
    expect(saidIn(host)).to.deep.equal(['Passwords do not match']);
  });
  it("in the same way when its author has switched the browser's own checks off", async () => {
    const host = await make('', sections.login.replace('<form', '<form novalidate'));
    await send(host);
    expect(saidIn(host)).to.deep.equal([MANDATORY]);
    fill(host, ada);
    await send(host);
    await until(() => server.sent.length);
  });
  it('and the bubble of the browser does not come as well', async () => {
    const host = await make();
    const left: boolean[] = [];
    document.addEventListener(
      'invalid',
      (event) => {
        queueMicrotask(() => left.push(!event.defaultPrevented));
      },
      { capture: true, once: true },
    );
    await send(host);
    await settled();
    expect(left).to.deep.equal([false]);
  });
  it('while it is disabled or hidden nothing is asked of a field', async () => {
    const more = `<fieldset disabled>${input('a')}</fieldset><input type="hidden" name="b" required>`;
    const host = await make('', sections.login.replace('<button>', `${more}<button>`));
    fill(host, ada);
    await send(host);
    await until(() => server.sent.length);
  });
  it('and a field that is corrected is no longer called wrong', async () => {
    const host = await make('', sections.register);
    fill(host, { ...registered, passwordConfirm: 'other one' });
    await send(host);
    expect(markedIn(host)).to.deep.equal({ passwordConfirm: 'Passwords do not match' });
    fill(host, { password: 'other one' });
    expect(markedIn(host)).to.deep.equal({});
    fill(host, { firstName: '', email: '' });
    await send(host);
    fill(host, { email: ada.email });
    expect(markedIn(host)).to.deep.equal({ firstName: 'Please fill in this field.' });
  });
  it('and of a choice that is made no button is called wrong', async () => {
    const more = `<label><input type="radio" name="way" value="a" required> A</label>
      <label><input type="radio" name="way" value="b" required> B</label>`;
    const host = await make('', sections.forgot.replace('<button>', `${more}<button>`));
    const wrong = () => host.querySelectorAll('[name=way][data-wb-invalid]').length;
    await send(host);
    expect(wrong()).to.equal(2);
    the(host, '[value=b]').click();
    expect(wrong()).to.equal(0);
  });
  it('in the words of the element, else of the page', async () => {
    const texts = {
      'Passwords do not match': 'Zweimal dasselbe, bitte',
      'Please fill in this field.': 'Fehlt',
    };
    const data = `<script type="application/json" data-wb-page>${JSON.stringify({ texts })}</script>`;
    const own = 'error-empty="All of them!" error-passlength="Longer!"';
    const host = await make(own, sections.register + data);
    await send(host);
    expect(saidIn(host)).to.deep.equal(['All of them!']);
    expect(markedIn(host)['email']).to.equal('Fehlt');
    fill(host, { ...registered, passwordConfirm: 'x' });
    await send(host);
    expect(saidIn(host)).to.deep.equal(['Zweimal dasselbe, bitte']);
    fill(host, { password: 'x' });
    await send(host);
    expect(saidIn(host)).to.deep.equal(['Longer!']);
  });
});

describe('While a form is being sent', () => {
  it('its buttons say so and keep the focus, a second sending is ignored, and then they are free', async () => {
    server.answer({ status: 403, body: { success: false, errors: ['No.'] } });
    server.hold();
    const host = await make();
    const button = the<HTMLButtonElement>(host, 'button');
    fill(host, ada);
    button.focus();
    button.click();
    await send(host);
    expect([isBusy(host), button.ariaDisabled, button.disabled]).to.deep.equal([
      true,
      'true',
      false,
    ]);
    expect(document.activeElement).to.equal(button);
    the<HTMLFormElement>(host, 'form').requestSubmit();
    await settled();
    expect(server.sent).to.have.length(1);
    server.release();
    await answered(host);
    expect(button.hasAttribute('aria-disabled')).to.equal(false);
    await send(host);
    await until(() => server.sent.length === 2);
  });
  it('what was said before is gone', async () => {
    server.answer({ body: { success: false } });
    const host = await make();
    fill(host, ada);
    await send(host);
    await answered(host);
    server.hold();
    await send(host);
    await settled();
    expect(saidIn(host)).to.deep.equal([]);
    server.release();
    await answered(host);
    expect(saidIn(host)).to.deep.equal(['An error has occured.']);
  });
  it('and the element is taken away, nobody hears of the answer', async () => {
    server.hold();
    const host = await make();
    const done = eventDetails(host, 'wb-customer-done');
    fill(host, ada);
    await send(host);
    await until(() => server.sent.length);
    host.remove();
    await settled();
    server.release();
    await settled();
    expect([done, departed]).to.deep.equal([[], []]);
  });
});

describe('A form that went well', () => {
  for (const mode of ['login', 'register', 'authorized'] as const) {
    it(`loads the page anew: ${mode}`, async () => {
      const host = await make(`mode="${mode}"`, sections[mode]);
      const done = eventDetails(host, 'wb-customer-done');
      fill(host, mode === 'register' ? registered : mode === 'login' ? ada : {});
      await send(host);
      await until(() => departed.length);
      expect(departed).to.deep.equal(['reload ']);
      expect(done).to.deep.equal([{ mode }]);
      expect(saidIn(host)).to.deep.equal([]);
    });
  }

  const values: [attributes: string, where: string][] = [
    ['redirect-value="/account?a=1#b"', '/account?a=1#b'],
    ['', '/'],
    ['redirect-value=""', '/'],
  ];
  for (const [attributes, where] of values) {
    it(`leads to the redirect value: ${attributes || 'none'}`, async () => {
      const host = await make(`redirect="value" ${attributes}`);
      fill(host, ada);
      await send(host);
      await until(() => departed.length);
      expect(departed).to.deep.equal([`replace ${where}`]);
    });
  }
  for (const value of [
    '//evil.example/a',
    'https://evil.example',
    'mailto:a@b.example',
    'http://[',
  ]) {
    it(`leads to the home page, with a warning, in place of another site: ${value}`, async () => {
      expectWarning(/redirect-value=".*">: the address is not on this site.*home page/);
      const host = await make(`redirect="value" redirect-value="${value}"`);
      fill(host, ada);
      await send(host);
      await until(() => departed.length);
      expect(departed).to.deep.equal(['replace /']);
    });
  }
  it('leads to the home page in place of what is no address at all', async () => {
    expectWarning(/redirect-value="javascript:alert\(1\)">: the value is no address/);
    const host = await make('redirect="value" redirect-value="javascript:alert(1)"');
    fill(host, ada);
    await send(host);
    await until(() => departed.length);
    expect(departed).to.deep.equal(['replace /']);
  });
  it('asks the server also for another place in the same page, which would else not change', async () => {
    const before = location.href;
    const host = await make('redirect="value" redirect-value="#account"');
    fill(host, ada);
    await send(host);
    await until(() => departed.length);
    expect([departed, location.hash]).to.deep.equal([['reload '], '#account']);
    history.replaceState(null, '', before);
  });
  it('stays blocked until the page has gone, and is free again should it stay', async () => {
    const host = await make();
    fill(host, ada);
    await send(host);
    await until(() => departed.length);
    await settled();
    expect(isBusy(host)).to.equal(true);
    await send(host);
    await settled();
    expect(server.sent).to.have.length(1);
    passSeconds(5);
    await until(() => !isBusy(host));
    await send(host);
    await until(() => server.sent.length === 2);
  });
  it('for a new password says so, is emptied, and stays', async () => {
    const host = await make('mode="forgot"', sections.forgot);
    const field = the<HTMLInputElement>(host, '[name=email]');
    fill(host, { email: ada.email });
    await send(host);
    await answered(host);
    expect(saidIn(host, 'status')).to.deep.equal(['Email sent successfully']);
    expect(saidIn(host)).to.deep.equal([]);
    expect([field.value, field.matches(':user-invalid')]).to.deep.equal(['', false]);
    expect(markedIn(host)).to.deep.equal({});
    expect(departed).to.deep.equal([]);
    expect(isBusy(host)).to.equal(false);
  });
});

describe('A form that did not go well', () => {
  const generic = 'An error has occured.';
  const cases: [
    what: string,
    reply: Reply,
    said: string[],
    status: number,
    warning: RegExp | null,
  ][] = [
    [
      'with its errors',
      { body: { success: false, errors: ['One.', 'Two.'] } },
      ['One.', 'Two.'],
      200,
      null,
    ],
    ['with none', { body: { success: false, errors: [] } }, [generic], 200, null],
    [
      'with errors that are no texts',
      { body: { success: false, errors: [1, {}, ''] } },
      [generic],
      200,
      null,
    ],
    ['with errors alone', { body: { errors: ['No.'] } }, ['No.'], 200, /without saying success/],
    [
      'with a success that is a text',
      { body: { success: 'true' } },
      [generic],
      200,
      /without saying/,
    ],
    ['with a page in place of JSON', { text: '<!doctype html><p>Hi' }, [generic], 200, /not JSON/],
    ['with nothing', { text: '' }, [generic], 200, /with nothing/],
    ['with null', { text: 'null' }, [generic], 200, /without saying/],
    [
      '403 and its errors',
      { status: 403, body: { success: false, errors: ['No.'] } },
      ['No.'],
      403,
      null,
    ],
    ['403 without', { status: 403, body: { success: false } }, [`${generic} 403`], 403, null],
    [
      '422 and its errors',
      { status: 422, body: { success: false, errors: ['No.'] } },
      [`${generic} 422`],
      422,
      null,
    ],
    [
      '404 in HTML',
      { status: 404, text: '<p>' },
      [`${generic} 404`],
      404,
      /answered 404 with something/,
    ],
    [
      '500, however successful',
      { status: 500, body: { success: true } },
      [`${generic} 500`],
      500,
      null,
    ],
    ['not at all', 'offline', ['Failed to fetch'], 0, /no answer came \(Failed to fetch\)/],
  ];
  for (const [what, reply, said, status, warning] of cases) {
    it(`is answered ${what}: each error is an alert, the button is free, and all that was typed stays`, async () => {
      const action = `/login-${what.replace(/\W/g, '')}`;
      if (warning) expectWarning(warning);
      server.answer(reply);
      const host = await make('', sections.login.replace('/customer/login', action));
      const failed = eventDetails(host, 'wb-customer-failed');
      fill(host, ada);
      for (let times = 1; times <= 2; times += 1) {
        await send(host);
        await until(() => failed.length === times);
        await settled();
        expect(saidIn(host)).to.deep.equal(said);
      }
      expect(failed[0]).to.deep.equal({ mode: 'login', status, errors: said });
      expect(isBusy(host)).to.equal(false);
      expect(the<HTMLInputElement>(host, '[name=password]').value).to.equal(ada.password);
      expect(departed).to.deep.equal([]);
      expect(warnings()).to.have.length(warning ? 1 : 0);
      for (const line of warnings())
        expect(line).to.match(/^<wb-customer .*visitor was told.*Check/);
    });
  }
  it('is not answered in time: it is given up after 30 seconds, or as many as its author allows', async () => {
    expectWarning(/no answer came in time/);
    server.answer('never');
    for (const [attributes, seconds] of [
      ['', 30],
      ['timeout="5"', 5],
    ] as const) {
      const host = await make(attributes);
      fill(host, ada);
      await send(host);
      passSeconds(seconds - 1);
      await settled();
      expect(isBusy(host)).to.equal(true);
      passSeconds(1);
      await answered(host);
      expect(saidIn(host)).to.deep.equal(['The server did not answer in time. Please try again.']);
    }
  });
  it('says errors as text, whatever is in them', async () => {
    const error = '<img src=x onerror="window.planted = 1">';
    server.answer({ body: { success: false, errors: [error] } });
    const host = await make();
    fill(host, ada);
    await send(host);
    await answered(host);
    expect(saidIn(host)).to.deep.equal([error]);
    expect(inShadow(host, 'img')).to.equal(null);
    expect(window).not.to.have.property('planted');
  });
  it('says it below the form', async () => {
    server.answer({ body: { success: false, errors: ['No.', 'Never.'] } });
    const host = await make('', sections.login);
    fill(host, ada);
    await send(host);
    await answered(host);
    const { bottom } = the(host, 'form').getBoundingClientRect();
    for (const message of host.shadowRoot!.querySelectorAll('[role=alert] [part=message]'))
      expect(message.getBoundingClientRect().top).to.be.at.least(bottom);
    expect(saidIn(host)).to.have.length(2);
  });

  it('brings what it says into view, however long the form is', async () => {
    server.answer({ body: { success: false, errors: ['No.'] } });
    const inner = sections.forgot.replace(
      '</form>',
      '</form><p style="block-size: 3000px">Long</p>',
    );
    const host = await make('', inner);
    fill(host, { email: ada.email });
    scrollTo(0, 0);
    await send(host);
    await answered(host);
    const { bottom } = inShadow(host, '[part=message]')!.getBoundingClientRect();
    expect(bottom).to.be.within(1, innerHeight + 1);
  });
  it('says it in words of its own', async () => {
    const own = 'error-unknown="Hm." error-status="Hm: {status}" error-network="Are you online?"';
    const said: Record<string, Reply> = {
      'Hm.': { body: { success: false } },
      'Hm: 418': { status: 418, body: { success: false } },
      'Are you online?': 'offline',
    };
    expectWarning(/no answer came/);
    const host = await make(own, sections.login.replace('/customer/login', '/own-words'));
    fill(host, ada);
    for (const [text, reply] of Object.entries(said)) {
      server.answer(reply);
      await send(host);
      await until(() => saidIn(host)[0] === text);
    }
  });
});

describe('Passwords', () => {
  const types = (host: Element) =>
    [...host.querySelectorAll<HTMLInputElement>('[name^=password]')].map(({ type }) => type).join();
  const box = (host: Element) => inShadow<HTMLInputElement>(host, 'input[type=checkbox]')!;

  it('are shown while the box is ticked, which has a name', async () => {
    const host = await make('', sections.register);
    expect(box(host).labels![0]!.textContent).to.equal('Show password');
    expect(types(host)).to.equal('password,password');
    box(host).click();
    expect(types(host)).to.equal('text,text');
    await settled();
    expect(box(host).checked).to.equal(true);
    box(host).click();
    expect(types(host)).to.equal('password,password');
    expect(the(host, '[data-wb-password]')).to.equal(null);
  });
  it('are hidden again when they are sent, not when they are wrong', async () => {
    const host = await make('', sections.login);
    box(host).click();
    await send(host);
    expect(types(host)).to.equal('text');
    fill(host, ada);
    await send(host);
    expect(types(host)).to.equal('password');
    expect(box(host).checked).to.equal(false);
  });
  it('are hidden again when another form is shown', async () => {
    const host = await make('mode="register"', sections.login + sections.register);
    box(host).click();
    the(host, '[data-wb-to=login]').click();
    await settled();
    expect(types(host)).to.equal('password,password,password');
    expect(box(host).checked).to.equal(false);
  });
  it('need no box where there are none, or their author wants none', async () => {
    expect(box(await make('mode="forgot"'))).to.equal(null);
    expect(box(await make('password-toggle="off"'))).to.equal(null);
    expect(
      box(await make('show-password-text="Passwort zeigen"')).labels![0]!.textContent,
    ).to.equal('Passwort zeigen');
  });
  it('are kept from spell-checkers while they are shown', async () => {
    const host = await make();
    expect(the<HTMLInputElement>(host, '[name=password]').spellcheck).to.equal(false);
  });
});

describe('Fields without autocomplete', () => {
  const tokens = (host: Element) =>
    Object.fromEntries(
      [...host.querySelectorAll<HTMLInputElement>('input[autocomplete]')].map((it) => [
        it.name,
        it.autocomplete,
      ]),
    );
  it('are given what browsers fill in', async () => {
    expect(tokens(await make('', sections.login))).to.deep.equal({
      email: 'username',
      password: 'current-password',
    });
    expect(tokens(await make('', sections.register))).to.deep.equal({
      firstName: 'given-name',
      lastName: 'family-name',
      userName: 'nickname',
      email: 'username',
      password: 'new-password',
      passwordConfirm: 'new-password',
      phone: 'tel',
    });
  });
  it('keep what their author wrote', async () => {
    const written = sections.login.replace('type="email"', 'type="email" autocomplete="email"');
    expect(tokens(await make('', written))['email']).to.equal('email');
  });
});

describe('The author is warned of', () => {
  it('a widget without a form', async () => {
    expectWarning(/<wb-customer >: there is no form in it/);
    await make('', '<p>Nothing</p>');
  });
  it('a form that would put passwords into the address bar without script', async () => {
    expectWarning(/has not method="post", so without script/);
    await make('', sections.login.replace('method="post"', ''));
  });
  it('a form that could never succeed', async () => {
    expectWarning(/has no field named email or password/);
    await make(
      '',
      '<section data-wb-mode="login"><form method="post"><button>x</button></form></section>',
    );
  });
});
