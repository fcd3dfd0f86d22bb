import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import type { Mail } from '../mail/mail';
import { forgotPage, loginPage, registrationPage } from '../pages/customer';
import { passwordUpdatePage } from '../pages/password-update';
import type { PagePublisher } from '../pages/site-pages';
import { answerRefusal, wantsJson } from '../request/answer';
import type { Outcome } from '../request/answer';
import { bodyOf, textOf } from '../request/body';
import { smallForm } from '../request/form-limits';
import { isSecure } from '../request/is-secure';
import type { Limited } from '../request/limits';
import { refusalOf } from '../request/refusal';
import { sameOrigin } from '../request/same-origin';
import { readCustomerFields } from './fields';
import type { CustomerFields } from './fields';
import { alreadyCustomer, passwordChanged, resetLink, welcome } from './letters';
import { logIn } from './log-in';
import { passwordsAt } from './password';
import type { Cost } from './password';
import { register } from './register';
import { isResetToken, newResetToken, setPassword } from './reset-tokens';
import { addressFault, addressKey, fillIn, newPasswordFault, registrationFault } from './rules';
import { dropSessionToken, keepSessionToken, sessionTokenOf } from './session-cookie';
import { closeSession } from './sessions';

const wrong = 'The e-mail address or the password is not right.';
const stale = 'This link does not work any more. Please ask for a new one.';

export interface CustomerParts {
  database: Database;
  limited: Limited;
  mail: Mail;
  publish: PagePublisher;
  passwordCost: Cost;
  trustProxy: boolean;
  /** The site's own address, with which links in letters begin. */
  origin: () => string;
  now: () => Date;
}

/** What customers send: their element as JSON, or their forms themselves. */
export function customerRoutes(parts: CustomerParts): Hono {
  const { database, limited, mail, now, origin } = parts;
  const passwords = passwordsAt(parts.passwordCost);
  const routes = new Hono();
  routes.onError((error, context) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const back = { title: 'Not done', back: '/customer/login', backTo: 'Back to your account' };
    return answerRefusal(context, refusal, back);
  });
  routes.use('/customer/*', sameOrigin);

  const done = (context: Context, to: string) => {
    const outcome: Outcome = { success: true };
    return wantsJson(context) ? context.json(outcome) : context.redirect(to, 303);
  };
  const fail = (context: Context, error: string, page: (errors: string[]) => string) => {
    const outcome: Outcome = { success: false, errors: [error] };
    if (wantsJson(context)) return context.json(outcome);
    const { html, policy } = parts.publish(page([error]));
    return context.html(html, 422, { 'content-security-policy': policy });
  };

  routes.post('/customer/login', limited('login'), async (context) => {
    const fields = await readCustomerFields(context);
    const [email, password] = [fields.text('email'), fields.text('password')];
    const page = (errors: string[]) => loginPage({ errors, values: shown(fields) });
    if (email.trim() === '' || password === '') return fail(context, fillIn, page);
    const remember = fields.text('rememberMe') === 'on';
    const before = sessionTokenOf(context);
    const site = { passwords, before, now: now() };
    const session = await logIn(database, { email, password, remember }, site);
    if (!session) return fail(context, wrong, page);
    keepSessionToken(context, session.token, {
      secure: isSecure(context, parts.trustProxy),
      until: remember ? session.endsAt : undefined,
    });
    return done(context, '/account');
  });

  routes.post('/customer/registration', limited('registration'), async (context) => {
    const fields = await readCustomerFields(context);
    const text = fields.text;
    const registration = {
      firstName: text('firstName'),
      lastName: text('lastName'),
      userName: text('userName'),
      email: text('email'),
      phone: text('phone'),
      password: text('password'),
      passwordConfirm: text('passwordConfirm'),
    };
    const fault = registrationFault(registration);
    if (fault !== undefined) {
      return fail(context, fault, (errors) => registrationPage({ errors, values: shown(fields) }));
    }
    const groups = fields.list('customerGroups');
    const request = { fields: registration, groups, passwords, now: now() };
    const isNew = await register(database, request);
    const letter = isNew ? welcome : alreadyCustomer;
    await mail.send(letter(addressKey(registration.email), origin()));
    return done(context, '/customer/login?registered');
  });

  routes.post('/customer/password_reset', limited('forgot'), async (context) => {
    const fields = await readCustomerFields(context);
    const email = fields.text('email');
    const fault = email.trim() === '' ? fillIn : addressFault(email);
    if (fault !== undefined) {
      return fail(context, fault, (errors) => forgotPage({ errors, values: shown(fields) }));
    }
    const token = await newResetToken(database, addressKey(email), now());
    if (token !== undefined) await mail.send(resetLink(addressKey(email), origin(), token));
    return done(context, '/customer/password_reset?sent');
  });

  routes.post('/customer/password_update', limited('update'), async (context) => {
    const { text } = await readCustomerFields(context);
    const token = text('resetPasswordToken');
    const page = (errors: string[]) => passwordUpdatePage({ token, errors });
    const password = text('password');
    const fault = newPasswordFault({ password, passwordConfirm: text('passwordConfirm') });
    if (fault !== undefined) return fail(context, fault, page);
    // Asked first, so that nobody makes the server hash for nothing.
    if (!(await isResetToken(database, token, now()))) return fail(context, stale, page);
    const hash = await passwords.hash(password);
    const email = await setPassword(database, { token, hash, now: now() });
    if (email === undefined) return fail(context, stale, page);
    await mail.send(passwordChanged(email, origin()));
    return done(context, '/customer/login?updated');
  });

  routes.post('/customer/logout', async (context) => {
    // Nothing is read from it, but a body without end shall not be taken either.
    await textOf(bodyOf(context, smallForm.texts, smallForm.tooLong));
    await closeSession(database, sessionTokenOf(context));
    dropSessionToken(context, isSecure(context, parts.trustProxy));
    return done(context, '/');
  });
  return routes;
}

/** What goes back into a form that is shown again; never a password. */
function shown({ text }: CustomerFields): Record<string, string> {
  const names = ['email', 'firstName', 'lastName', 'userName', 'phone'];
  return Object.fromEntries(names.map((name) => [name, text(name)]));
}
