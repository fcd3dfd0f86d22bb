import assert from 'node:assert/strict';
import type { Visitor } from '../../../support/visitor';

/** What somebody sends who becomes a customer and leaves nothing out that is asked. */
export const registration = (email: string) => ({
  firstName: 'Ada',
  lastName: 'Linen',
  userName: 'ada',
  email,
  password: 'linen123',
  passwordConfirm: 'linen123',
  phone: '',
});

/** What hashing costs where it is not what is tested. */
export const quick = { N: 1024, r: 8, p: 1 };

export interface Outcome {
  success: boolean;
  errors?: string[];
}

/** Sends JSON as the customer's element does; the status and what it reads. */
export async function act(visitor: Visitor, path: string, body: unknown) {
  const response = await visitor.postJson(`/customer/${path}`, body);
  return { status: response.status, ...((await response.json()) as Outcome) };
}

export const done = { status: 200, success: true };
export const refused = (...errors: string[]) => ({ status: 200, success: false, errors });

/** Makes a customer with this address, in the given groups. */
export async function becomeCustomer(visitor: Visitor, email: string, customerGroups?: string[]) {
  const body = { ...registration(email), ...(customerGroups && { customerGroups }) };
  assert.deepEqual(await act(visitor, 'registration', body), done);
}

export async function logIn(visitor: Visitor, email: string, password = 'linen123') {
  return act(visitor, 'login', { email, password, rememberMe: 'off' });
}

/** Whether the site shows them their account. */
export async function isLoggedIn(visitor: Visitor): Promise<boolean> {
  const response = await visitor.get('/account');
  if (response.status === 200) return true;
  assert.equal(response.status, 303);
  assert.equal(response.headers.get('location'), '/customer/login?account');
  return false;
}

export interface Letter {
  to: string;
  subject: string;
  body: string;
}

/** Every letter to an address, newest first. */
export async function lettersTo(visitor: Visitor, email: string): Promise<Letter[]> {
  const answer = await (await visitor.get('/outbox.json')).json();
  return (answer as { letters: Letter[] }).letters.filter(({ to }) => to === email);
}

/** The token of the newest letter that brings a link to choose a password. */
export async function tokenFor(visitor: Visitor, email: string): Promise<string> {
  assert.deepEqual(await act(visitor, 'password_reset', { email }), done);
  const [letter] = await lettersTo(visitor, email);
  return /password_update\?token=([\w-]{43})\n/.exec(letter?.body ?? '')?.[1] ?? '';
}

export const update = (visitor: Visitor, resetPasswordToken: string, password: string) =>
  act(visitor, 'password_update', { password, passwordConfirm: password, resetPasswordToken });
