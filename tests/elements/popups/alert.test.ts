import { expect } from '@open-wc/testing';
import '../../../elements/popups/alert/alert';
import { answers } from '../../../elements/popups/alert/alert.answers';
import { watch } from '../../../elements/popups/alert/alert.watch';
import { LOADER } from '../../../shared/element/signals';
import { ANSWERED } from '../../../shared/foundation/answered';
import { published, put, reactRoot, turn, until } from '../../support/test-element';

const button = (host: Element) =>
  host.shadowRoot!.querySelector<HTMLButtonElement>('[part=close]')!;
const role = (host: Element) =>
  host.shadowRoot!.querySelector('[part=alert]')!.getAttribute('role');
const isOffered = (host: Element) => button(host).checkVisibility({ visibilityProperty: true });
const delayOf = (host: Element) => button(host).getAnimations()[0]?.effect!.getTiming().delay;
const endDelay = (host: Element) => button(host).getAnimations()[0]!.finish();

const page = globalThis as { [LOADER]?: boolean };

const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('wb-alert')) localStorage.removeItem(key);
};
beforeEach(forget);
after(forget);

describe('An alert', () => {
  it('is closed by its button', () => {
    const host = put('<wb-alert><p>Closed on Monday.</p></wb-alert>');
    expect(host.hidden).to.equal(false);
    button(host).click();
    expect(host.hidden).to.equal(true);
  });

  it('closes itself, not what holds it', () => {
    const box = put('<section><wb-alert>Text</wb-alert><p>More</p></section>');
    button(box.querySelector('wb-alert')!).click();
    expect(box.checkVisibility()).to.equal(true);
    expect(box.querySelector('p')!.checkVisibility()).to.equal(true);
  });

  it('stays when a listener prevents its closing, and is not remembered', () => {
    const host = put('<wb-alert remember-as="kept">Text</wb-alert>');
    host.addEventListener('wb-alert-close', (event) => event.preventDefault());
    button(host).click();
    expect(host.hidden).to.equal(false);
    expect(put('<wb-alert remember-as="kept">Text</wb-alert>').hidden).to.equal(false);
  });

  it('is read out at once, or in the next pause when it is polite', () => {
    expect(role(put('<wb-alert>Text</wb-alert>'))).to.equal('alert');
    expect(role(put('<wb-alert polite>Text</wb-alert>'))).to.equal('status');
  });

  it('names its button for everybody, in the words of its author', () => {
    expect(button(put('<wb-alert>Text</wb-alert>')).getAttribute('aria-label')).to.equal('Close');
    const own = put('<wb-alert close-text="Hide it">Text</wb-alert>');
    expect(button(own).getAttribute('aria-label')).to.equal('Hide it');
  });

  it('is shown again by a script', () => {
    const host = put('<wb-alert>Text</wb-alert>');
    button(host).click();
    host.hidden = false;
    expect(isOffered(host)).to.equal(true);
    button(host).click();
    expect(host.hidden).to.equal(true);
  });
});

describe('The close button of an alert', () => {
  it('is there at once unless told', () => {
    expect(isOffered(put('<wb-alert>Text</wb-alert>'))).to.equal(true);
    expect(isOffered(put('<wb-alert delay="0">Text</wb-alert>'))).to.equal(true);
  });

  it('appears after so many seconds, without moving anything, and then closes', async () => {
    const host = put('<wb-alert delay="2.5">Text</wb-alert>');
    await until(() => delayOf(host) !== undefined);
    expect(delayOf(host)).to.equal(2500);
    expect(isOffered(host)).to.equal(false);
    const { height, width } = host.getBoundingClientRect();
    endDelay(host);
    expect(isOffered(host)).to.equal(true);
    expect(host.getBoundingClientRect()).to.include({ height, width });
    button(host).click();
    expect(host.hidden).to.equal(true);
  });

  it('cannot be reached by key before', () => {
    const host = put('<wb-alert delay="60">Text</wb-alert>');
    button(host).focus();
    expect(host.shadowRoot!.activeElement).to.equal(null);
  });

  it('follows a delay that changes', async () => {
    const host = put('<wb-alert delay="60">Text</wb-alert>');
    await until(() => delayOf(host) === 60_000);
    host.setAttribute('delay', '30');
    await until(() => delayOf(host) === 30_000);
    host.removeAttribute('delay');
    await until(() => isOffered(host));
    expect(button(host).getAnimations()).to.deep.equal([]);
  });
});

describe('An alert with a name', () => {
  it('stays closed once the visitor has closed it, whatever became of its page', async () => {
    button(put('<wb-alert remember-as="sale">Text</wb-alert>')).click();
    const again = put('<wb-alert remember-as="sale">Text</wb-alert>');
    await until(() => again.hidden);
    const other = put('<wb-alert remember-as="sale-2">Text</wb-alert>');
    await turn();
    expect(other.hidden).to.equal(false);
  });

  it('is back on the next page when it has none', async () => {
    button(put('<wb-alert>Text</wb-alert>')).click();
    const again = put('<wb-alert remember-as="">Text</wb-alert>');
    await turn();
    expect(again.hidden).to.equal(false);
  });

  it('closes without an error where storage is blocked', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('planted', 'QuotaExceededError');
    };
    try {
      const host = put('<wb-alert remember-as="blocked">Text</wb-alert>');
      button(host).click();
      expect(host.hidden).to.equal(true);
    } finally {
      Storage.prototype.setItem = setItem;
    }
    expect(localStorage.getItem('wb-alert-closed blocked')).to.equal(null);
  });
});

describe('An alert asleep', () => {
  before(() => void (page[LOADER] = true));
  after(() => void delete page[LOADER]);

  const asleep = (html: string) => {
    const host = put(published(html));
    watch(host, () => expect.fail('it was woken'));
    expect(reactRoot(host)).to.equal(undefined);
    return host;
  };

  it('lets its button appear in time', () => {
    const host = asleep('<wb-alert delay="3">Text</wb-alert>');
    expect(isOffered(host)).to.equal(false);
    expect(delayOf(host)).to.equal(3000);
    endDelay(host);
    expect(isOffered(host)).to.equal(true);
  });

  it('keeps its button when it wakes', async () => {
    const host = asleep('<wb-alert delay="3">Text</wb-alert>');
    endDelay(host);
    host.setAttribute('polite', '');
    (host as unknown as Record<symbol, () => void>)[Symbol.for('wb.wake')]!();
    await until(() => role(host) === 'status');
    await turn();
    expect(isOffered(host)).to.equal(true);
    button(host).click();
    expect(host.hidden).to.equal(true);
  });

  it('is remembered where the page is left before its code is there', () => {
    const closed = (host: HTMLElement) =>
      answers.click!({
        event: new MouseEvent('click'),
        host,
        shadow: host.shadowRoot!,
        on: () => button(host),
      });
    const host = asleep('<wb-alert remember-as="left">Text</wb-alert>');
    closed(host);
    expect(host.hidden).to.equal(true);
    // What it answered is taken back when it wakes, and React remembers then.
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(localStorage.getItem('wb-alert-closed left')).to.equal(null);
    Object.assign(host, { [ANSWERED]: {} });
    closed(host);
    dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(localStorage.getItem('wb-alert-closed left')).to.equal('1');
  });

  it('is hidden when the visitor has closed it before', () => {
    localStorage.setItem('wb-alert-closed sale', '1');
    expect(asleep('<wb-alert remember-as="sale">Text</wb-alert>').hidden).to.equal(true);
    expect(asleep('<wb-alert remember-as="news">Text</wb-alert>').hidden).to.equal(false);
  });
});
