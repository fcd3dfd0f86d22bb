import { after, before, describe, test } from 'node:test';
import { serveSite } from '../../../demo/site/serve';
import type { Site } from '../../../demo/site/serve';
import { Visitor } from '../../support/visitor';
import { databases } from './databases';
import type { OwnDatabase } from './databases';

/** Somebody without a history does something at the site. */
export type Check = (
  sentence: string,
  body: (visitor: Visitor, site: Site) => Promise<void>,
) => void;

/** Runs the same checks on every database there is, each with a site and data of its own. */
export function onEveryDatabase(title: string, checks: (check: Check) => void): void {
  for (const { name, skip, create } of databases) {
    describe(`${title} on ${name}`, () => {
      let own: OwnDatabase;
      let site: Site;
      before(async () => {
        if (skip) return;
        own = await create();
        site = await serveSite({ port: 0, ...own.where });
      });
      after(async () => {
        await site?.close();
        await own?.remove();
      });
      checks((sentence, body) =>
        test(sentence, { skip }, () => body(new Visitor(site.origin), site)),
      );
    });
  }
}
