import { expect } from '@open-wc/testing';
import '../../../elements/storefront/price/price';
import '../../../elements/storefront/variant-picker/variant-picker';
import { announce, latest } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { until } from '../../support/test-element';
import {
  announcementDetails,
  eventDetails,
  freshHandle,
  part,
  putShop,
  settled,
  shirt,
  the,
} from './shop';

const picker = (handle: string, title: string, more = '', inside = '') =>
  `<wb-variant-picker product-handle="${handle}" variant-title="${title}" ${more}>${inside}</wb-variant-picker>`;
const price = (handle: string) => `<wb-price product-handle="${handle}"></wb-price>`;
const radio = 'variant-type="radio"';

const select = (top: ParentNode) => the<HTMLSelectElement>(top, 'select');
const input = (top: ParentNode, value: string) =>
  the<HTMLInputElement>(top, `input[value="${CSS.escape(value)}"]`);
const checked = (top: ParentNode) =>
  [...top.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const shown = (host: Element) => the(host.shadowRoot!, '.select .value').textContent;
const amount = (place: Element) =>
  part(the(place, 'wb-price'), 'amount').textContent!.replace('Now: ', '');
const choice = (handle: string) => ({ ...latest('product.choice', handle)?.choice });

/** As a visitor chooses in a native select. */
function chooseIn(control: HTMLSelectElement, value: string) {
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('A variant picker', () => {
  it('is a select, drawn and native: the values in their order, the first available one chosen', () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size'), { [handle]: shirt });
    expect([...select(place).options].map((it) => it.value)).to.deep.equal(['S', 'M']);
    expect(select(place).value).to.equal('S');
    expect(select(place).name).to.equal(`options[Size]-${handle}-1`);
    expect(select(place).ariaLabel).to.equal('Size');
    expect(shown(place.firstElementChild!)).to.equal('S');
  });

  it('is radio buttons in labels, in a group that the title names', () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size', `${radio} value="M"`), { [handle]: shirt });
    const host = place.firstElementChild!;
    expect([...host.querySelectorAll('label')].map((it) => it.textContent)).to.deep.equal([
      'S',
      'M',
    ]);
    expect(checked(host)).to.deep.equal(['M']);
    const wrappers = [...host.querySelectorAll('label')];
    expect(wrappers.map((it) => it.getAttribute('data-wb-value'))).to.deep.equal(['S', 'M']);
    const group = part(host as HTMLElement, 'options');
    expect(group.getAttribute('role')).to.equal('radiogroup');
    const title = host.shadowRoot!.getElementById(group.getAttribute('aria-labelledby')!);
    expect(title!.textContent).to.equal('Size');
  });

  it('is a group of its own when it is cloned inside a form, and both show the choice', async () => {
    const handle = freshHandle();
    const place = putShop(`<form>${picker(handle, 'Size', radio)}</form>`, { [handle]: shirt });
    const first = place.querySelector('wb-variant-picker')!;
    input(first, 'M').click();
    await settled();
    const second = first.cloneNode(true) as HTMLElement;
    first.after(second);
    await settled();
    const names = [first, second].map((it) => it.querySelector('input')!.name);
    expect(names).to.deep.equal(['options[Size]', 'options[Size]-2']);
    expect([checked(first), checked(second)]).to.deep.equal([['M'], ['M']]);
  });

  it("is radio buttons with the variants' pictures, where they have a safe one", () => {
    const handle = freshHandle();
    const product = [
      { id: 1, options: ['30'], available: true, price: 1, image: '/demo/site/styles/icon.svg' },
      { id: 2, options: ['45'], available: true, price: 1 },
      { id: 3, options: ['60'], available: true, price: 1, image: 'javascript:alert(1)' },
    ];
    const place = putShop(picker(handle, 'Length', 'variant-type="image"'), { [handle]: product });
    const pictures = [...place.querySelectorAll('img')];
    expect(pictures.map((it) => it.getAttribute('src'))).to.deep.equal([
      '/demo/site/styles/icon.svg',
    ]);
    expect(pictures[0]!.alt).to.equal('');
    expect([...place.querySelectorAll('label')].map((it) => it.textContent)).to.deep.equal([
      '30',
      '45',
      '60',
    ]);
  });

  it('names its values for the form it is in; outside of one, each picker for itself', () => {
    const handle = freshHandle();
    const place = putShop(
      `<form>${picker(handle, 'Size')}</form><form id="far"></form>
      ${picker(handle, 'Colour', 'form="far" name="shade"')}${picker(handle, 'Size', radio)}`,
      { [handle]: shirt },
    );
    const [near, far] = [...place.querySelectorAll('form')].map((it) => [...new FormData(it)]);
    expect(near).to.deep.equal([['options[Size]', 'S']]);
    expect(far).to.deep.equal([['shade', 'Sand']]);
    expect(input(place, 'S').name).to.equal(`options[Size]-${handle}-3`);
  });

  it('chooses: price, native control, its event and the announcement say the same', async () => {
    const handle = freshHandle();
    const html = picker(handle, 'Size', radio) + picker(handle, 'Colour', radio) + price(handle);
    const place = putShop(html, { [handle]: shirt });
    const heard = eventDetails(place, 'wb-variant-picker-change');
    input(place, 'M').click();
    await until(() => amount(place) === '€30.00');
    expect(heard).to.deep.equal([{ title: 'Size', value: 'M', variantId: '3' }]);
    expect(choice(handle)).to.deep.equal({ Size: 'M', Colour: 'Sand' });
    expect(latest('product.choice', handle)!.variantId).to.equal('3');
  });

  it('announces the picture of the variant it leads to, where that has a safe one', () => {
    const handle = freshHandle();
    const images = ['/a.svg', undefined, 'javascript:alert(1)'];
    const variants = shirt.variants.slice(0, 3).map((it, at) => ({ ...it, image: images[at] }));
    const html = picker(handle, 'Size', radio) + picker(handle, 'Colour', radio);
    const place = putShop(html, { [handle]: { ...shirt, variants } });
    const heard = announcementDetails('product.choice', handle);
    for (const value of ['M', 'S', 'Ink', 'M']) input(place, value).click();
    expect(heard.map(({ variantId, image }) => [variantId, image])).to.deep.equal([
      ['3', null],
      ['1', '/a.svg'],
      ['2', null],
      [null, null],
    ]);
  });

  it('leads to no variant: the event and the announcement carry none', () => {
    const handle = freshHandle();
    const product = { optionNames: ['Size', 'Colour'], variants: shirt.variants.slice(0, 3) };
    const html = picker(handle, 'Size', radio) + picker(handle, 'Colour', `${radio} value="Ink"`);
    const place = putShop(html, { [handle]: product });
    const heard = eventDetails(place, 'wb-variant-picker-change');
    input(place, 'M').click();
    expect(heard).to.deep.equal([{ title: 'Size', value: 'M', variantId: '' }]);
    expect(latest('product.choice', handle)!.variantId).to.equal(null);
  });

  it('marks values that lead to no available variant, and they can still be chosen', async () => {
    const handle = freshHandle();
    const html = picker(handle, 'Size', radio) + picker(handle, 'Colour', radio);
    const place = putShop(html, { [handle]: shirt });
    const marked = () =>
      [...place.querySelectorAll('label[data-wb-unavailable]')].map((it) => it.textContent);
    expect(marked()).to.deep.equal([]);
    input(place, 'M').click();
    await until(() => marked().length > 0);
    expect(marked()).to.deep.equal(['Ink']);
    expect(input(place, 'Ink').getAttribute('aria-description')).to.equal('Sold Out!');
    expect(input(place, 'Sand').hasAttribute('aria-description')).to.equal(false);
    input(place, 'Ink').click();
    expect(checked(place)).to.deep.equal(['M', 'Ink']);
    await until(() => marked().length === 2);
    expect(marked()).to.deep.equal(['M', 'Ink']);
  });

  it('marks them in the list too, in the words of the page', async () => {
    const handle = freshHandle();
    const texts = '<script type="application/json" data-wb-page>{"texts":{"Sold Out!":"Weg"}}';
    const html = `${picker(handle, 'Size', 'value="M"')}${picker(handle, 'Colour')}${texts}</script>`;
    const place = putShop(html, { [handle]: shirt });
    const list = part(place.children[1] as HTMLElement, 'list');
    expect([...list.children].map((it) => it.textContent)).to.deep.equal(['Sand', 'InkWeg']);
    expect(select(place.children[1]!).options[1]!.text).to.equal('Ink – Weg');
  });
});

