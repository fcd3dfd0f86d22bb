import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readCustomerFields } from '../customers/fields';
import type { Database } from '../database/schema';
import { codePage, membersPage } from '../pages/members';
import type { PagePublisher } from '../pages/site-pages';
import { answerRefusal, wantsJson } from '../request/answer';
import type { Outcome } from '../request/answer';
import { isSecure } from '../request/is-secure';
import type { Limited } from '../request/limits';
import { refusalOf } from '../request/refusal';
import { sameOrigin } from '../request/same-origin';
import { isToken } from '../request/token';
import { isCode, isPass, openPass } from './protected';

const path = '/members';
const cookie = 'wb_pass';
const empty = 'The field should not be empty!';
const invalid = 'Please insert a valid code!';

/** A page that shows its content to those who know its code. */
export function memberRoutes(parts: {
  database: Database;
  limited: Limited;
  publish: PagePublisher;
  code: string;
  trustProxy: boolean;
  now: () => Date;
}): Hono {
  const { database, publish, now } = parts;
  const routes = new Hono();
  routes.onError((error, context) => {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    const back = { title: 'Not opened', back: path, backTo: 'Back to the page' };
    return answerRefusal(context, refusal, back);
  });

  routes.get(path, async (context) => {
    const token = getCookie(context, cookie);
    const isOpen = isToken(token) && (await isPass(database, { token, path, now: now() }));
    const { html, policy } = publish(isOpen ? membersPage() : codePage([]));
    return context.html(html, 200, { 'content-security-policy': policy });
  });

  routes.post(path, sameOrigin, parts.limited('code'), async (context) => {
    const asJson = wantsJson(context);
    const code = (await readCustomerFields(context)).text('protected_page_token').trim();
    if (code === '' || !isCode(code, parts.code)) {
      const errors = [code === '' ? empty : invalid];
      const outcome: Outcome = { success: false, errors };
      if (asJson) return context.json(outcome, 422);
      const { html, policy } = publish(codePage(errors));
      return context.html(html, 422, { 'content-security-policy': policy });
    }
    setCookie(context, cookie, await openPass(database, path, now()), {
      httpOnly: true,
      sameSite: 'Lax',
      path,
      secure: isSecure(context, parts.trustProxy),
    });
    const outcome: Outcome = { success: true };
    return asJson ? context.json(outcome) : context.redirect(path, 303);
  });
  return routes;
}
