import { publisher } from './site/publish';
import { serveSite } from './site/serve';
import type { Site } from './site/serve';

const wanted = Number(process.env['PORT'] ?? 4400);
const databaseUrl = process.env['DATABASE_URL'];

const site = await serveFrom(wanted);
console.log(`
  Shop      ${site.origin}/shop
  Cart      ${site.origin}/cart

  Data is kept in ${databaseUrl ? 'the database of DATABASE_URL' : '.data/site'}. Stop with Ctrl-C.
`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.close().then(() => process.exit(0)));
}

/** Serves at the port, or at the next one that is free. */
async function serveFrom(port: number): Promise<Site> {
  const pages = publisher();
  for (let next = port; ; next++) {
    try {
      return await serveSite({ port: next, pages, ...(databaseUrl && { databaseUrl }) });
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || next >= port + 20) throw error;
    }
  }
}
