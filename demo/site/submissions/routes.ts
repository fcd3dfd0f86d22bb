import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { submissionsPage } from '../pages/submissions';
import { fileAddress, perPage, readFile, readSubmissions } from './read';
import type { Arrived } from './read';

const largestId = 2_147_483_647;

/** What arrived by the forms: a page, the same for scripts, and the files to keep. */
export function submissionRoutes(database: Database): Hono {
  const routes = new Hono();

  routes.get('/submissions', async (context) => {
    const arrived = await readSubmissions(database, before(context));
    return context.html(submissionsPage(arrived, next(arrived)));
  });

  routes.get('/submissions.json', async (context) => {
    const arrived = await readSubmissions(database, before(context));
    return context.json({ submissions: arrived.map(inJson), next: next(arrived) ?? null });
  });

  routes.get('/submissions/files/:id{[0-9]{1,10}}', async (context) => {
    const file = await readFile(database, Math.min(Number(context.req.param('id')), largestId));
    if (!file) return context.notFound();
    // Kept, never shown: what somebody sent must not run or draw under the site's own address.
    return context.body(new Uint8Array(file.content), 200, {
      'content-type': file.type,
      'content-disposition': disposition(file.name),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });
  return routes;
}

/** Where the next page begins; undefined when this is the last one. */
function next(arrived: readonly Arrived[]): number | undefined {
  return arrived.length < perPage ? undefined : arrived.at(-1)?.id;
}

function before(context: Context): number {
  const asked = context.req.query('before') ?? '';
  return /^\d{1,10}$/.test(asked) ? Math.min(Number(asked), largestId) : 0;
}

function inJson({ files, ...submission }: Arrived) {
  return {
    ...submission,
    files: files.map((file) => ({ ...file, address: fileAddress(file.id) })),
  };
}

/** The name twice: for old readers without what is not ASCII, and whole. */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