describe('Pickers of one product and title', () => {
  it('show the same, whatever their type; those of other titles and products stay', async () => {
    const [handle, other] = [freshHandle(), freshHandle()];
    const types = ['select', 'radio', 'image'].map((it) => `variant-type="${it}"`);
    const html =
      types.map((type) => picker(handle, 'Size', type)).join('') +
      picker(handle, 'Colour') +
      picker(other, 'Size');
    const place = putShop(html, { [handle]: shirt, [other]: shirt });
    const [list, radios, images, colour, stranger] = [...place.children] as HTMLElement[];
    const reflected = () => [...place.children].map((it) => it.getAttribute('data-wb-chosen'));
    await until(() => reflected().join() === 'S,S,S,Sand,S');
    input(radios!, 'M').click();
    await until(() => shown(list!) === 'M');
    await until(() => reflected().join() === 'M,M,M,Sand,S');
    expect(select(list!).value).to.equal('M');
    expect(checked(images!)).to.deep.equal(['M']);
    expect(select(colour!).value).to.equal('Sand');
    expect(select(stranger!).value).to.equal('S');
    chooseIn(select(list!), 'S');
    await until(() => checked(images!)[0] === 'S');
    expect(checked(radios!)).to.deep.equal(['S']);
  });

  it('say once between them that the visitor has chosen', async () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size', radio) + picker(handle, 'Size'), {
      [handle]: shirt,
    });
    const heard = eventDetails(place, 'wb-variant-picker-change');
    input(place, 'M').click();
    await until(() => shown(place.children[1]!) === 'M');
    await settled();
    expect(heard).to.have.length(1);
  });

  it('show what was chosen before they came', async () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size', radio), { [handle]: shirt });
    input(place, 'M').click();
    place.insertAdjacentHTML('beforeend', picker(handle, 'Size'));
    await until(() => shown(place.children[1]!) === 'M');
    expect(select(place.children[1]!).value).to.equal('M');
  });

  it('follow what a script announces', async () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size'), { [handle]: shirt });
    announce('product.choice', handle, { choice: { Size: 'M', Colour: 'Sand' }, variantId: '3' });
    await until(() => shown(place.firstElementChild!) === 'M');
    expect(select(place).value).to.equal('M');
  });
});

