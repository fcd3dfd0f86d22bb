import { expect } from '@open-wc/testing';
import '../../../elements/storefront/quantity/quantity';
import { announce, latest } from '../../../shared/bus/bus';
import { put, until } from '../../support/test-element';
import { freshHandle, announcementDetails, eventDetails, part, settled, the } from './shop';

const field = (host: Element) => the<HTMLInputElement>(host, 'input');
const add = (host: Element) => part(host, 'add').click();
const remove = (host: Element) => part(host, 'remove').click();

/** As a visitor types: the field hears of it letter by letter, and once more when it is left. */
function type(input: HTMLInputElement, text: string) {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const own = (attributes: string) =>
  put(`<wb-quantity><input slot="field" ${attributes}></wb-quantity>`);

describe('The buttons of a quantity', () => {
  it('add 1 and take 1', () => {
    const host = put('<wb-quantity></wb-quantity>');
    expect(field(host).value).to.equal('1');
    add(host);
    add(host);
    expect(field(host).value).to.equal('3');
    remove(host);
    expect(field(host).value).to.equal('2');
  });

  it('never go below 0, and say nothing when nothing changes', () => {
    const host = put('<wb-quantity value="1"></wb-quantity>');
    const heard = eventDetails(host, 'wb-quantity-change');
    for (let times = 0; times < 3; times += 1) remove(host);
    expect(field(host).value).to.equal('0');
    expect(heard).to.deep.equal([{ value: 0 }]);
  });

  it('tell the page as typing does: input, change and the event of its own', () => {
    const host = put('<wb-quantity></wb-quantity>');
    const heard: string[] = [];
    for (const name of ['input', 'change', 'wb-quantity-change'])
      host.addEventListener(name, () => heard.push(name));
    add(host);
    expect(heard).to.have.members(['input', 'change', 'wb-quantity-change']);
  });

  it("stay within the author's own min and max", () => {
    const host = own('type="number" value="5" min="4" max="6"');
    for (let times = 0; times < 3; times += 1) add(host);
    expect(field(host).value).to.equal('6');
    for (let times = 0; times < 5; times += 1) remove(host);
    expect(field(host).value).to.equal('4');
  });

  it("keep to 0 when the author's own min lies below it", () => {
    const host = own('type="number" value="1" min="-5"');
    for (let times = 0; times < 3; times += 1) remove(host);
    expect(field(host).value).to.equal('0');
  });

  it("go by the author's own step, also a broken one", () => {
    const dozen = own('type="number" value="12" min="0" step="12"');
    add(dozen);
    expect(field(dozen).value).to.equal('24');
    const metres = own('type="number" value="0.1" min="0" step="0.1"');
    add(metres);
    add(metres);
    expect(field(metres).value).to.equal('0.3');
    const any = own('type="number" value="1.5" step="any"');
    add(any);
    expect(field(any).value).to.equal('2.5');
  });

  it('leave a field alone that is disabled, read-only or in a disabled fieldset', () => {
    const fieldset = put(
      '<fieldset disabled><wb-quantity><input slot="field" value="1"></wb-quantity></fieldset>',
    );
    const hosts = [own('value="1" disabled'), own('value="1" readonly')];
    for (const host of [...hosts, the(fieldset, 'wb-quantity')]) {
      add(host);
      expect(field(host).value, host.outerHTML).to.equal('1');
    }
  });

  it('never send the form they stand in', () => {
    const form = put<HTMLFormElement>('<form><wb-quantity></wb-quantity></form>');
    let sent = 0;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    add(the(form, 'wb-quantity'));
    expect(sent).to.equal(0);
  });

  it('and the field are one group, under the label of the element', () => {
    const host = put('<wb-quantity label="Pieces"></wb-quantity>');
    const row = part(host, 'row');
    expect([row.role, row.ariaLabel]).to.deep.equal(['group', 'Pieces']);
  });

  it('have names in the words of the page', () => {
    const page = '<script type="application/json" data-wb-page>';
    const texts = { texts: { 'Add one': 'Eins mehr', 'Take one away': 'Eins weniger' } };
    const host = put(`<wb-quantity></wb-quantity>${page}${JSON.stringify(texts)}</script>`);
    expect(part(host, 'add').ariaLabel).to.equal('Eins mehr');
    expect(part(host, 'remove').ariaLabel).to.equal('Eins weniger');
  });
});

describe('The field of a quantity', () => {
  it('is a number field of the page with name, label and first value', () => {
    const host = put('<wb-quantity value="3" name="pieces" label="Pieces"></wb-quantity>');
    const { type: kind, min, name, value, ariaLabel } = field(host);
    expect({ kind, min, name, value, ariaLabel }).to.deep.equal({
      kind: 'number',
      min: '0',
      name: 'pieces',
      value: '3',
      ariaLabel: 'Pieces',
    });
  });

  it('shows the whole of a large number', () => {
    const { clientWidth, scrollWidth } = field(put('<wb-quantity value="12345"></wb-quantity>'));
    expect(scrollWidth).to.be.at.most(clientWidth);
  });

  it('takes what is typed', () => {
    const host = put('<wb-quantity></wb-quantity>');
    const heard = eventDetails(host, 'wb-quantity-change');
    type(field(host), '12');
    expect(field(host).value).to.equal('12');
    expect(heard).to.deep.equal([{ value: 12 }]);
  });

  it('floors negatives, nothing and words at 0', () => {
    for (const typed of ['-3', '', '-0.5']) {
      const host = put('<wb-quantity></wb-quantity>');
      type(field(host), typed);
      expect(field(host).value, typed).to.equal('0');
    }
    for (const typed of ['many', '1e999', '-Infinity']) {
      const host = own('type="text" value="1"');
      type(field(host), typed);
      expect(field(host).value, typed).to.equal('0');
    }
  });

  it('steps on from what was typed', () => {
    const host = put('<wb-quantity></wb-quantity>');
    type(field(host), '41');
    add(host);
    expect(field(host).value).to.equal('42');
  });

  it('is sent by its form, by the form it names, and not at all without a name', () => {
    const place = put(`<div>
      <form id="inside"><wb-quantity value="2"></wb-quantity></form>
      <form id="outside"></form><wb-quantity form="outside" value="7" name="n"></wb-quantity>
      <form id="none"><wb-quantity name=""></wb-quantity></form>
    </div>`);
    const sent = (id: string) => [...new FormData(the<HTMLFormElement>(place, `#${id}`))];
    expect(sent('inside')).to.deep.equal([['quantity', '2']]);
    expect(sent('outside')).to.deep.equal([['n', '7']]);
    expect(sent('none')).to.deep.equal([]);
  });

  it('goes back to its first value with its form, and says so', async () => {
    const handle = freshHandle();
    const form = put<HTMLFormElement>(
      `<form><wb-quantity value="2" product-handle="${handle}"></wb-quantity></form>`,
    );
    const host = the(form, 'wb-quantity');
    add(host);
    const heard = eventDetails(host, 'wb-quantity-change');
    form.reset();
    await until(() => heard.length > 0);
    expect(field(host).value).to.equal('2');
    expect(heard).to.deep.equal([{ value: 2 }]);
    expect(latest('product.quantity', handle)).to.deep.equal({ quantity: 2 });
  });

  it('stays when a listener prevents the reset', async () => {
    const form = put<HTMLFormElement>('<form><wb-quantity value="2"></wb-quantity></form>');
    add(the(form, 'wb-quantity'));
    const heard = eventDetails(form, 'wb-quantity-change');
    form.addEventListener('reset', (event) => event.preventDefault());
    form.reset();
    await settled();
    expect(field(form).value).to.equal('3');
    expect(heard).to.deep.equal([]);
  });

  it('was typed into before the script came: it stays, and everybody hears of it', async () => {
    const handle = freshHandle();
    const html = `<wb-quantity product-handle="${handle}"><input slot="field" value="1"></wb-quantity>`;
    const place = document.createElement('div');
    place.setHTMLUnsafe(html);
    field(place).value = '8';
    put('<main></main>').append(place);
    await until(() => latest('product.quantity', handle));
    expect(latest('product.quantity', handle)).to.deep.equal({ quantity: 8 });
    expect(field(place).value).to.equal('8');
  });

  it('follows the value attribute, also after it was typed into, and says so', async () => {
    const handle = freshHandle();
    const host = put(`<wb-quantity product-handle="${handle}"></wb-quantity>`);
    type(field(host), '3');
    const heard = eventDetails(host, 'wb-quantity-change');
    host.setAttribute('value', '9');
    await until(() => heard.length > 0);
    expect(field(host).value).to.equal('9');
    expect(heard).to.deep.equal([{ value: 9 }]);
    expect(latest('product.quantity', handle)).to.deep.equal({ quantity: 9 });
  });
});

describe('Quantities of one product', () => {
  const three = (handle: string) =>
    put(`<div><wb-quantity product-handle="${handle}"></wb-quantity>
      <wb-quantity product-handle="${handle}"></wb-quantity>
      <wb-quantity product-handle="${handle}-other"></wb-quantity></div>`);
  const values = (place: Element) => [...place.querySelectorAll('input')].map((it) => it.value);

  it('stay in step, and leave those of another alone', async () => {
    const place = three(freshHandle());
    add(place.children[0]!);
    await until(() => values(place)[1] === '2');
    type(field(place.children[1]!), '5');
    await until(() => values(place)[0] === '5');
    expect(values(place)).to.deep.equal(['5', '5', '1']);
  });

  it('each say once that they have changed; the product is announced once', async () => {
    const handle = freshHandle();
    const place = three(handle);
    const heard = eventDetails(place, 'wb-quantity-change');
    const announced = announcementDetails('product.quantity', handle);
    add(place.children[0]!);
    await until(() => values(place)[1] === '2');
    await settled();
    expect(heard).to.deep.equal([{ value: 2 }, { value: 2 }]);
    expect(announced).to.deep.equal([{ quantity: 2 }]);
  });

  it('follow what a script announces', async () => {
    const handle = freshHandle();
    const place = three(handle);
    announce('product.quantity', handle, { quantity: 4 });
    await until(() => values(place)[0] === '4');
    expect(values(place)).to.deep.equal(['4', '4', '1']);
  });

  it('are strangers while they name no product', async () => {
    const place = put('<div><wb-quantity></wb-quantity><wb-quantity></wb-quantity></div>');
    add(place.children[0]!);
    await settled();
    expect(values(place)).to.deep.equal(['2', '1']);
  });
});
