import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { answerRefusal, wantsJson } from '../request/answer';
import type { Outcome } from '../request/answer';
import { clientAddress } from '../request/client-address';
import type { FormLimits } from '../request/form-limits';
import type { Limited } from '../request/limits';
import { sharedMemory } from '../request/memory';
import { readForm } from '../request/read-form';
import type { PostedForm } from '../request/read-form';
import { Refusal, refusalOf } from '../request/refusal';
import { sameOrigin } from '../request/same-origin';
import { takeTurns } from '../request/turns';
import { captchaFault, captchaField } from './captcha';
import type { CaptchaVerifier } from './captcha';
import { digestOf } from './digest';
import { faultsOf } from './faults';
import type { FormPlan } from './form-plan';
import { readPosted } from './posted';
import type { Posted } from './posted';
import { isStored, store } from './store';

const megabyte = 1024 * 1024;
const limits: FormLimits = {
  texts: megabyte,
  whole: 25 * megabyte,
  fields: 1000,
  files: 50,
  tooLong: 'A form has at most 1 MB of text, and 25 MB together with its files.',
};
/** So many forms are checked and written at a time: each is in memory more than once then. */
const atATime = 8;
/** Bytes of all forms that are just arriving or waiting for their turn. */
const memoryForForms = 256 * megabyte;
/** Of them, those of one sender. */
const memoryForEach = 64 * megabyte;

export interface FormParts {
  database: Database;
  limited: Limited;
  /** Megabytes. */
  largestFile: number;
  /** By their ids. */
  forms: ReadonlyMap<string, FormPlan>;
  /** By the id of the form. */
  captcha: Readonly<Record<string, CaptchaVerifier>>;
  trustProxy: boolean;
  now: () => Date;
}

/** Where the site's forms are sent, by their elements or by themselves. */
export function formRoutes(parts: FormParts): Hono {
  const routes = new Hono();
  const inTurn = takeTurns(atATime);
  const pageOf = (context: Context) =>
    parts.forms.get(context.req.param('formId') ?? '')?.page ?? '/contact';
  const memory = sharedMemory(memoryForForms, memoryForEach);
  routes.onError((error, context) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(context, refusal, wantsJson(context), pageOf(context));
    throw error;
  });

  // Who comes back to the answer of a form, by a reload of the address or the choice of a theme, reads the form.
  routes.get('/forms/:formId', (context) => {
    const plan = parts.forms.get(context.req.param('formId'));
    return plan ? context.redirect(plan.page, 303) : context.notFound();
  });

  routes.post('/forms/:formId', sameOrigin, parts.limited('forms'), async (context) => {
    const formId = context.req.param('formId');
    const plan = parts.forms.get(formId);
    if (!plan) throw new Refusal(404, 'There is no such form here. It may be gone.');
    return memory(clientAddress(context, parts.trustProxy), async (borrow) => {
      const form = await readForm(context, limits, borrow);
      return inTurn(() => answer(context, form, { ...parts, formId, plan }));
    });
  });
  return routes;
}

type Target = FormParts & { formId: string; plan: FormPlan };

async function answer(context: Context, form: PostedForm, target: Target): Promise<Response> {
  const posted = readPosted(form, target.formId);
  const asJson = wantsJson(context) || (posted.byElement && !acceptsPages(context));
  try {
    await take(context, { ...target, posted });
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return refuse(context, refusal, asJson, target.plan.page);
    throw error;
  }
  const outcome: Outcome = { success: true };
  return asJson ? context.json(outcome) : context.redirect(target.plan.sent ?? '/forms/sent', 303);
}

/** @throws Refusal 400 for a bad key, 422 for what has to be corrected. */
async function take(context: Context, form: Target & { posted: Posted }): Promise<void> {
  const { database, formId, plan, posted, now } = form;
  // A machine that is told so would try again without it.
  if (plan.honeypot !== undefined && posted.values.get(plan.honeypot)) return;

  const key = context.req.header('idempotency-key');
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) {
    throw new Refusal(400, 'The idempotency-key has to be 8 to 100 letters, digits, - or _.');
  }
  const { values, files } = posted;
  const faults = faultsOf(plan, posted, form.largestFile * megabyte);
  if (faults.length > 0) throw new Refusal(422, faults);
  const said = { formId, plan, values, files };
  const digest = key === undefined ? undefined : await digestOf(key, said);
  // Asked before the captcha, whose token is good for one time only.
  if (await isStored(database, digest)) return;

  const verify = Object.hasOwn(form.captcha, formId) ? form.captcha[formId] : undefined;
  const token = values.get(captchaField) ?? '';
  const fault = await captchaFault(verify, token, clientAddress(context, form.trustProxy));
  if (fault !== undefined) throw new Refusal(422, fault);
  await store(database, { ...said, digest, now: now() });
}

function refuse(context: Context, refusal: Refusal, asJson: boolean, back: string) {
  return answerRefusal(context, refusal, {
    asJson,
    title: 'Not sent',
    back,
    backTo: 'Back to the form',
  });
}

function acceptsPages(context: Context): boolean {
  return context.req.header('accept')?.includes('text/html') ?? false;
}
