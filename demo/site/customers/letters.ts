import { shopName } from '../pages/shop';
import type { Letter } from '../mail/mail';

/** @param origin the site's own address, with which links begin */
export function welcome(to: string, origin: string): Letter {
  return {
    to,
    subject: `Welcome to ${shopName}`,
    body: text(
      'You are a customer now, and can log in here:',
      `${origin}/customer/login`,
      'If that was not you, somebody mistyped their address; you can leave it at that.',
    ),
  };
}

export function alreadyCustomer(to: string, origin: string): Letter {
  return {
    to,
    subject: `You already have an account at ${shopName}`,
    body: text(
      'Somebody, probably you, has tried to register with this address. You already have an ' +
        'account, and it has stayed as it was. Log in here:',
      `${origin}/customer/login`,
      'If you have forgotten your password, choose another one:',
      `${origin}/customer/password_reset`,
    ),
  };
}

export function resetLink(to: string, origin: string, token: string): Letter {
  return {
    to,
    subject: `A new password for ${shopName}`,
    body: text(
      'Choose a new password here, within an hour:',
      `${origin}/customer/password_update?token=${token}`,
      'The link works once. If you have not asked for it, nothing has changed and there is ' +
        'nothing to do.',
    ),
  };
}

export function passwordChanged(to: string, origin: string): Letter {
  return {
    to,
    subject: `Your password for ${shopName} has changed`,
    body: text(
      'Your password was changed, and you were logged out everywhere. If that was not you, choose ' +
        'another one at once:',
      `${origin}/customer/password_reset`,
    ),
  };
}

const text = (...paragraphs: string[]) =>
  ['Hello,', ...paragraphs, shopName].map((paragraph) => `${paragraph}\n`).join('\n');
