import { after, before, describe, it } from 'node:test';
import { serveSite } from '../../../../demo/site/serve';
import type { Site } from '../../../../demo/site/serve';
import { databases } from '../databases';
import type { OwnDatabase } from '../databases';
import { roomy } from '../roomy';
import { randomPlans, roundTrip } from './round-trip';

// Each run is a form: its fields made up by fast-check, encoded, sent, kept and read back.
// ROUND_TRIPS=10000 npm test -- round-trip   takes three minutes.
const runs = Number(process.env.ROUND_TRIPS ?? 300);
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

for (const { name, skip, createFilled } of databases) {
  describe(`Forms of any fields, on ${name},`, { skip }, () => {
    const plans = randomPlans(60, seed);
    let own: OwnDatabase;
    let site: Site;
    before(async () => {
      own = await createFilled();
      site = await serveSite({ port: 0, limits: roomy, forms: plans, ...own.where });
    });
    after(async () => {
      await site?.close();
      await own?.remove();
    });

    it(`arrive whole, ${runs} of them (seed ${seed})`, () =>
      roundTrip(site.origin, plans, { runs, seed }));
  });
}