describe('A picker whose value a script changes', () => {
  it('chooses it, and price and twins follow, touched before or not', async () => {
    const handle = freshHandle();
    const html = picker(handle, 'Size') + picker(handle, 'Size', radio) + price(handle);
    const place = putShop(html, { [handle]: shirt });
    place.firstElementChild!.setAttribute('value', 'M');
    await until(() => amount(place) === '€30.00');
    expect(select(place).value).to.equal('M');
    expect(checked(place)).to.deep.equal(['M']);
    input(place, 'S').click();
    await until(() => amount(place) === '€10.00');
    place.firstElementChild!.setAttribute('value', 'S');
    await settled();
    place.firstElementChild!.setAttribute('value', 'M');
    await until(() => amount(place) === '€30.00');
  });

  it('keeps what is chosen when it has no such value', async () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size', radio) + price(handle), { [handle]: shirt });
    place.firstElementChild!.setAttribute('value', 'XXL');
    await settled();
    expect(checked(place)).to.deep.equal(['S']);
    expect(amount(place)).to.equal('€10.00');
  });
});

describe('Pickers in a form that is reset', () => {
  it('go back to their first values, inside the form and out of it, and the price too', async () => {
    const handle = freshHandle();
    const html = `<form>${picker(handle, 'Size', radio)}${picker(handle, 'Colour')}</form>
      ${picker(handle, 'Size')}${price(handle)}`;
    const place = putShop(html, { [handle]: shirt });
    input(place, 'M').click();
    chooseIn(select(place), 'Ink');
    await until(() => amount(place) === '€40.00');
    the<HTMLFormElement>(place, 'form').reset();
    await until(() => amount(place) === '€10.00');
    expect(checked(place)).to.deep.equal(['S']);
    expect(shown(place.children[1]!)).to.equal('S');
    expect(choice(handle)).to.deep.equal({ Size: 'S', Colour: 'Sand' });
  });

  it('say nothing when nothing had been chosen', async () => {
    const handle = freshHandle();
    const place = putShop(`<form>${picker(handle, 'Size')}</form>`, { [handle]: shirt });
    const heard = eventDetails(place, 'wb-variant-picker-change');
    the<HTMLFormElement>(place, 'form').reset();
    await settled();
    expect(heard).to.deep.equal([]);
  });
});

