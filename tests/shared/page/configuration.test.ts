import { expect } from '@open-wc/testing';
import { PAGE_MODES, pageConfig } from '../../../shared/page/configuration';
import { shopConfig } from '../../../elements/shop/shop-configuration';
import { put } from '../../support/test-element';

const page = (...scripts: string[]) =>
  put(
    `<div>${scripts.map((it) => `<script type="application/json" data-wb-page>${it}</script>`).join('')}</div>`,
  );

describe("The page's configuration", () => {
  afterEach(() => {
    put('');
    document.body.removeAttribute('data-wb-logged-in');
  });

  for (const mode of PAGE_MODES) {
    it(`knows the mode ${mode}`, () => {
      page(JSON.stringify({ mode }));
      expect(pageConfig().mode).to.equal(mode);
    });
  }
  it('is that of an ordinary page and a visitor nobody knows when nothing is said', () => {
    expect(pageConfig()).to.deep.equal({
      mode: undefined,
      loggedIn: false,
      admin: false,
      roles: [],
      timeZone: '',
      now: undefined,
    });
  });
  it('takes what is none of its kind as not said', () => {
    for (const bad of ['{', '7', 'null', '[]', '{"mode":"x","loggedIn":"yes","roles":"member"}']) {
      page(bad);
      expect(pageConfig(), bad).to.include({ mode: undefined, loggedIn: false, timeZone: '' });
    }
    page('{"roles":["member",7],"timeZone":"Mars/Olympus"}');
    expect(pageConfig()).to.deep.include({ roles: ['member'], timeZone: '' });
  });
  it('knows an administrator, and only one who is called so in so many words', () => {
    page('{"admin":true}');
    expect(pageConfig().admin).to.equal(true);
    page('{"admin":"yes"}');
    expect(pageConfig().admin).to.equal(false);
  });
  it('knows the hosted shop, with what its elements need', () => {
    const settings = { show_cart: true };
    const shop = {
      ...{ storeId: 1003, path: '/shop/', defaultProductId: 'p1', settings },
      ...{ script: '/shop.js', entity: { type: 'ecwid-product', id: '7' }, daysLeft: 12 },
    };
    page(JSON.stringify({ shop: { ...shop, cloud: true } }));
    expect(shopConfig()).to.deep.equal({ ...shop, storeId: '1003', path: '/shop' });
    page('{"shop":{"storeId":"s"}}');
    expect(shopConfig()).to.deep.equal({
      storeId: 's',
      path: '',
      defaultProductId: '',
      settings: {},
      script: '',
      entity: { type: '', id: '' },
      daysLeft: 0,
    });
  });
  it('has no days left unless the site is a cloud site with a shop', () => {
    for (const [shop, days] of [
      [{ storeId: 's', cloud: true, daysLeft: 12 }, 12],
      [{ storeId: 's', cloud: false, daysLeft: 12 }, 0],
      [{ storeId: 's', daysLeft: 12 }, 0],
      [{ cloud: true, daysLeft: 12 }, 0],
      [{ storeId: 's', cloud: true, daysLeft: 1.5 }, 0],
    ] as const) {
      page(JSON.stringify({ shop }));
      expect(shopConfig()?.daysLeft ?? 0, JSON.stringify(shop)).to.equal(days);
    }
  });
  it('knows no shop without a store, and of a shop only what is of its kind', () => {
    for (const shop of [null, 7, [], {}, { storeId: ' ' }, { storeId: {} }]) {
      page(JSON.stringify({ shop }));
      expect(shopConfig(), JSON.stringify(shop)).to.equal(undefined);
    }
    for (const path of ['//evil.example', '/\\evil.example', 'javascript:1', 'shop', '/a?b', 7]) {
      const wrong = { storeId: 's', path, settings: [], daysLeft: -1.5, defaultProductId: [] };
      page(JSON.stringify({ shop: wrong }));
      const shop = shopConfig();
      expect(shop, String(path)).to.include({ path: '', daysLeft: 0, defaultProductId: '' });
      expect(shop!.settings).to.deep.equal({});
    }
  });
  it('takes the first script that says something', () => {
    page('{"mode":"template"}', '{"mode":"internal_popup","loggedIn":true}');
    expect(pageConfig()).to.include({ mode: 'template', loggedIn: true });
  });
  it('knows when the server answered, in milliseconds or as a text', () => {
    for (const [now, wanted] of [
      [1_798_135_200_000, 1_798_135_200_000],
      ['2026-12-24T18:00:00Z', 1_798_135_200_000],
      ['soon', undefined],
      [1e308, undefined],
      [null, undefined],
      [true, undefined],
    ]) {
      page(JSON.stringify({ now }));
      expect(pageConfig().now, String(now)).to.equal(wanted);
    }
  });
  it('knows from an attribute that the visitor is logged in', () => {
    document.body.setAttribute('data-wb-logged-in', '');
    expect(pageConfig().loggedIn).to.equal(true);
    document.body.setAttribute('data-wb-logged-in', 'false');
    expect(pageConfig().loggedIn).to.equal(false);
  });
  it('believes the attribute rather than the data, as the account of a customer does', () => {
    page('{"loggedIn":true}');
    document.body.setAttribute('data-wb-logged-in', 'false');
    expect(pageConfig().loggedIn).to.equal(false);
  });
});
