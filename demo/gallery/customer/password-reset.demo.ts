import type { Demo } from '../demo';

const form = `<form action="/customer/password_update" method="post">
    <label>New password, at least 6 characters<br><input type="password" name="password" required></label>
    <label>The same password<br><input type="password" name="passwordConfirm" required></label>
    <input type="hidden" name="resetPasswordToken" value="a-token-of-the-mail">
    <button>Change my password</button>
  </form>`;

export const demo: Demo = {
  examples: [
    {
      name: 'a new password, then to the login',
      html: `<wb-password-reset redirect-value="/customer/login">\n  ${form}\n</wb-password-reset>`,
    },
    {
      name: 'in words of its own, without the box',
      html: `<wb-password-reset password-toggle="off" error-passmatch="You typed two passwords." success-text="Your new password holds.">
  ${form}
</wb-password-reset>`,
    },
  ],
  states: [
    { name: 'nothing filled in', reach: (host) => host.querySelector('form')!.requestSubmit() },
    {
      name: 'the passwords shown',
      reach: (host) => host.shadowRoot!.querySelector('input')!.click(),
    },
    {
      name: 'changed',
      reach: (host) => {
        for (const input of host.querySelectorAll<HTMLInputElement>('input[type=password]'))
          input.value = 'linen and oak';
        host.querySelector('form')!.requestSubmit();
      },
    },
    {
      name: 'refused',
      example: 'in words of its own, without the box',
      reach: (host) => {
        for (const input of host.querySelectorAll<HTMLInputElement>('input[type=password]'))
          input.value = 'refuse me';
        host.querySelector('form')!.requestSubmit();
      },
    },
  ],
  backend: (path, { password }) => {
    if (path !== '/customer/password_update') return undefined;
    if (password !== 'refuse me') return { status: 200, body: { success: true } };
    const errors = ['This link was used before. Ask for a new one.'];
    return { status: 200, body: { success: false, errors } };
  },
};
