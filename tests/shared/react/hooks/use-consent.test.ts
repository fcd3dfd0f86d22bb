import { expect } from '@open-wc/testing';
import { createElement } from 'react';
import { giveConsent, withdrawConsent } from '../../../../shared/browser/consent/consent';
import { flag, text } from '../../../../shared/contract/attribute';
import { useConsent } from '../../../../shared/react/hooks/use-consent';
import { forgetConsent } from '../../../support/consent';
import { define, published, put, turn, until } from '../../../support/test-element';

describe('useConsent', () => {
  beforeEach(forgetConsent);
  after(forgetConsent);

  const defineCard = () =>
    define(
      ({ host, label, isAsked }) => {
        const { state, allowOnce } = useConsent(host, {
          purpose: label as 'media',
          isAsked: isAsked === true,
        });
        return createElement('button', { onClick: allowOnce }, state);
      },
      {
        attributes: { label: text('media', 'A purpose.'), isAsked: flag('Asks first.') },
      },
    );
  const buttonOf = (host: Element) => host.shadowRoot!.querySelector('button')!;
  const shown = (host: Element) => buttonOf(host).textContent;

  it('is drawn asking when published where the visitor is asked, and granted elsewhere', async () => {
    const tag = defineCard();
    expect(published(`<${tag} is-asked></${tag}>`)).to.contain('>ask</button>');
    expect(published(`<${tag}></${tag}>`)).to.contain('>granted</button>');
    giveConsent('media');
    const host = put(`<${tag} is-asked></${tag}>`);
    await until(() => shown(host) === 'granted');
  });

  it('asks for one element where the page does not, until it is agreed to anywhere', async () => {
    const tag = defineCard();
    const host = put(`<${tag} is-asked></${tag}>`);
    expect(shown(host)).to.equal('ask');
    giveConsent('media');
    await until(() => shown(host) === 'granted');
    withdrawConsent('media');
    await until(() => shown(host) === 'denied');
  });

  it('is given once for one element alone, which later pages know nothing of', async () => {
    const tag = defineCard();
    put(`<${tag} is-asked></${tag}><${tag} is-asked></${tag}>`);
    const [first, second] = [...document.querySelectorAll(tag)] as [Element, Element];
    buttonOf(first).click();
    await until(() => shown(first) === 'granted');
    expect([shown(second), localStorage.getItem('wb-consent')]).to.deep.equal(['ask', null]);
    // As when a part of the page is moved.
    const { parentNode } = first;
    first.remove();
    await turn();
    parentNode!.append(first);
    await until(() => shown(first) === 'granted');
  });

  it('is taken back with the purpose, even where that was denied before', async () => {
    withdrawConsent('media');
    const tag = defineCard();
    const host = put(`<${tag} is-asked></${tag}>`);
    expect(shown(host)).to.equal('denied');
    buttonOf(host).click();
    await until(() => shown(host) === 'granted');
    withdrawConsent('media');
    await until(() => shown(host) === 'denied');
  });

  it('is taken back where the visitor refuses the purpose in another tab', async () => {
    const tag = defineCard();
    const host = put(`<${tag} is-asked></${tag}>`);
    buttonOf(host).click();
    await until(() => shown(host) === 'granted');
    const newValue = '{"media":false}';
    localStorage.setItem('wb-consent', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'wb-consent', oldValue: null, newValue }));
    await until(() => shown(host) === 'denied');
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
