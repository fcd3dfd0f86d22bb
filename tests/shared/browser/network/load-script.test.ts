import { expect } from '@open-wc/testing';
import { giveConsent, withdrawConsent } from '../../../../shared/browser/consent/consent';
import { loadScript } from '../../../../shared/browser/network/load-script';
import { forgetConsent } from '../../../support/consent';

const own = (name: string) => new URL(`./${name}`, import.meta.url).href;
const scripts = () => document.querySelectorAll('head > script[src*=third-party]').length;
const problemOf = (job: Promise<void>) =>
  job.then(
    () => 'none',
    (error: Error) => error.message,
  );

describe('A script of a third party', () => {
  beforeEach(forgetConsent);
  after(forgetConsent);

  it('is not asked for until the visitor agrees to its purpose, nor after that is withdrawn', async () => {
    const address = own('third-party.js');
    withdrawConsent('media');
    expect(await problemOf(loadScript(address, 'media'))).to.equal(
      `Failed to load ${address}: the visitor has not agreed to 'media'`,
    );
    expect(scripts()).to.equal(0);
    giveConsent('media');
    await Promise.all([loadScript(address, 'media'), loadScript(address, 'media')]);
    expect([scripts(), (globalThis as { wbThirdParty?: number }).wbThirdParty]).to.deep.equal([
      1, 1,
    ]);
    withdrawConsent('media');
    expect(await problemOf(loadScript(address, 'media'))).to.contain('has not agreed');
  });

  it('says that it failed to load, and which, and can be tried again', async () => {
    const address = 'https://third-party.invalid/player.js';
    expect(await problemOf(loadScript(address))).to.equal(`Failed to load ${address}`);
    expect(await problemOf(loadScript(address, 'maps'))).to.equal(`Failed to load ${address}`);
    expect(await problemOf(loadScript('data:text/javascript,1'))).to.equal(
      'Failed to load data:text/javascript,1: it is no script address',
    );
    expect(scripts(), 'of the test before').to.equal(1);
  });
});
