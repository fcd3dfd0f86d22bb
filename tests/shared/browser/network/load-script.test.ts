import { expect } from '@open-wc/testing';
import { allowOnce } from '../../../../shared/browser/consent/allowed-once';
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

  it('has failed where something else is answered, and is not asked for where it is there already', async () => {
    const address = own('third-party.js?other');
    const isThere = () => 'wbOther' in globalThis;
    expect(await problemOf(loadScript(address, 'media', { isThere }))).to.equal(
      `Failed to load ${address}: it answers, but is not the script that it should be`,
    );
    const missing = 'https://third-party.invalid/there.js';
    expect(await problemOf(loadScript(missing, 'media', { isThere: () => true }))).to.equal('none');
  });

  it('has the nonce of the page, which its policy may ask for', async () => {
    const named = document.createElement('script');
    named.nonce = 'abc';
    named.setAttribute('nonce', 'abc');
    document.head.append(named);
    const address = own('third-party.js?nonce');
    await loadScript(address, 'media');
    const script = document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)!;
    expect(script.nonce).to.equal('abc');
    named.remove();
    script.remove();
  });

  it('is given up when it does not come in time, and not run twice when it comes later', async () => {
    const address = own('third-party.js?late');
    expect(await problemOf(loadScript(address, 'media', { seconds: 0 }))).to.equal(
      `Failed to load ${address}: no answer within 0 seconds`,
    );
    await loadScript(address, 'media');
    expect(document.querySelectorAll(`script[src="${address}"]`).length).to.equal(1);
    document.querySelector(`script[src="${address}"]`)!.remove();
  });

  it('comes where one element was allowed alone', async () => {
    withdrawConsent('maps');
    const address = own('third-party.js?once');
    expect(await problemOf(loadScript(address, 'maps'))).to.contain('has not agreed');
    allowOnce('maps', document.body);
    await loadScript(address, 'maps');
    document.querySelector(`script[src="${address}"]`)!.remove();
  });
});
