import { after, before, describe, test } from 'node:test';
import type { TestContext } from 'node:test';
import { serveSite } from '../../../demo/site/serve';
import type { Site, SiteOptions } from '../../../demo/site/serve';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import type { DatabaseKind, OwnDatabase } from './databases';
import { roomy } from './roomy';

/** Somebody without a history does something at the site. */
export type Check = (
  sentence: string,
  body: (visitor: Visitor, site: Site, test: TestContext) => Promise<void>,
) => void;

type Checks = (check: Check) => void;

/**
 * Runs the same checks on every database there is, each with a site and data of its own, where
 * nobody posts too often unless the options say otherwise. For what statements decide.
 */
export function onEveryDatabase(
  title: string,
  checks: Checks,
  options: Partial<SiteOptions> = {},
): void {
  onDatabases(databases, title, checks, options);
}

/** The same on the embedded database alone, for what is decided before or after any statement. */
export function onOneDatabase(
  title: string,
  checks: Checks,
  options: Partial<SiteOptions> = {},
): void {
  onDatabases(databases.slice(0, 1), title, checks, options);
}

function onDatabases(
  kinds: readonly DatabaseKind[],
  title: string,
  checks: Checks,
  options: Partial<SiteOptions>,
) {
  for (const { name, skip, createFilled } of kinds) {
    describe(`${title} on ${name}`, () => {
      let own: OwnDatabase;
      let site: Site;
      before(async () => {
        if (skip) return;
        own = await createFilled();
        site = await serveSite({ port: 0, limits: roomy, ...options, ...own.where });
      });
      after(async () => {
        await site?.close();
        await own?.remove();
      });
      checks((sentence, body) =>
        test(sentence, { skip }, (context) => body(new Visitor(site.origin), site, context)),
      );
    });
  }
}
