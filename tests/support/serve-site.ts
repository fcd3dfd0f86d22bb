import { serveSite } from '../../demo/site/serve';
import type { SiteOptions } from '../../demo/site/serve';
import { watchTurns } from './longest-turn';

/** The program behind `site-process.ts`: serves until it is told to end. */
async function serve(): Promise<void> {
  const where = JSON.parse(process.argv[2] ?? '{}') as Partial<SiteOptions>;
  const site = await serveSite({ port: 0, ...where });
  process.once('SIGTERM', () => void site.close().then(() => process.exit(0)));
  let longestTurn: (() => number) | undefined;
  process.on('message', () => process.send?.((longestTurn ??= watchTurns())()));
  process.stdout.write(`serving ${site.origin}\n`);
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
