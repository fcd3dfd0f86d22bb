import { expect } from '@open-wc/testing';
import '../../../elements/contact/map/map';
import { giveConsent, withdrawConsent } from '../../../shared/browser/consent/consent';
import { forgetConsent, putConsent } from '../../support/consent';
import { expectWarning } from '../../support/console';
import { published, put, turn, until } from '../../support/test-element';

const part = <E extends HTMLElement = HTMLElement>(host: Element, name: string) =>
  host.shadowRoot!.querySelector<E>(`[part=${name}]`);
const frame = (host: Element) => part<HTMLIFrameElement>(host, 'frame');
const SQUARE = 'address="Pariser Platz, Berlin"';

async function mapOf(attributes: string, content = '') {
  const host = put(`<wb-map ${attributes}>${content}</wb-map>`);
  await turn();
  return host;
}

describe('A map', () => {
  const { fetch } = window;
  beforeEach(() => {
    forgetConsent();
    // Nobody is asked whether Google answers.
    window.fetch = () => Promise.resolve(new Response());
  });
  after(() => {
    forgetConsent();
    window.fetch = fetch;
  });

  it('is a card with the address, a button and a link until it is wanted', async () => {
    const host = await mapOf(SQUARE);
    expect(frame(host)).to.equal(null);
    expect(part(host, 'place')!.textContent).to.equal('Pariser Platz, Berlin');
    expect(part<HTMLAnchorElement>(host, 'open')!.href).to.equal(
      'https://www.google.com/maps/search/?api=1&query=Pariser+Platz%2C+Berlin',
    );
    expect(published(`<wb-map ${SQUARE}></wb-map>`)).to.not.contain('<iframe');
  });

  it('comes in the size of its card when the button is pressed, with the focus, and says so', async () => {
    const host = await mapOf(SQUARE);
    const shown: string[] = [];
    host.addEventListener('wb-map-show', ({ type }) => shown.push(type));
    const { height } = host.getBoundingClientRect();
    part(host, 'show')!.focus();
    part(host, 'show')!.click();
    await until(() => frame(host));
    expect(shown).to.deep.equal(['wb-map-show']);
    expect(host.getBoundingClientRect().height).to.equal(height);
    expect(frame(host)!.title).to.equal('Map: Pariser Platz, Berlin');
    expect(frame(host)!.loading).to.equal('lazy');
    expect(frame(host)!.referrerPolicy).to.equal('strict-origin-when-cross-origin');
    expect(frame(host)!.sandbox.value).to.not.contain('top-navigation');
    expect(host.shadowRoot!.activeElement).to.equal(frame(host));
  });

  it('is its author’s picture, and asks for nothing, until it is wanted', async () => {
    const host = await mapOf(
      SQUARE,
      '<img slot="picture" src="/x.svg" alt="" width="8" height="4">',
    );
    const [picture, box] = [host.querySelector('img')!, part(host, 'box')!].map((it) =>
      it.getBoundingClientRect(),
    );
    // Its card has an edge.
    expect([picture!.width, picture!.height]).to.deep.equal([box!.width - 2, box!.height - 2]);
    expect(frame(host)).to.equal(null);
    part(host, 'show')!.click();
    await until(() => frame(host));
    expect(host.querySelector('img')!.checkVisibility()).to.equal(false);
  });

  it('asks with the focus in its box where maps were refused', async () => {
    withdrawConsent('maps');
    const host = await mapOf(`consent ${SQUARE}`);
    put('');
    const other = await mapOf(SQUARE);
    part(other, 'show')!.focus();
    part(other, 'show')!.click();
    await until(() => part(other, 'consent'));
    expect(frame(host)).to.equal(null);
    expect(other.shadowRoot!.activeElement).to.equal(part(other, 'box'));
  });

  it('takes its address from an address element inside, which stays readable', async () => {
    const host = await mapOf('', '<address>Pariser Platz,\n Berlin</address>');
    expect(part(host, 'place')!.textContent).to.equal('Pariser Platz, Berlin');
    expect(host.querySelector('address')!.getBoundingClientRect().height).to.be.above(0);
  });

  it('asks first where it has consent, comes once that is given anywhere, and goes when it is withdrawn', async () => {
    const host = await mapOf(`consent ${SQUARE}`);
    const { height } = host.getBoundingClientRect();
    expect(part(host, 'consent')!.textContent).to.contain('Google Maps');
    expect(part(host, 'show')).to.equal(null);
    giveConsent('maps');
    await until(() => frame(host));
    withdrawConsent('maps');
    await until(() => part(host, 'consent'));
    expect(frame(host)).to.equal(null);
    expect(host.getBoundingClientRect().height).to.equal(height);
  });

  it('asks where the page wants that', async () => {
    putConsent({ maps: 'ask' });
    const host = document.createElement('wb-map');
    host.setAttribute('address', 'Berlin');
    document.querySelector('[data-wb-page]')!.after(host);
    await turn();
    expect(part(host, 'consent')).to.not.equal(null);
  });

  it('says that there is no place where it has none, or one on no planet of ours', async () => {
    for (const bad of ['', 'coordinates="91, 0"', 'coordinates="javascript:alert(1)"']) {
      const host = await mapOf(bad);
      expect(host.shadowRoot!.textContent, bad).to.contain('There is no place to show.');
      expect(part(host, 'show'), bad).to.equal(null);
    }
  });

  it('is as near as it can be where the zoom is too large', async () => {
    expectWarning(/zoom="1e9"/);
    const host = await mapOf(`zoom="1e9" ${SQUARE}`);
    part(host, 'show')!.click();
    await until(() => frame(host));
    expect(new URL(frame(host)!.src).searchParams.get('z')).to.equal('21');
  });
});
