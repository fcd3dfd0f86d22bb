import { alert } from './alert';
import { newPasswords } from './customer-forms';
import { layout } from './layout';
import { html } from './markup';

/** What the link in a letter leads to: choosing a new password. */
export function passwordUpdatePage(parts: { token: string; errors?: readonly string[] }): string {
  const { token, errors = [] } = parts;
  return layout({
    title: 'A new password',
    description: 'Choose a new password for your account.',
    here: 'account',
    main: html`
      <h1>A new password</h1>
      ${alert(errors)}
      ${
        token === '' &&
        html`<p class="notice">
          This address lacks the token of your link. Open the link in our letter again, or
          <a href="/customer/password_reset">ask for a new one</a>.
        </p>`
      }
      <wb-password-reset redirect="value" redirect-value="/customer/login?updated">
        <form action="/customer/password_update" method="post">
          <input type="hidden" name="resetPasswordToken" value="${token}" />
          ${newPasswords()}
          <p><button>Set the password</button></p>
          <p><a href="/customer/password_reset">Ask for a new link</a></p>
        </form>
      </wb-password-reset>
    `,
  });
}
