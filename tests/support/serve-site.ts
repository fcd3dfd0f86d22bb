import { serveSite } from '../../demo/site/serve';
import type { SiteOptions } from '../../demo/site/serve';

/** The program behind `site-process.ts`: serves until it is told to end. */
async function serve(): Promise<void> {
  const where = JSON.parse(process.argv[2] ?? '{}') as Partial<SiteOptions>;
  const site = await serveSite({ port: 0, ...where });
  process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
  process.stdout.write(`serving ${site.origin}\n`);
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
