import { expect } from '@open-wc/testing';
import { giveConsent, readConsent, withdrawConsent } from '../../../shared/browser/consent/consent';
import { pageSlot } from '../../../shared/foundation/slot';
import { followGoogleConsent } from '../../../shared/page/google-consent';
import { forgetConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { put } from '../../support/test-element';

const page = globalThis as unknown as { dataLayer?: unknown[] };
/** As Google's own snippet has it. */
const gtag = function gtag() {
  page.dataLayer!.push(arguments);
} as (...given: unknown[]) => void;
const told = () =>
  page.dataLayer!.map((it) => JSON.stringify(Array.from(it as ArrayLike<unknown>)));

describe("Google's consent mode", () => {
  beforeEach(() => {
    forgetConsent();
    put(
      '<script type="application/json" data-wb-page>{"consent":{"media":"ask","social":"ask"}}</script>',
    );
  });
  after(() => {
    delete page.dataLayer;
    forgetConsent();
  });

  it("is left alone, with one warning, where the page's dataLayer cannot be added to", () => {
    expectWarning(/dataLayer is no list that can be added to/);
    for (const layer of ['x', { push: () => 0 }, Object.freeze([])]) {
      page.dataLayer = layer as unknown as unknown[];
      followGoogleConsent();
    }
  });

  it('is read from before and from then on, and remembered by none but its manager', () => {
    page.dataLayer = [];
    gtag('consent', 'default', { functionality_storage: 'denied', ad_storage: 'denied' });
    gtag('consent', 'update', { personalization_storage: 'granted' });
    followGoogleConsent();
    expect([readConsent('media'), readConsent('social')]).to.deep.equal(['ask', 'granted']);
    gtag('consent', 'update', { functionality_storage: 'granted' });
    expect(readConsent('media')).to.equal('granted');
    gtag('consent', 'update', { functionality_storage: 'denied' });
    expect(readConsent('media')).to.equal('denied');
    gtag('event', 'page_view', { functionality_storage: 'granted' });
    const hostile = {
      get functionality_storage() {
        throw new Error('theirs');
      },
    };
    const errors: unknown[] = [];
    const { reportError } = window;
    window.reportError = (error) => void errors.push(error);
    gtag('consent', 'update', hostile);
    window.reportError = reportError;
    page.dataLayer.pop();
    expect(errors).to.have.length(1);
    page.dataLayer.push({ event: 'gtm.js' });
    expect(readConsent('media')).to.equal('denied');
    expect(localStorage.getItem('wb-consent')).to.equal(null);
  });

  it('is told what the visitor decides here: a type is granted once all of its purposes are', () => {
    const before = told().length;
    withdrawConsent('social');
    expect(told().slice(before)).to.deep.equal([
      '["consent","update",{"functionality_storage":"denied","personalization_storage":"denied"}]',
    ]);
    giveConsent('social');
    giveConsent('media');
    expect(told().slice(before + 1)).to.deep.equal([
      '["consent","update",{"functionality_storage":"denied","personalization_storage":"granted"}]',
      '["consent","update",{"functionality_storage":"granted","personalization_storage":"granted"}]',
    ]);
    expect(told().join()).to.not.match(/(ad|analytics)_\w+":"granted/);
  });

  it('grants nothing by a default, which is no visitor’s decision, least of all one for a region', () => {
    giveConsent('media', { remember: false });
    withdrawConsent('media', { remember: false });
    gtag('consent', 'default', { functionality_storage: 'granted' });
    gtag('consent', 'default', { functionality_storage: 'granted', region: ['US'] });
    expect(readConsent('media')).to.equal('denied');
  });

  it('is told at once what the visitor has decided on an earlier page, unless a manager has told it', () => {
    giveConsent('media');
    const follow = () => {
      pageSlot<true>('google-consent.1').value = undefined;
      followGoogleConsent();
    };
    page.dataLayer = [];
    follow();
    expect(told()).to.deep.equal([
      '["consent","update",{"functionality_storage":"granted","personalization_storage":"denied"}]',
    ]);
    page.dataLayer = [];
    gtag('consent', 'update', {
      functionality_storage: 'denied',
      personalization_storage: 'denied',
    });
    follow();
    expect([told().length, readConsent('media')]).to.deep.equal([1, 'denied']);
  });

  it('is told nothing at once where nobody has decided', () => {
    pageSlot<true>('google-consent.1').value = undefined;
    page.dataLayer = [];
    followGoogleConsent();
    expect(told()).to.deep.equal([]);
  });
});
