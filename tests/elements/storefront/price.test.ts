import { expect } from '@open-wc/testing';
import '../../../elements/storefront/price/price';
import '../../../elements/storefront/variant-picker/variant-picker';
import { announce } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { put, until } from '../../support/test-element';
import { freshHandle, part, putShop, shirt, the } from './shop';

const price = (handle: string, inside = '') =>
  `<wb-price product-handle="${handle}">${inside}</wb-price>`;
const now = (host: HTMLElement) => part(host, 'amount').textContent!.replace('Now: ', '');
const before = (host: HTMLElement) =>
  part(host, 'compare-at')?.textContent!.replace('Before: ', '') ?? null;

/** A price of a product with one variant. */
function putPrice(amount: unknown, compareAt?: unknown, format?: string): HTMLElement {
  const handle = freshHandle();
  const variant = {
    id: 1,
    options: [],
    available: true,
    price: amount,
    compare_at_price: compareAt,
  };
  return putShop(price(handle), { [handle]: [variant] }, format).firstElementChild as HTMLElement;
}

describe('A price', () => {
  const formats: [format: string, shown: string][] = [
    ['${{amount}}', '$1,234,567.89'],
    ['${{amount_no_decimals}}', '$1,234,568'],
    ['{{amount_with_comma_separator}} €', '1.234.567,89 €'],
    ['{{amount_no_decimals_with_comma_separator}} €', '1.234.568 €'],
    ['CHF {{amount_with_apostrophe_separator}}', "CHF 1'234'567.89"],
    ['{{amount_with_space_separator}} kr', '1 234 567,89 kr'],
    ['{{amount_no_decimals_with_space_separator}} kr', '1 234 568 kr'],
    ['{{amount_with_period_and_space_separator}}', '1 234 567.89'],
  ];
  for (const [format, shown] of formats) {
    it(`is written as ${format} says`, () => {
      expect(now(putPrice(123456789, null, format))).to.equal(shown);
    });
  }

  it('counts what is no number as 0, and shows nothing where there is none', () => {
    expect(now(putPrice('abc'))).to.equal('€0.00');
    expect(now(putPrice('1999'))).to.equal('€19.99');
    for (const none of ['', null, [], {}]) expect(now(putPrice(none))).to.equal('');
  });

  it('has a currency of any text, which is never markup', () => {
    const host = putPrice(100, null, '<b onclick="alert(1)">{{amount}}</b>');
    expect(now(host)).to.equal('<b onclick="alert(1)">1.00</b>');
    expect(host.shadowRoot!.querySelector('b')).to.equal(null);
  });

  it('is that of the first available variant while nothing is chosen', () => {
    const handle = freshHandle();
    const variants = shirt.variants.map((it) => ({ ...it, available: it.id === 3 }));
    const place = putShop(price(handle), { [handle]: { ...shirt, variants } });
    expect(now(place.firstElementChild as HTMLElement)).to.equal('€30.00');
  });
});

describe('The price before', () => {
  it('is shown where it was higher, each of the two with its name for a screen reader', () => {
    const host = putPrice(2000, 2500);
    expect(part(host, 'price').textContent).to.equal('Before: €25.00Now: €20.00');
    expect(part(host, 'compare-at').localName).to.equal('s');
  });

  it('is not shown where it was the same, lower, null, missing or no number', () => {
    for (const compareAt of [2000, 1500, 0, null, undefined, '', 'abc', [], {}]) {
      const host = putPrice(2000, compareAt);
      expect(before(host), String(compareAt)).to.equal(null);
      expect(part(host, 'price').textContent).to.equal('€20.00');
    }
  });

  it('compares numbers written as text as numbers', () => {
    expect(before(putPrice('900', '1000'))).to.equal('€10.00');
    expect(before(putPrice('1000', '900'))).to.equal(null);
  });

  it('is not shown alone', () => {
    expect(before(putPrice('', 500))).to.equal(null);
  });
});

describe('A price of which a variant is chosen', () => {
  it('changes to that of the variant, with what it cost before', async () => {
    const handle = freshHandle();
    const picker = (title: string) =>
      `<wb-variant-picker product-handle="${handle}" variant-title="${title}" variant-type="radio"></wb-variant-picker>`;
    const html = price(handle) + picker('Size') + picker('Colour') + price(handle);
    const place = putShop(html, { [handle]: shirt });
    const [first, last] = [...place.querySelectorAll<HTMLElement>('wb-price')];
    expect([now(first!), before(first!)]).to.deep.equal(['€10.00', null]);
    the(place, 'input[value=Ink]').click();
    await until(() => now(first!) === '€20.00');
    expect(before(first!)).to.equal('€25.00');
    expect(now(last!)).to.equal('€20.00');
    the(place, 'input[value=M]').click();
    await until(() => now(first!) === '€40.00');
    expect(before(first!)).to.equal(null);
  });

  it('is read out as it changes', () => {
    expect(part(putPrice(100), 'price').ariaLive).to.equal('polite');
  });

  it('is empty while the choice leads to no variant, and comes back', async () => {
    const handle = freshHandle();
    const host = putShop(price(handle), { [handle]: shirt }).firstElementChild as HTMLElement;
    const choose = (Size: string) =>
      announce('product.choice', handle, { choice: { Size, Colour: 'Sand' }, variantId: null });
    choose('XXL');
    await until(() => now(host) === '');
    choose('M');
    await until(() => now(host) === '€30.00');
  });

  it('hears nothing of other products', async () => {
    const [handle, other] = [freshHandle(), freshHandle()];
    const place = putShop(price(handle) + price(other), { [handle]: shirt, [other]: shirt });
    const choice = { Size: 'M', Colour: 'Sand' };
    announce('product.choice', other, { choice, variantId: '3' });
    await until(() => now(place.children[1] as HTMLElement) === '€30.00');
    expect(now(place.children[0] as HTMLElement)).to.equal('€10.00');
  });

  it('follows when the element is given another product', async () => {
    const [handle, other] = [freshHandle(), freshHandle()];
    const cheap = [{ id: 1, options: [], available: true, price: 5, compare_at_price: null }];
    const place = putShop(price(handle), { [handle]: shirt, [other]: cheap });
    const host = place.firstElementChild as HTMLElement;
    host.setAttribute('product-handle', other);
    await until(() => now(host) === '€0.05');
  });
});

describe('A price of a product that the page does not know', () => {
  it('shows what its author wrote, and says so once', () => {
    const handle = freshHandle();
    expectWarning(new RegExp(`^<wb-price product-handle="${handle}">: .*Add the product to`));
    const place = putShop(price(handle, 'from €10') + price(handle, 'from €10'), {});
    const slot = place.firstElementChild!.shadowRoot!.querySelector('slot')!;
    expect(slot.assignedNodes()[0]!.textContent).to.equal('from €10');
    expect(warnings()).to.have.length(1);
  });

  it('is not misled by names that every object has', () => {
    expectWarning(/no product "constructor"/);
    expectWarning(/no product "__proto__"/);
    const place = putShop(price('constructor', 'a') + price('__proto__', 'b'), {});
    for (const host of place.children) expect(part(host as HTMLElement, 'price')).to.equal(null);
  });

  it('shows it too when the data is no JSON, which is the one warning then', () => {
    const handle = freshHandle();
    expectWarning(/<script data-wb-products> is not JSON/);
    const place = put(
      `<div>${price(handle, 'from €10')}</div><script type="application/json" data-wb-products>{oops</script>`,
    );
    expect(part(place.firstElementChild as HTMLElement, 'price')).to.equal(null);
    expect(warnings()).to.have.length(1);
  });
});
