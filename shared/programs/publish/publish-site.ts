import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pageText, reasonOf } from './page-file';
import { siteFiles } from './site-files';
import { type Plan, type PlanOptions, planOf } from './plan';
import { prerender, type PrerenderOptions } from './publish';
import { Progress } from './progress';
import { copySuite, suiteFolder } from './suite-files';

export interface SiteOptions extends PlanOptions {
  /** Whether to print policies. */
  csp: boolean;
  prerender: PrerenderOptions;
}

/**
 * Publishes a site: draws its pages, copies its other files, and copies the suite's files to where the
 * pages look for them. Prints warnings for the author on standard error. Throws a UsageError before it
 * writes anything.
 *
 * @param words folders, pages and patterns
 * @returns whether all files could be read and written
 */
export async function publishSite(words: string[], options: SiteOptions): Promise<boolean> {
  const plan = await planOf(words, options);
  const { top, into, pages, others } = plan;
  const progress = new Progress(pages.length);
  const suites = new Set<string>();
  let failures = 0;
  const attempt = async (name: string, job: () => Promise<void>) => {
    try {
      await job();
    } catch (error) {
      failures += 1;
      progress.say(`${name}: not written. ${reasonOf(error)}`);
    }
  };

  for (const { name, file, target } of pages) {
    await attempt(name, async () => {
      const page = prerender(pageText(await readFile(file)), {
        ...options.prerender,
        file: siteFiles(plan.root, file),
      });
      const suite = page.assets === undefined ? undefined : suiteFolder(top, target, page.assets);
      await into.write(target, page.html);
      for (const { name: own, text } of page.files)
        await into.write(join(dirname(target), own), text);
      for (const warning of page.warnings) progress.say(`${name}: ${warning}`);
      if (options.csp) console.log(`${name}\t${page.policy}`);
      if (suite !== undefined) suites.add(suite);
    });
    progress.step();
  }
  const failedPages = failures;
  for (const { name, file, target } of others) await attempt(name, () => into.copy(file, target));
  const copied = others.length - (failures - failedPages);
  progress.end(failedPages, copied);
  for (const line of leftOut(plan)) progress.say(line);

  for (const folder of options.pagesOnly ? [] : suites) {
    const loader = join(folder, 'loader.js');
    const own =
      options.out === undefined ? loader : others.find((it) => it.target === loader)?.file;
    const place = relative(process.cwd(), folder) || '.';
    await attempt(`wb-elements in ${place}`, async () => {
      const isDone = await copySuite(into, folder, own);
      progress.say(
        isDone
          ? `The suite's files are in ${place}`
          : `The suite's files were not copied, since the site has another loader.js in ${place}. It may not know what was drawn: remove it, or bring it up to date.`,
      );
    });
  }
  return failures === 0;
}

function* leftOut({ unnamed, left }: Plan) {
  if (unnamed.length)
    yield `Not named, so not written: ${some(unnamed)}. Name the folder to have all its pages.`;
  if (left.length)
    yield `Not copied, since hidden or a link that leads out of its folder: ${some(left)}`;
}

/** Lists up to five names; of more, the first four and the number of the rest. */
const some = (names: string[]) =>
  names.length > 5
    ? `${names.slice(0, 4).join(', ')} and ${names.length - 4} more`
    : names.join(', ');
