import { isEmailAddress } from '../request/email-address';

export const fillIn = 'Please fill in the mandatory fields';
const doNotMatch = 'Passwords do not match';
const tooShort = 'Password should be at least 6 characters';
const noAddress = 'Please enter a valid email address (e.g., name@example.com)';

const leastPassword = 6;
const longestPassword = 1000;
const longestField = 200;

export interface NewPassword {
  password: string;
  passwordConfirm: string;
}

export interface Registration extends NewPassword {
  firstName: string;
  lastName: string;
  userName: string;
  email: string;
  phone: string;
}

/** Why somebody cannot be registered like this, or undefined: what is missing, then the rest. */
export function registrationFault(fields: Registration): string | undefined {
  const { firstName, lastName, userName, email, phone, password, passwordConfirm } = fields;
  const asked = [firstName, lastName, email, password, passwordConfirm];
  if (asked.some((text) => text.trim() === '')) return fillIn;
  if (password !== passwordConfirm) return doNotMatch;
  const shown = [firstName, lastName, userName, phone];
  if (shown.some(({ length }) => length > longestField)) {
    return `At most ${longestField} characters, please.`;
  }
  return lengthFault(password) ?? addressFault(email);
}

/** Why a password cannot be set like this, or undefined; length goes before sameness here. */
export function newPasswordFault({ password, passwordConfirm }: NewPassword): string | undefined {
  if (password.trim() === '' || passwordConfirm.trim() === '') return fillIn;
  return lengthFault(password) ?? (password === passwordConfirm ? undefined : doNotMatch);
}

export function addressFault(email: string): string | undefined {
  return isEmailAddress(email.trim()) ? undefined : noAddress;
}

/** How the database knows an address. Customers do not think of capitals in it. */
export function addressKey(email: string): string {
  return email.trim().toLowerCase();
}

function lengthFault({ length }: string): string | undefined {
  if (length < leastPassword) return tooShort;
  return length > longestPassword ? `At most ${longestPassword} characters, please.` : undefined;
}
