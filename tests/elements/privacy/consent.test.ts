import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../elements/popups/popup/popup';
import '../../../elements/privacy/consent/consent';
import {
  giveConsent,
  observeConsent,
  readConsent,
  withdrawConsent,
} from '../../../shared/browser/consent/consent';
import { forgetConsent } from '../../support/consent';
import { put, turn, until } from '../../support/test-element';

const ASKS =
  '<script type="application/json" data-wb-page>{"consent":{"media":"ask","maps":"ask"}}</script>';

function make(attributes = '', page = ASKS) {
  put(
    `${page}<a id="link" href="#privacy">Privacy</a><wb-consent id="privacy" ${attributes}></wb-consent>`,
  );
  return document.querySelector('wb-consent')!;
}
const within = (host: Element) => host.shadowRoot!;
const part = (host: Element, name: string) =>
  within(host).querySelector<HTMLElement>(`[part=${name}]`)!;
const switches = (host: Element) => [
  ...within(host).querySelectorAll<HTMLInputElement>('[part=switch]'),
];
const shown = (host: Element) => switches(host).map((it) => `${it.name} ${it.checked}`);
const isOpen = (host: Element) => within(host).querySelector('dialog')!.matches(':modal');
const stored = () => JSON.parse(localStorage.getItem('wb-consent') ?? 'null') as unknown;

describe('The settings of consent', () => {
  beforeEach(forgetConsent);
  afterEach(async () => {
    put('');
    await turn();
  });
  after(forgetConsent);

  it('list what the page asks for, and what an element asks for, and nothing else', async () => {
    expect(switches(make()).map(({ name }) => name)).to.deep.equal(['media', 'maps']);
    const film = '<wb-video consent></wb-video>';
    expect(switches(make('', film)).map(({ name }) => name)).to.deep.equal(['media']);
    const host = make('purposes="shop  comments shop weather"', '');
    expect(switches(host).map(({ name }) => name)).to.deep.equal(['shop', 'comments']);
    expect(part(make('', ''), 'status').textContent).to.contain('nothing that needs your consent');
  });

  it('open by a link to them, agree to nothing by themselves, and give the focus back', async () => {
    const host = make();
    const link = document.getElementById('link')!;
    link.focus();
    link.click();
    await until(() => isOpen(host));
    expect(shown(host)).to.deep.equal(['media false', 'maps false']);
    await sendKeys({ press: 'Escape' });
    expect([isOpen(host), document.activeElement === link, stored()]).to.deep.equal([
      false,
      true,
      null,
    ]);
  });

  it('open over a popup whose link names them, which stays', async () => {
    const host = make();
    host.insertAdjacentHTML(
      'beforebegin',
      '<wb-popup id="news"><a id="inner" href="#privacy">Cookie settings</a></wb-popup>',
    );
    const popup = document.querySelector<HTMLElement & { open(): void }>('wb-popup')!;
    popup.open();
    document.getElementById('inner')!.click();
    await until(() => isOpen(host));
    expect(isOpen(popup)).to.equal(true);
    await sendKeys({ press: 'Escape' });
    expect([isOpen(host), isOpen(popup)]).to.deep.equal([false, true]);
  });

  it('save what is chosen, tell it, and show it when they open again', async () => {
    const host = make();
    const told: unknown[] = [];
    host.addEventListener('wb-consent-change', (event) => told.push((event as CustomEvent).detail));
    document.getElementById('link')!.click();
    await until(() => isOpen(host));
    switches(host)[1]!.click();
    expect(readConsent('maps')).to.equal('ask');
    part(host, 'save').click();
    expect(isOpen(host)).to.equal(false);
    expect(told).to.deep.equal([{ granted: ['maps'], denied: ['media'] }]);
    expect(stored()).to.deep.equal({ media: false, maps: true });
    document.getElementById('link')!.click();
    await until(() => isOpen(host));
    expect(shown(host)).to.deep.equal(['media false', 'maps true']);
  });

  it('accept and refuse all of what they list, and nothing more', async () => {
    const host = make('inline');
    part(host, 'accept-all').click();
    expect(stored()).to.deep.equal({ media: true, maps: true });
    await until(() => part(host, 'status').textContent === 'Your choices are saved.');
    part(host, 'refuse-all').click();
    expect(stored()).to.deep.equal({ media: false, maps: false });
    expect(shown(host)).to.deep.equal(['media false', 'maps false']);
  });

  it('never hold what is agreed to together with what no longer is', async () => {
    giveConsent('media');
    const host = make('inline');
    await turn();
    const held: string[] = [];
    const stops = (['media', 'maps'] as const).map((it) =>
      observeConsent(it, () => held.push(`${readConsent('media')} ${readConsent('maps')}`)),
    );
    for (const it of switches(host)) it.click();
    part(host, 'save').click();
    for (const stop of stops) stop();
    expect(held).to.deep.equal(['denied ask', 'denied granted']);
  });

  it('say in the page that they are saved, anew each time, until one is changed', async () => {
    const host = make('inline');
    const status = part(host, 'status');
    part(host, 'accept-all').click();
    await until(() => status.textContent === 'Your choices are saved.');
    let changes = 0;
    const observer = new MutationObserver(() => (changes += 1));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    part(host, 'save').click();
    await turn();
    observer.disconnect();
    expect(changes).to.be.greaterThan(0);
    expect(status.textContent).to.equal('Your choices are saved.');
    switches(host)[0]!.click();
    await until(() => status.textContent === '');
  });

  it('show in the page what is decided elsewhere, and give their buttons one size and look', async () => {
    const host = make('inline');
    giveConsent('maps');
    await until(() => shown(host).join() === 'media false,maps true');
    const looks = ['accept-all', 'refuse-all', 'save'].map((name) => {
      const { backgroundColor, borderColor, fontWeight, inlineSize, blockSize } = getComputedStyle(
        part(host, name),
      );
      return [backgroundColor, borderColor, fontWeight, inlineSize, blockSize].join();
    });
    expect(new Set(looks).size).to.equal(1);
  });

  it('show in the open dialog what is decided elsewhere, leave what is being chosen, and overwrite neither', async () => {
    const host = make('purposes="media maps booking"');
    document.getElementById('link')!.click();
    await until(() => isOpen(host));
    switches(host)[0]!.click();
    giveConsent('maps');
    withdrawConsent('media');
    await turn();
    expect(shown(host)).to.deep.equal(['media true', 'maps true', 'booking true']);
    part(host, 'save').click();
    expect(stored()).to.deep.equal({ media: true, maps: true, booking: true });
  });

  it('leave in the page what is being chosen when something is decided elsewhere', async () => {
    const host = make('inline');
    await turn();
    switches(host)[0]!.click();
    giveConsent('maps');
    await turn();
    expect(shown(host)).to.deep.equal(['media true', 'maps true']);
  });

  it('show what holds of a purpose that its author adds', async () => {
    giveConsent('shop');
    const host = make('inline purposes="media"');
    await turn();
    host.setAttribute('purposes', 'media shop');
    await until(() => switches(host).length === 2);
    expect(shown(host)).to.deep.equal(['media false', 'shop true']);
  });

  it('forget what was chosen and not saved', async () => {
    const host = make();
    document.getElementById('link')!.click();
    await until(() => isOpen(host));
    switches(host)[0]!.click();
    part(host, 'close').click();
    expect([isOpen(host), stored()]).to.deep.equal([false, null]);
    document.getElementById('link')!.click();
    await until(() => isOpen(host));
    expect(shown(host)).to.deep.equal(['media false', 'maps false']);
  });
});
