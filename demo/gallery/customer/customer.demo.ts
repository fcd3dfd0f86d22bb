import type { Demo } from '../demo';

const field = (label: string, attributes: string) =>
  `<label>${label}<br><input ${attributes}></label>`;

const login = `<section data-wb-mode="login">
    <h2>Log in</h2>
    <form action="/customer/login" method="post">
      ${field('E-mail address', 'type="email" name="email" required')}
      ${field('Password', 'type="password" name="password" required')}
      <label><input type="checkbox" name="rememberMe"> Keep me logged in</label>
      <button>Log in</button>
    </form>
    <p><a href="/customer/password_reset" data-wb-to="forgot">I do not know my password</a></p>
    <p><a href="/customer/registration" data-wb-to="register">Register</a></p>
  </section>`;

const register = `<section data-wb-mode="register">
    <h2>Register</h2>
    <form action="/customer/registration" method="post">
      ${field('First name', 'name="firstName"')}
      ${field('Last name', 'name="lastName"')}
      ${field('Name shown to others', 'name="userName"')}
      ${field('E-mail address', 'type="email" name="email" required')}
      ${field('Password, at least 6 characters', 'type="password" name="password" required')}
      ${field('The same password', 'type="password" name="passwordConfirm" required')}
      ${field('Phone', 'type="tel" name="phone"')}
      <button>Register</button>
    </form>
    <p><a href="/customer/login" data-wb-to="login">I have an account</a></p>
  </section>`;

const forgot = `<section data-wb-mode="forgot">
    <h2>A new password</h2>
    <form action="/customer/password_reset" method="post">
      ${field('E-mail address', 'type="email" name="email" required')}
      <button>Send me a link</button>
    </form>
    <p><a href="/customer/login" data-wb-to="login">Back to the login</a></p>
  </section>`;

const authorized = `<section data-wb-mode="authorized">
    <h2>Good to see you</h2>
    <p><a href="/account">Your account</a></p>
    <form action="/customer/logout" method="post">
      <input type="hidden" name="from" value="/">
      <button>Log out</button>
    </form>
  </section>`;

const all = [login, register, forgot, authorized].join('\n  ');

export const demo: Demo = {
  examples: [
    {
      name: 'logging in',
      html: `<wb-customer>\n  ${[login, forgot].join('\n  ')}\n</wb-customer>`,
    },
    {
      name: 'registering, as a wholesale customer, who is then led to the account',
      html: `<wb-customer mode="register" redirect="value" redirect-value="/account" default-role='["wholesale"]'>
  ${[register, login].join('\n  ')}
</wb-customer>`,
    },
    {
      name: 'one form alone, in words of its own',
      html: `<wb-customer mode="forgot" error-empty="Where shall we write to?" error-field="Your address is missing." success-text="Look into your mail.">
  <form action="/customer/password_reset" method="post">
    ${field('E-mail address', 'type="email" name="email" required')}
    <button>Send me a link</button>
  </form>
</wb-customer>`,
    },
    {
      name: 'for a customer who is logged in',
      html: `<wb-customer>\n  ${all}\n</wb-customer>`,
      data: { page: { loggedIn: true } },
      once: true,
    },
  ],
  states: [
    {
      name: 'nothing filled in',
      reach: (host) => host.querySelector('form')!.requestSubmit(),
    },
    {
      name: 'another form',
      reach: (host) => host.querySelector<HTMLElement>('[data-wb-to=forgot]')!.click(),
    },
    {
      name: 'the password shown',
      reach: (host) => host.shadowRoot!.querySelector('input')!.click(),
    },
    {
      name: 'sending',
      reach: (host) => {
        const { fetch } = globalThis;
        globalThis.fetch = () => new Promise(() => undefined);
        const form = host.querySelector('form')!;
        form.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
        form.querySelector<HTMLInputElement>('[name=password]')!.value = 'a secret';
        form.requestSubmit();
        globalThis.fetch = fetch;
      },
    },
    {
      name: 'the wrong password',
      reach: (host) => {
        const form = host.querySelector('form')!;
        form.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
        form.querySelector<HTMLInputElement>('[name=password]')!.value = 'wrong one';
        form.requestSubmit();
      },
    },
    {
      name: 'two passwords',
      example: 'registering, as a wholesale customer, who is then led to the account',
      reach: (host) => {
        const form = host.querySelector('form')!;
        form.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
        form.querySelector<HTMLInputElement>('[name=password]')!.value = 'a secret';
        form.querySelector<HTMLInputElement>('[name=passwordConfirm]')!.value = 'another';
        form.requestSubmit();
      },
    },
    {
      name: 'the mail sent',
      example: 'one form alone, in words of its own',
      reach: (host) => {
        const form = host.querySelector('form')!;
        form.querySelector<HTMLInputElement>('[name=email]')!.value = 'ada@example.com';
        form.requestSubmit();
      },
    },
  ],
  backend: (path, { email, password }) => {
    if (path === '/customer/password_reset' || path === '/customer/logout')
      return { status: 200, body: { success: true } };
    if (path === '/customer/registration') {
      if (email !== 'ada@example.com') return { status: 200, body: { success: true } };
      return { status: 200, body: { success: false, errors: ['There is such an account.'] } };
    }
    if (path !== '/customer/login') return undefined;
    if (password === 'linen and oak') return { status: 200, body: { success: true } };
    const errors = ['The e-mail address or the password is wrong.'];
    return { status: 403, body: { success: false, errors } };
  },
};
