import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { withdrawConsent } from '../../../../shared/browser/consent/consent';
import { type ThirdParty, thirdParty } from '../../../../shared/content/third-party';
import { consent, text } from '../../../../shared/contract/attribute';
import { useConsent } from '../../../../shared/react/hooks/use-consent';
import styles from '../../../../shared/react/third-party/third-party-box.css';
import { ThirdPartyFrame } from '../../../../shared/react/third-party/third-party-frame';
import { expectWarning } from '../../../support/console';
import { forgetConsent } from '../../../support/consent';
import { define, published, put, turn, until } from '../../../support/test-element';

const MAP = new URL('./map.html', import.meta.url).href;
const RIGHTS = {
  sandbox: 'allow-scripts',
  allow: 'fullscreen',
  referrerPolicy: 'no-referrer',
} as const;

const tag = define(
  ({ host, content, src }) => {
    const party = content as ThirdParty;
    return createElement(ThirdPartyFrame, {
      party,
      consent: useConsent(host, party),
      room: { ratio: 2 },
      rights: RIGHTS,
      src: src as string,
      name: 'Main Street 5',
    });
  },
  {
    styles: `:host { display: block }\n${styles}`,
    attributes: { consent: consent('maps'), src: text(MAP, 'The address.') },
    content: (_, page, told) =>
      thirdParty(page, {
        purpose: 'maps',
        consent: told['consent'] === true,
        provider: { name: 'Maps & Co', host: 'maps.example' },
        title: 'Map: Main Street 5',
        address: 'https://maps.example/main-street-5',
      }),
  },
);

const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`)!;
const has = (host: Element, name: string) => part(host, name) !== null;
const asked = () =>
  performance.getEntriesByType('resource').filter(({ name }) => name === MAP).length;

describe('What comes from a third party in a frame', () => {
  beforeEach(forgetConsent);
  after(forgetConsent);

  it('is a card in the published page that says what it is, whose, and what is sent', () => {
    const html = published(`<${tag} consent></${tag}>`);
    expect(html).to.not.contain('<iframe');
    for (const said of [
      'Map: Main Street 5',
      'This comes from Maps &amp; Co (maps.example).',
      'your browser tells Maps &amp; Co your IP address',
      'Allow once',
      'Always allow maps',
      '<a class="open" part="open" href="https://maps.example/main-street-5">Open on Maps &amp; Co</a>',
    ])
      expect(html).to.contain(said);
  });

  it('is in the published page where nobody is asked, lazy and with no more rights than told', () => {
    expect(published(`<${tag}></${tag}>`)).to.contain(
      '<iframe class="frame" part="frame" title="Main Street 5" loading="lazy" sandbox="allow-scripts" allow="fullscreen" referrerPolicy="no-referrer"',
    );
    put(
      `<script type="application/json" data-wb-page>{"consent":{"maps":"ask"}}</script><${tag}></${tag}>`,
    );
    expect(has(document.querySelector(tag)!, 'frame')).to.equal(false);
  });

  it('leaves the focus to the card when it is withdrawn', async () => {
    const host = put(`<${tag}></${tag}>`);
    part(host, 'frame').focus();
    withdrawConsent('maps');
    await until(() => has(host, 'consent'));
    await turn();
    expect(host.shadowRoot!.activeElement).to.equal(part(host, 'allow-once'));
  });

  it('comes in the size of the card, takes the focus from it, and is gone when withdrawn', async () => {
    const host = put(`<${tag} consent></${tag}>`);
    const before = host.getBoundingClientRect();
    expect(part(host, 'box').getBoundingClientRect().height).to.equal(before.width / 2);
    expect(asked()).to.equal(0);
    part(host, 'allow-once').focus();
    part(host, 'allow-once').click();
    await until(() => part(host, 'box')?.dataset['arrival'] === 'there');
    expect(host.getBoundingClientRect().height).to.equal(before.height);
    expect(host.shadowRoot!.activeElement).to.equal(part(host, 'box'));
    expect(part(host, 'notice').hidden).to.equal(true);
    withdrawConsent('maps');
    await until(() => has(host, 'consent'));
    expect(has(host, 'frame')).to.equal(false);
    part(host, 'allow-always').click();
    await until(() => part(host, 'box').dataset['arrival'] === 'there');
    expect(localStorage.getItem('wb-consent')).to.equal('{"maps":true}');
  });

  it('says that it failed to load, and which, and leaves a link', async () => {
    const address = 'https://third-party.invalid/map?q=private';
    expectWarning(/Failed to load https:\/\/third-party\.invalid\/map: its site cannot be reached/);
    const host = put(`<${tag} src="${address}"></${tag}>`);
    await until(() => part(host, 'notice').textContent!.startsWith('Failed to load maps.example'));
    expect(has(host, 'frame')).to.equal(false);
    expect(part<HTMLAnchorElement>(host, 'open').href).to.equal(
      'https://maps.example/main-street-5',
    );
  });

  it('is waited for anew at another address, also where that before failed', async () => {
    expectWarning(/Failed to load https:\/\/gone\.invalid\//);
    const host = put(`<${tag} src="https://gone.invalid/"></${tag}>`);
    await until(() => part(host, 'box').dataset['arrival'] === 'failed');
    host.setAttribute('src', MAP);
    await until(() => part(host, 'box').dataset['arrival'] === 'there');
  });

  it('has failed where its load event comes only then, as of a page that tells of an error', async () => {
    expectWarning(/Failed to load https:\/\/late\.invalid\//);
    const host = put(`<${tag} src="https://late.invalid/"></${tag}>`);
    const { warn } = console;
    // It is told in the task in which the failure is known, and before that is drawn.
    console.warn = (...words) => {
      warn(...words);
      part(host, 'frame').dispatchEvent(new Event('load'));
    };
    try {
      await until(() => part(host, 'box').dataset['arrival'] === 'failed');
      await turn();
      expect(part(host, 'box').dataset['arrival']).to.equal('failed');
    } finally {
      console.warn = warn;
    }
  });
});
