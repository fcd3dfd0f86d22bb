import { expect } from '@open-wc/testing';
import { useFakeTimers } from 'sinon';
import '../../../elements/shop/shop-cart/shop-cart';
import { expectWarning } from '../../support/console';
import { errorsOf, put, turn, until } from '../../support/test-element';
import {
  arrivalOf,
  arrive,
  asked,
  endPage,
  freshStore,
  newPage,
  page,
  part,
  placeIn,
  recorder,
} from './hosted';

beforeEach(newPage);
afterEach(endPage);

const cartOf = (store = freshStore()) => put(`<wb-shop-cart store-id="${store}"></wb-shop-cart>`);
const isFailed = (host: Element) => until(() => part(host, 'retry'));
const retry = (host: Element) => part(host, 'retry')!.click();

/** The shop comes after all, and all is well. */
async function comesNow(host: Element) {
  const { ecwid, shown } = recorder();
  await arrive(() => (page.Ecwid = ecwid));
  await until(() => placeIn(host));
  await turn();
  shown({ type: 'CART' });
  await until(() => arrivalOf(host) === 'there');
}

describe('A shop that does not come', () => {
  it('says so where its script is blocked, and comes when it is tried again, with the focus kept', async () => {
    const store = freshStore();
    expectWarning(new RegExp(`Failed to load https://app.ecwid.com/script.js.${store}`));
    const host = cartOf(store);
    await until(() => asked.length);
    asked[0]!.onerror?.(new Event('error'));
    await isFailed(host);
    expect(part(host, 'notice')!.textContent).to.contain('Failed to load app.ecwid.com');
    part(host, 'retry')!.focus();
    retry(host);
    await until(() => asked.length === 2);
    expect(host.shadowRoot!.activeElement).to.equal(part(host, 'box'));
    await comesNow(host);
  });

  for (const [what, run] of [
    ['throws', () => undefined],
    ['defines half of its calls', () => (page.Ecwid = { init: () => undefined })],
    ['is another one', () => (page.Ecwid = 'shop')],
  ] as const) {
    it(`says so where its script ${what}, and runs it again when it is tried again`, async () => {
      expectWarning(/is not the script that it should be/);
      const host = cartOf();
      await arrive(run);
      await isFailed(host);
      retry(host);
      await until(() => asked.length === 2);
      await comesNow(host);
    });
  }

  it('says so where a call of its throws, and takes out what it has drawn', async () => {
    expectWarning(/has thrown \(Error: closed\), so visitors are offered to try again/);
    const host = cartOf();
    const { ecwid, shown } = recorder();
    const { init } = ecwid;
    ecwid.init = () => {
      throw new Error('closed');
    };
    await arrive(() => (page.Ecwid = ecwid));
    await isFailed(host);
    expect(placeIn(host)).to.equal(null);
    ecwid.init = init;
    retry(host);
    await until(() => placeIn(host));
    await turn();
    shown({ type: 'CART' });
    await until(() => arrivalOf(host) === 'there');
  });

  it('is waited for while its script never calls back, and given up after 30 seconds; late is not too late', async () => {
    expectWarning(/shows nothing after 30 seconds/);
    const clock = useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const frame = () => new Promise(requestAnimationFrame);
    try {
      const host = cartOf();
      const { ecwid, shown } = recorder();
      while (!asked.length) await frame();
      page.Ecwid = ecwid;
      asked[0]!.onload?.(new Event('load'));
      while (!placeIn(host) || clock.countTimers() < 2) await frame();
      clock.tick(10_000);
      while (arrivalOf(host) !== 'slow') await frame();
      expect(part(host, 'notice')!.textContent).to.contain('Still waiting for');
      clock.tick(20_000);
      while (arrivalOf(host) !== 'failed') await frame();
      shown({ type: 'CART' });
      while (arrivalOf(host) !== 'there') await frame();
    } finally {
      clock.restore();
    }
  });

  it('is one shop where its script calls back twice', async () => {
    const host = cartOf();
    const { ecwid, calls, loaded, shown } = recorder();
    await arrive(() => (page.Ecwid = ecwid));
    await until(() => placeIn(host));
    await turn();
    for (const tell of [loaded, loaded, shown, shown]) tell();
    await until(() => arrivalOf(host) === 'there');
    expect(calls.filter(([name]) => name === 'openPage')).to.have.length(1);
    expect(host.querySelectorAll('[slot=embed]')).to.have.length(1);
  });

  it('hurts nothing where it has no other calls than it needs, or they throw', async () => {
    const host = cartOf();
    const { ecwid, loaded, shown } = recorder();
    const { init, OnAPILoaded, OnPageLoaded } = ecwid;
    const destroy = () => {
      throw new Error('planted');
    };
    await arrive(() => (page.Ecwid = { init, OnAPILoaded, OnPageLoaded }));
    await until(() => placeIn(host));
    await turn();
    loaded();
    shown();
    await until(() => arrivalOf(host) === 'there');
    Object.assign(page.Ecwid as object, { destroy });
    expectWarning(/Error: planted/);
    const errors = await errorsOf(async () => {
      host.remove();
      await until(() => !placeIn(host));
    });
    expect(errors.join()).to.contain('planted');
  });
});
