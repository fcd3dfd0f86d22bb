import { expect } from '@open-wc/testing';
import '../../../elements/storefront/add-to-cart/add-to-cart';
import '../../../elements/storefront/price/price';
import '../../../elements/storefront/variant-picker/variant-picker';
import { announce, latest } from '../../../shared/bus/bus';
import { expectWarning } from '../../support/console';
import { until } from '../../support/test-element';
import { freshHandle, eventDetails, part, putShop, settled, shirt, the } from './shop';

const page = globalThis as { wbProducts?: Record<string, unknown> };
const moneyFormat = '€{{amount}}';
const cheaper = {
  ...shirt,
  variants: shirt.variants.map((it) => ({ ...it, price: it.price / 10 })),
};

const shopOf = (handle: string, more = '') =>
  `<wb-price product-handle="${handle}">from €10</wb-price>
  <wb-variant-picker product-handle="${handle}" variant-title="Size" ${more}></wb-variant-picker>
  <wb-variant-picker product-handle="${handle}" variant-title="Colour"></wb-variant-picker>
  <wb-add-to-cart product-handle="${handle}">
    <form action="/cart"><input type="hidden" name="id"><button>Add to cart</button></form>
  </wb-add-to-cart>`;
const price = (place: Element) => {
  const amount = part(the(place, 'wb-price'), 'amount');
  return amount ? amount.textContent!.replace('Now: ', '') : the(place, 'wb-price').textContent;
};
const selects = (place: Element) => [...place.querySelectorAll('select')];
const id = (place: Element) => the<HTMLInputElement>(place, '[name=id]').value;

/** A shop whose page has data, but not for its product. */
function putUnknown(handle: string, more = '') {
  expectWarning(new RegExp(`no product "${handle}"`));
  return putShop(shopOf(handle, more), {});
}

function choose(select: HTMLSelectElement, value: string) {
  select.value = value;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('The products of the global wbProducts', () => {
  afterEach(() => {
    delete page.wbProducts;
  });

  it('are those of the page, where it has no script with them', () => {
    const handle = freshHandle();
    page.wbProducts = { moneyFormat, [handle]: shirt };
    const place = putShop(shopOf(handle), {});
    expect(price(place)).to.equal('€10.00');
    expect(selects(place).map(({ value }) => value)).to.deep.equal(['S', 'Sand']);
    expect(id(place)).to.equal('1');
  });

  it('are drawn when they are set later, though the script fills them after that', async () => {
    const handle = freshHandle();
    const place = putUnknown(handle);
    expect(price(place)).to.equal('from €10');
    expect(selects(place)).to.deep.equal([]);
    page.wbProducts = {};
    page.wbProducts['moneyFormat'] = moneyFormat;
    page.wbProducts[handle] = shirt;
    await until(() => price(place) === '€10.00');
    expect(selects(place).map(({ value }) => value)).to.deep.equal(['S', 'Sand']);
    expect(id(place)).to.equal('1');
    choose(selects(place)[0]!, 'M');
    await until(() => price(place) === '€30.00');
    expect(id(place)).to.equal('3');
  });

  it('are drawn again when they are set again', async () => {
    const handle = freshHandle();
    page.wbProducts = { [handle]: shirt };
    const place = putShop(shopOf(handle), {});
    page.wbProducts = { [handle]: cheaper };
    await until(() => price(place) === '€1.00');
  });

  it('are drawn again when they are announced to have changed', async () => {
    const handle = freshHandle();
    page.wbProducts = { [handle]: shirt };
    const place = putShop(shopOf(handle), {});
    page.wbProducts[handle] = cheaper;
    await settled();
    expect(price(place)).to.equal('€10.00');
    announce('page.data', 'products', {});
    await until(() => price(place) === '€1.00');
  });

  it('keep what a visitor has chosen when they change', async () => {
    const handle = freshHandle();
    page.wbProducts = { [handle]: shirt };
    const place = putShop(shopOf(handle), {});
    choose(selects(place)[0]!, 'M');
    await until(() => price(place) === '€30.00');
    const variants = cheaper.variants.map((it) => ({ ...it, available: !it.available }));
    page.wbProducts = { [handle]: { ...cheaper, variants } };
    await until(() => price(place) === '€3.00');
    expect(selects(place).map(({ value }) => value)).to.deep.equal(['M', 'Sand']);
    expect(id(place)).to.equal('3');
    expect(the<HTMLButtonElement>(place, 'form button').disabled).to.equal(true);
  });

  it('that no longer have what was chosen, lead to what the controls show, and say so', async () => {
    const handle = freshHandle();
    page.wbProducts = { [handle]: shirt };
    const place = putShop(shopOf(handle), {});
    choose(selects(place)[0]!, 'M');
    await until(() => price(place) === '€30.00');
    const told = eventDetails(place, 'wb-variant-picker-change');
    const variants = shirt.variants.filter(({ options: [size] }) => size === 'S');
    page.wbProducts = { [handle]: { ...shirt, variants } };
    await until(() => price(place) === '€10.00');
    expect(selects(place).map(({ value }) => value)).to.deep.equal(['S', 'Sand']);
    expect({ ...latest('product.choice', handle)?.choice }).to.deep.equal({
      Size: 'S',
      Colour: 'Sand',
    });
    expect(told).to.deep.equal([{ title: 'Size', value: 'S', variantId: '1' }]);
  });

  it('count for less than those of the page’s scripts', async () => {
    const handle = freshHandle();
    page.wbProducts = { [handle]: cheaper };
    const place = putShop(shopOf(handle), { [handle]: shirt });
    expect(price(place)).to.equal('€10.00');
    // What was set is announced later, and all is drawn again.
    await settled();
    expect(price(place)).to.equal('€10.00');
  });
});

describe('The products of the page’s scripts', () => {
  it('are drawn again when they are announced to have changed', async () => {
    const handle = freshHandle();
    const place = putShop(shopOf(handle), { [handle]: shirt });
    document.querySelector('script[data-wb-products]')!.textContent = JSON.stringify({
      moneyFormat,
      [handle]: cheaper,
    });
    announce('page.data', 'products', {});
    await until(() => price(place) === '€1.00');
  });
});
