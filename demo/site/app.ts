import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { secureHeaders } from 'hono/secure-headers';
import { cartRoutes } from './cart/routes';
import { congregationPageRoutes } from './congregation/page-routes';
import { congregationRoutes } from './congregation/routes';
import { customerPageRoutes } from './customers/page-routes';
import type { Cost } from './customers/password';
import { customerRoutes } from './customers/routes';
import type { Database } from './database/schema';
import type { CaptchaVerifier } from './forms/captcha';
import type { FormPlan } from './forms/form-plan';
import { formRoutes } from './forms/routes';
import type { Mail } from './mail/mail';
import { outboxRoutes } from './mail/routes';
import { memberRoutes } from './members/routes';
import { refusalPage } from './pages/refusal';
import { plainPolicy } from './pages/site-pages';
import type { PagePublisher, SitePage } from './pages/site-pages';
import { answerFailure } from './request/answer-failure';
import { countingIn } from './request/limits';
import type { Limit, LimitName } from './request/limits';
import { readToTheEnd } from './request/read-to-the-end';
import { tellOutages } from './request/tell-outages';
import { staticRoutes } from './static';
import { submissionRoutes } from './submissions/routes';
import { themeRoutes } from './theme/routes';

export interface AppParts {
  database: Database;
  /** The published pages by path; `sitePages` makes them. */
  pages: ReadonlyMap<string, SitePage>;
  /** The folder with the suite's built code, served under `/wb/`. */
  suite: string;
  /** What publishes the pages that are drawn for one visitor. */
  publish: PagePublisher;
  mail: Mail;
  /** The site's own address, with which links in letters begin. */
  origin: () => string;
  /** Whether everybody may see what forms brought and which letters were written. */
  backstage: boolean;
  /** How much work hashing a password is. */
  passwordCost: Cost;
  /** What the page for members asks for. */
  memberCode: string;
  /** How often one address may post what. */
  limits: Readonly<Record<LimitName, Limit>>;
  /** Whether a proxy of ours names the visitor's address. */
  trustProxy: boolean;
  /** Megabytes of one file that comes with a form. */
  largestFile: number;
  forms: ReadonlyMap<string, FormPlan>;
  /** What asks whether a captcha's token is good, by the id of the form. */
  captcha: Readonly<Record<string, CaptchaVerifier>>;
  now: () => Date;
}

/** The reference site: published pages, and the backend their elements and forms talk to. */
export function createApp(parts: AppParts): Hono {
  const { database, pages, suite } = parts;
  const limited = countingIn(parts);
  const app = new Hono();
  app.use(tellOutages(parts.now));
  app.use(readToTheEnd);
  app.use(compress());
  // 'same-origin' rather than none: with none, browsers send forms with the origin "null".
  app.use(secureHeaders({ referrerPolicy: 'same-origin', strictTransportSecurity: false }));
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy')) {
      context.header('content-security-policy', plainPolicy);
    }
    if (!headers.has('cache-control')) context.header('cache-control', 'no-store');
  });

  app.route('/', congregationPageRoutes(parts));
  for (const [path, { html, policy }] of pages) {
    app.get(path, (context) =>
      context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' }),
    );
  }
  app.route('/', cartRoutes({ ...parts, limited }));
  app.route('/', formRoutes({ ...parts, limited }));
  app.route('/', customerPageRoutes(parts));
  app.route('/', customerRoutes({ ...parts, limited }));
  app.route('/', memberRoutes({ ...parts, limited, code: parts.memberCode }));
  app.route('/', congregationRoutes(database));
  if (parts.backstage) {
    app.route('/', submissionRoutes(database));
    app.route('/', outboxRoutes(database));
  }
  app.route('/', themeRoutes(parts));
  app.route('/', staticRoutes(suite));

  app.notFound((context) => {
    const page = refusalPage({
      title: 'Not found',
      reasons: [
        'There is no such page here. It may have moved, or the address has a mistake in it.',
      ],
      back: '/shop',
      backTo: 'Go to the shop',
    });
    return context.html(page, 404);
  });
  app.onError(answerFailure);
  return app;
}
