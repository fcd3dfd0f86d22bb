import { expect } from '@open-wc/testing';
import {
  followOtherTabs,
  giveConsent,
  observeConsent,
  readConsent,
  withdrawConsent,
} from '../../../../shared/browser/consent/consent';
import { announce, subscribe } from '../../../../shared/bus/bus';
import { CONSENT_PURPOSES } from '../../../../shared/foundation/consent-purpose';
import { forgetConsent, putConsent } from '../../../support/consent';
import { expectWarning } from '../../../support/console';

const states = () => CONSENT_PURPOSES.map(readConsent);

/** What is announced of consent while something is done. */
function announcedIn(act: () => void): string[] {
  const heard: string[] = [];
  const names = ['consent.given', 'consent.withdrawn'] as const;
  const stops = names.map((name) =>
    subscribe(name, ({ purpose }, key) => heard.push(`${name} ${key} ${purpose}`)),
  );
  act();
  for (const stop of stops) stop();
  return heard;
}

/** What a browser does in this tab when another one has stored something. */
function storeElsewhere(text: string | null) {
  const oldValue = localStorage.getItem('wb-consent');
  if (text === null) localStorage.removeItem('wb-consent');
  else localStorage.setItem('wb-consent', text);
  dispatchEvent(new StorageEvent('storage', { key: 'wb-consent', oldValue, newValue: text }));
}

describe('Consent', () => {
  beforeEach(forgetConsent);
  after(forgetConsent);

  it('is asked for nothing on a page that does not say so', () => {
    expect(new Set(states())).to.deep.equal(new Set(['granted']));
    putConsent({});
    expect(new Set(states())).to.deep.equal(new Set(['granted']));
  });

  it('is asked for each purpose that the page names, and for no other', () => {
    putConsent({ media: 'ask', maps: 'ask', shop: 'granted' });
    expect(states()).to.deep.equal(['ask', 'granted', 'ask', 'granted', 'granted', 'granted']);
  });

  it('is remembered for later pages once it is given, and once it is withdrawn', () => {
    putConsent({ media: 'ask', maps: 'ask' });
    giveConsent('media');
    withdrawConsent(['shop', 'comments']);
    expect(states()).to.deep.equal(['granted', 'granted', 'ask', 'denied', 'granted', 'denied']);
    expect(JSON.parse(localStorage.getItem('wb-consent')!)).to.deep.equal({
      media: true,
      comments: false,
      shop: false,
    });
    withdrawConsent('media');
    expect(readConsent('media')).to.equal('denied');
  });

  it('lasts as long as the page when whoever decides remembers by itself', () => {
    withdrawConsent('media');
    giveConsent(['media', 'social'], { remember: false });
    expect([readConsent('media'), readConsent('social')]).to.deep.equal(['granted', 'granted']);
    expect(localStorage.getItem('wb-consent')).to.equal('{"media":false}');
    withdrawConsent('social');
    expect(readConsent('social')).to.equal('denied');
  });

  it('is announced when it changes, by purpose, and only then', () => {
    putConsent({ media: 'ask', maps: 'ask' });
    expect(announcedIn(() => giveConsent(['media', 'social']))).to.deep.equal([
      'consent.given media media',
      // An element may ask for what the page does not.
      'consent.given social social',
    ]);
    expect(announcedIn(() => giveConsent('media'))).to.deep.equal([]);
    expect(announcedIn(() => withdrawConsent(['media', 'maps']))).to.deep.equal([
      'consent.withdrawn media media',
      'consent.withdrawn maps maps',
    ]);
  });

  it('holds on this page where nothing can be stored', () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      putConsent({ media: 'ask' });
      giveConsent('media');
      expect(readConsent('media')).to.equal('granted');
    } finally {
      Storage.prototype.setItem = setItem;
      giveConsent('media');
    }
  });

  it('is told when the visitor comes back to a page that was kept, and has decided elsewhere meanwhile', () => {
    giveConsent('maps');
    followOtherTabs();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    localStorage.setItem('wb-consent', '{"maps":false}');
    const back = (persisted: boolean) => () =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
    expect(announcedIn(back(false))).to.deep.equal([]);
    expect(announcedIn(back(true))).to.deep.equal(['consent.withdrawn maps maps']);
  });

  it('is that of the visitor in every tab, but for what this page was told alone', () => {
    putConsent({ media: 'ask', maps: 'ask' });
    followOtherTabs();
    withdrawConsent('maps', { remember: false });
    const heard = announcedIn(() => storeElsewhere('{"media":true,"maps":true}'));
    expect(heard).to.deep.equal(['consent.given media media']);
    expect([readConsent('media'), readConsent('maps')]).to.deep.equal(['granted', 'denied']);
    expect(announcedIn(() => storeElsewhere(null))).to.deep.equal([
      'consent.withdrawn media media',
    ]);
  });

  it('is what it would be with nothing stored when another script has spoiled what is', () => {
    putConsent({ media: 'ask' });
    for (const text of [
      '{',
      'null',
      '[]',
      '7',
      '{"media":"yes"}',
      '{"__proto__":{"media":true}}',
    ]) {
      localStorage.setItem('wb-consent', text);
      expect(readConsent('media'), text).to.equal('ask');
    }
  });

  it('is told to who observes one purpose, until it stops', () => {
    let count = 0;
    const stop = observeConsent('media', () => (count += 1));
    withdrawConsent(['media', 'maps']);
    expect(count).to.equal(1);
    stop();
    announce('consent.given', 'media', { purpose: 'media' });
    expect(count).to.equal(1);
  });

  it('counts a purpose that is none for nothing, with a warning', () => {
    expectWarning(/'everything' is no purpose of consent.*Use one of media/);
    expect(announcedIn(() => withdrawConsent(['everything' as 'media', 'media']))).to.have.length(
      1,
    );
    expect(localStorage.getItem('wb-consent')).to.equal('{"media":false}');
  });

  it('is asked where the page means to restrict it in a word that is none, with a warning', () => {
    expectWarning(/consent says \{"media":"never"\}.*visitors are asked. Write 'ask' or 'granted'/);
    putConsent({ media: 'never', maps: 'granted' });
    expect([readConsent('media'), readConsent('maps')]).to.deep.equal(['ask', 'granted']);
    putConsent(true);
    expect(new Set(states())).to.deep.equal(new Set(['ask']));
  });
});
