import type { Counterparts } from '../counterpart';
import { SEND } from './forms';

/** Shows the section that a link names, in place of the one that has the link. */
export const SECTIONS = `addEventListener('click', (event) => {
  const to = event.target.dataset?.to;
  if (!to) return;
  event.preventDefault();
  event.target.closest('section').hidden = true;
  document.getElementById(to).hidden = false;
});`;

/** Says so when two passwords differ. */
export const SAME = `addEventListener('input', ({ target }) => {
  const { password, passwordConfirm } = target.form ?? {};
  const differ = passwordConfirm && password.value !== passwordConfirm.value;
  passwordConfirm?.setCustomValidity(differ ? 'The two differ.' : '');
});`;

/** Forms of customers: plain ones. */
export const customer: Counterparts = {
  customer: {
    html: `<section id="login"><h2>Log in</h2>
<form action="/customer/login" method="post">
<label>E-mail address<br><input type="email" name="email" required></label>
<label>Password<br><input type="password" name="password" required></label>
<label><input type="checkbox" name="rememberMe"> Keep me logged in</label>
<button>Log in</button><output></output></form>
<p><a href="/customer/password_reset" data-to="forgot">I do not know my password</a></p>
<p><a href="/customer/registration">Register</a></p></section>
<section id="forgot" hidden><h2>A new password</h2>
<form action="/customer/password_reset" method="post">
<label>E-mail address<br><input type="email" name="email" required></label>
<button>Send me a link</button><output></output></form>
<p><a href="/customer/login" data-to="login">Back to the login</a></p></section>`,
    scripts: [SECTIONS, SEND],
  },
  'password-reset': {
    html: `<form action="/customer/password_update" method="post">
<label>New password, at least 6 characters<br><input type="password" name="password" minlength="6" required></label>
<label>The same password<br><input type="password" name="passwordConfirm" required></label>
<input type="hidden" name="resetPasswordToken" value="a-token-of-the-mail">
<button>Change my password</button><output></output></form>`,
    scripts: [SAME, SEND],
  },
  'protected-page': {
    html: `<form method="post">
<label>Code<br><input name="protected_page_token" autocomplete="off" required></label>
<button>Open the page</button><output></output></form>`,
    scripts: [SEND],
  },
};