describe("A picker with its author's own controls", () => {
  const own =
    '<select slot="field" name="size" aria-label="Size"><option value="S">Small</option><option value="M" selected>Medium</option></select>';

  it('keeps an own select in view, with its own words, and begins with what it says', async () => {
    const handle = freshHandle();
    const place = putShop(picker(handle, 'Size', '', own) + price(handle), { [handle]: shirt });
    expect(part(place.firstElementChild as HTMLElement, 'select')).to.equal(null);
    expect(getComputedStyle(select(place)).display).to.not.equal('none');
    expect([...select(place).options].map((it) => it.text)).to.deep.equal(['Small', 'Medium']);
    expect(amount(place)).to.equal('€30.00');
    chooseIn(select(place), 'S');
    await until(() => amount(place) === '€10.00');
    expect(place.firstElementChild!.getAttribute('data-wb-chosen')).to.equal('S');
  });

  it('begins with the first option where none is marked, as the browser does', () => {
    const handle = freshHandle();
    const plain = '<select slot="field"><option>M</option><option>S</option></select>';
    const place = putShop(picker(handle, 'Size', '', plain) + price(handle), { [handle]: shirt });
    expect(amount(place)).to.equal('€30.00');
  });

  it('leads to no variant until its visitor has chosen one of its values', async () => {
    const handle = freshHandle();
    const open =
      '<select slot="field"><option value="">Choose a size</option><option>S</option></select>';
    const html = picker(handle, 'Size', '', open) + picker(handle, 'Colour', radio);
    const place = putShop(html + price(handle), { [handle]: shirt });
    expect(amount(place)).to.equal('');
    expect(place.querySelectorAll('[data-wb-unavailable]').length).to.equal(0);
    input(place, 'Ink').click();
    await settled();
    expect(amount(place)).to.equal('');
    chooseIn(select(place), 'S');
    await until(() => amount(place) === '€20.00');
  });

  it('takes radio buttons anywhere in its field, and marks their labels', async () => {
    const handle = freshHandle();
    const radios = `<fieldset slot="field"><label><input type="radio" name="c" value="Sand"> Sand</label>
      <label><input type="radio" name="c" value="Ink" checked> Ink</label></fieldset>`;
    const html = picker(handle, 'Size') + picker(handle, 'Colour', radio, radios) + price(handle);
    const place = putShop(html, { [handle]: shirt });
    expect(amount(place)).to.equal('€20.00');
    chooseIn(select(place), 'M');
    await until(() => input(place, 'Ink').closest('label')!.hasAttribute('data-wb-unavailable'));
    input(place, 'Sand').click();
    await until(() => amount(place) === '€30.00');
  });

  it('has chosen nothing while none of its radio buttons is checked, also after a reset', async () => {
    const handle = freshHandle();
    const radios = `<fieldset slot="field"><label><input type="radio" name="s" value="S"> S</label>
      <label><input type="radio" name="s" value="M"> M</label></fieldset>`;
    const html = `<form>${picker(handle, 'Size', radio, radios)}</form>${price(handle)}`;
    const place = putShop(html + picker(handle, 'Colour'), { [handle]: shirt });
    const host = the(place, 'wb-variant-picker');
    expect([amount(place), host.getAttribute('data-wb-chosen')]).to.deep.equal(['', null]);
    input(place, 'M').click();
    await until(() => amount(place) === '€30.00');
    the<HTMLFormElement>(place, 'form').reset();
    await until(() => amount(place) === '');
    expect([checked(host), choice(handle)]).to.deep.equal([[], { Size: '', Colour: 'Sand' }]);
    expect(host.getAttribute('data-wb-chosen')).to.equal(null);
  });

  it('stays usable when the page does not know the product', () => {
    const handle = freshHandle();
    expectWarning(new RegExp(`has no product "${handle}"`));
    const place = putShop(picker(handle, 'Size', '', own), {});
    const heard = eventDetails(place, 'wb-variant-picker-change');
    chooseIn(select(place), 'S');
    expect(heard).to.deep.equal([{ title: 'Size', value: 'S', variantId: '' }]);
    expect(latest('product.choice', handle)).to.equal(undefined);
  });
});

