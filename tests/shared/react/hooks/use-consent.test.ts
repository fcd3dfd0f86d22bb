import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { giveConsent, withdrawConsent } from '../../../../shared/browser/consent/consent';
import { text } from '../../../../shared/contract/attribute';
import { useConsent } from '../../../../shared/react/hooks/use-consent';
import { forgetConsent } from '../../../support/consent';
import { define, published, put, until } from '../../../support/test-element';

describe('useConsent', () => {
  beforeEach(forgetConsent);
  after(forgetConsent);

  const defineCard = () =>
    define(({ label }) => createElement('b', null, useConsent(label as 'media')), {
      attributes: { label: text('media', 'A purpose.') },
    });
  const shown = (host: HTMLElement) => host.shadowRoot!.querySelector('b')!.textContent;

  it('asks on a published page, and says how it stands once awake', async () => {
    const tag = defineCard();
    const html = published(`<${tag}></${tag}>`);
    expect(html).to.contain('<b>ask</b>');
    const host = put(`<${tag}></${tag}>`);
    await until(() => shown(host) === 'granted');
  });

  it('follows what the visitor decides anywhere on the page, of its own purpose', async () => {
    const tag = defineCard();
    const host = put(`<${tag}></${tag}>`);
    withdrawConsent('media');
    await until(() => shown(host) === 'denied');
    host.setAttribute('label', 'maps');
    await until(() => shown(host) === 'granted');
    withdrawConsent('maps');
    await until(() => shown(host) === 'denied');
    giveConsent('maps');
    await until(() => shown(host) === 'granted');
  });
});
