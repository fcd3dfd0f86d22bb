import { html } from './markup';
import type { Markup } from './markup';

/** What goes back into a form that is shown again. */
export type Values = Readonly<Record<string, string>>;

interface ControlParts {
  type?: 'text' | 'email' | 'tel' | 'password';
  autocomplete: string;
  value?: string | undefined;
  required?: boolean;
  minlength?: number;
}

/** A label with its control in it, so that the same one may stand in several forms of a page. */
function control(label: string, name: string, parts: ControlParts): Markup {
  const { type = 'text', autocomplete, value, required = true, minlength } = parts;
  return html`<p>
    <label
      >${label}
      <input
        type="${type}"
        name="${name}"
        autocomplete="${autocomplete}"
        ${value && html`value="${value}"`}
        ${minlength !== undefined && html`minlength="${minlength}"`}
        ${required && html`required`}
    /></label>
  </p>`;
}

const newPassword = { type: 'password', autocomplete: 'new-password', minlength: 6 } as const;

export const newPasswords = (): Markup =>
  html`${control('Password, at least 6 characters', 'password', newPassword)}
  ${control('The password again', 'passwordConfirm', newPassword)}`;

export function loginForm(values: Values): Markup {
  const email = { type: 'email', autocomplete: 'username', value: values.email } as const;
  return html`<form action="/customer/login" method="post">
    ${control('E-mail', 'email', email)}
    ${control('Password', 'password', { type: 'password', autocomplete: 'current-password' })}
    <p>
      <label><input type="checkbox" name="rememberMe" /> Remember me for thirty days</label>
    </p>
    <p><button>Log in</button></p>
    ${ways([
      html`<a href="/customer/password_reset" data-wb-to="forgot">Forgotten your password?</a>`,
      html`<a href="/customer/registration" data-wb-to="register">Become a customer</a>`,
    ])}
  </form>`;
}

export function registrationForm(values: Values): Markup {
  const { firstName, lastName, userName, email, phone } = values;
  return html`<form action="/customer/registration" method="post">
    <input type="hidden" name="customerGroups" value="friends" />
    ${control('First name', 'firstName', { autocomplete: 'given-name', value: firstName })}
    ${control('Last name', 'lastName', { autocomplete: 'family-name', value: lastName })}
    ${control('User name (if you like)', 'userName', {
      autocomplete: 'nickname',
      value: userName,
      required: false,
    })}
    ${control('E-mail', 'email', { type: 'email', autocomplete: 'username', value: email })}
    ${control('Telephone (if you like)', 'phone', {
      type: 'tel',
      autocomplete: 'tel',
      value: phone,
      required: false,
    })}
    ${newPasswords()}
    <p><button>Register</button></p>
    ${ways([html`<a href="/customer/login" data-wb-to="login">Log in instead</a>`])}
  </form>`;
}

export function forgotForm(values: Values): Markup {
  const email = { type: 'email', autocomplete: 'username', value: values.email } as const;
  return html`<form action="/customer/password_reset" method="post">
    <p>Tell us your address, and we send you a link to choose another one.</p>
    ${control('E-mail', 'email', email)}
    <p><button>Send the link</button></p>
    ${ways([html`<a href="/customer/login" data-wb-to="login">Log in instead</a>`])}
  </form>`;
}

export const logoutForm = (): Markup =>
  html`<form action="/customer/logout" method="post">
    <p><button>Log out</button></p>
  </form>`;

const ways = (links: readonly Markup[]): Markup =>
  html`<p class="row">${links.map((link) => html`${link} `)}</p>`;