describe('Options of any text', () => {
  const texts = ['3/4" & <thick>', "O'Neill\\n", '日本語 🧵', '__proto__', 'constructor', ' ', '0'];

  it('are shown, chosen and sent as they are: quotes, slashes, unicode, markup, __proto__', async () => {
    for (const type of ['select', 'radio']) {
      const handle = freshHandle();
      const product = {
        optionNames: ['__proto__'],
        variants: texts.map((text, at) => ({
          id: at + 1,
          options: [text],
          available: true,
          price: (at + 1) * 100,
        })),
      };
      const html = `<form>${picker(handle, '__proto__', `variant-type="${type}"`)}</form>${price(handle)}`;
      const place = putShop(html, { [handle]: product });
      for (const [at, text] of texts.entries()) {
        if (type === 'select') chooseIn(select(place), text);
        else input(place, text).click();
        await until(() => amount(place) === `€${at + 1}.00`);
        const sent = [...new FormData(the<HTMLFormElement>(place, 'form'))];
        expect(sent).to.deep.equal([['options[__proto__]', text]]);
      }
      expect(place.querySelector('thick')).to.equal(null);
      expect(Object.hasOwn(Object.prototype, 'Size')).to.equal(false);
    }
  });
});

describe('A picker that has nothing to choose from', () => {
  it('says so once when the product has no such option', () => {
    const handle = freshHandle();
    expectWarning(/variant-title="Weight".*has no such option.*Write one of/);
    const html = picker(handle, 'Weight') + picker(handle, 'Weight');
    const place = putShop(html, { [handle]: shirt });
    expect(select(place)).to.equal(null);
    expect(warnings()).to.have.length(1);
  });

  it('draws nothing for a product that the page does not know, and says so once', () => {
    const handle = freshHandle();
    expectWarning(new RegExp(`<wb-variant-picker product-handle="${handle}">.*no product`));
    const place = putShop(picker(handle, 'Size') + picker(handle, 'Colour'), {});
    expect(select(place)).to.equal(null);
    expect(warnings()).to.have.length(1);
  });
});
