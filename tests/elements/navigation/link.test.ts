import { expect } from '@open-wc/testing';
import '../../../elements/navigation/link/link';
import { watch } from '../../../elements/navigation/link/link.watch';
import { expectWarning } from '../../support/console';
import { put, turn } from '../../support/test-element';

interface Went {
  to: string;
  how: string;
}

/** Where the page would have gone, which this one never does. */
let went: Went[] = [];
let backs = 0;
const nativeBack = history.back;

const onNavigate = (event: NavigateEvent) => {
  const { url } = event.destination;
  went.push({ to: url.replace(location.origin, ''), how: event.navigationType });
  event.preventDefault();
};

const canGoBack = (can: boolean) =>
  Object.defineProperty(navigation, 'canGoBack', { configurable: true, get: () => can });

before(() => {
  navigation.addEventListener('navigate', onNavigate);
  history.back = () => void (backs += 1);
});
beforeEach(() => {
  went = [];
  backs = 0;
});
after(() => {
  navigation.removeEventListener('navigate', onNavigate);
  history.back = nativeBack;
  Reflect.deleteProperty(navigation, 'canGoBack');
});

const replaced = '<wb-link replacement="/spring"><a href="/offers">Offers</a></wb-link>';
const previous = '<wb-link previous><a href="/events">Back</a></wb-link>';

/** A link of the page, of an element whose effects have run. */
async function linkOf(html: string) {
  const host = put(html);
  await turn();
  return host.querySelector<HTMLElement>('a, button')!;
}

const click = (node: HTMLElement, init: MouseEventInit = {}) =>
  node.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );

describe('A link with another address', () => {
  it('replaces the present location with it', async () => {
    (await linkOf(replaced)).click();
    expect(went).to.deep.equal([{ to: '/spring', how: 'replace' }]);
  });

  it('does so once, however many there are and however often the watcher came', async () => {
    watch(put(replaced), () => undefined);
    const box = put(`<p>${replaced}${replaced}</p>`);
    await turn();
    box.querySelector('a')!.click();
    expect(went).to.have.length(1);
  });

  it('may be a button, or hold more than its text', async () => {
    (await linkOf('<wb-link replacement="a?b=1#c"><button>Go</button></wb-link>')).click();
    const inner = await linkOf(replaced.replace('Offers', '<b>Offers</b>'));
    inner.querySelector('b')!.click();
    expect(went.map(({ how }) => how)).to.deep.equal(['replace', 'replace']);
    expect(went[0]!.to).to.match(/\/a\?b=1#c$/);
  });

  it('leaves the link as it was written', async () => {
    expect((await linkOf(replaced)).getAttribute('href')).to.equal('/offers');
  });

  it('leaves to the browser what opens elsewhere or is answered already', async () => {
    const link = await linkOf(replaced);
    const natively = (init: MouseEventInit) => {
      let left = false;
      const stay = (event: Event) => {
        left = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', stay, { once: true });
      click(link, init);
      return left;
    };
    for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      expect(natively({ [key]: true }), key).to.equal(true);
    expect(natively({ button: 1 })).to.equal(true);
    link.setAttribute('target', '_blank');
    expect(natively({})).to.equal(true);
    link.setAttribute('target', '_self');
    link.setAttribute('download', 'offers.pdf');
    expect(natively({})).to.equal(true);
    link.removeAttribute('download');
    link.addEventListener('click', (event) => event.preventDefault());
    natively({});
    expect(went).to.deep.equal([]);
  });

  it('follows its own address where the other is none to follow', async () => {
    expectWarning(/replacement="java\s?script:/);
    for (const bad of ['javascript:alert(1)', 'java\nscript:alert(1)', 'http://[', '']) {
      went = [];
      (await linkOf(replaced.replace('/spring', bad))).click();
      expect(went, bad).to.deep.equal([{ to: '/offers', how: 'push' }]);
    }
  });

  it('does nothing to links beside it', async () => {
    const box = put(`<p>${replaced}<a id="other" href="/other">Other</a></p>`);
    await turn();
    box.querySelector<HTMLElement>('#other')!.click();
    expect(went).to.deep.equal([{ to: '/other', how: 'push' }]);
  });
});

describe('A link to the previous page', () => {
  it('goes back in the history', async () => {
    canGoBack(true);
    (await linkOf(previous)).click();
    expect({ backs, went }).to.deep.equal({ backs: 1, went: [] });
  });

  it('is followed when there is no page of this site to go back to', async () => {
    canGoBack(false);
    (await linkOf(previous)).click();
    expect({ backs, went }).to.deep.equal({ backs: 0, went: [{ to: '/events', how: 'push' }] });
  });

  it('leads to the other address, if it has one, when there is none', async () => {
    canGoBack(false);
    (await linkOf(previous.replace('previous', 'previous replacement="/all"'))).click();
    expect(went).to.deep.equal([{ to: '/all', how: 'replace' }]);
  });
});
