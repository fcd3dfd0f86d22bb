import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { accountPage } from '../pages/account';
import { forgotPage, loginPage, logoutPage, registrationPage } from '../pages/customer';
import { passwordUpdatePage } from '../pages/password-update';
import type { PagePublisher } from '../pages/site-pages';
import { isToken } from '../request/token';
import { sessionTokenOf } from './session-cookie';
import { customerOf } from './sessions';

/** What the page to log in says of the way that led there. */
const notices = [
  ['registered', 'We have written to your address. If it is new to us, you can log in now.'],
  ['updated', 'Password reset successfully'],
  ['account', 'Please log in. If you have just registered, we have written to your address.'],
] as const;

/** The pages of customers, drawn and published for the one who asks. */
export function customerPageRoutes(parts: {
  database: Database;
  publish: PagePublisher;
  now: () => Date;
}): Hono {
  const routes = new Hono();
  const whose = (context: Context) =>
    customerOf(parts.database, sessionTokenOf(context), parts.now());
  const send = (context: Context, page: string) => {
    const { html, policy } = parts.publish(page);
    return context.html(html, 200, { 'content-security-policy': policy });
  };

  routes.get('/customer/login', async (context) => {
    const customer = await whose(context);
    const asked = Object.keys(context.req.query());
    const notice = notices.find(([name]) => asked.includes(name))?.[1];
    return send(context, loginPage({ customer, notice }));
  });

  routes.get('/customer/registration', async (context) =>
    send(context, registrationPage({ customer: await whose(context) })),
  );

  routes.get('/customer/logout', async (context) =>
    send(context, logoutPage(await whose(context))),
  );

  routes.get('/customer/password_reset', async (context) => {
    const isSent = context.req.query('sent') !== undefined;
    const notice = isSent ? 'Email sent successfully' : undefined;
    return send(context, forgotPage({ customer: await whose(context), notice }));
  });

  routes.get('/customer/password_update', (context) => {
    const token = context.req.query('token');
    return send(context, passwordUpdatePage({ token: isToken(token) ? token : '' }));
  });

  routes.get('/account', async (context) => {
    const customer = await whose(context);
    return customer
      ? send(context, accountPage(customer))
      : context.redirect('/customer/login?account', 303);
  });
  return routes;
}
