import { expect } from '@open-wc/testing';
import '../../../elements/storefront/add-to-cart/add-to-cart';
import '../../../elements/storefront/quantity/quantity';
import '../../../elements/storefront/variant-picker/variant-picker';
import { announce, latest } from '../../../shared/bus/bus';
import { expectWarning, warnings } from '../../support/console';
import { until } from '../../support/test-element';
import { type CartServer, openCart } from './cart-server';
import { closeServer, passSeconds } from '../../support/fake-server';
import { freshHandle, announcementDetails, eventDetails, part, putShop, settled } from './shop';
import { shirt, the } from './shop';

let cart: CartServer;
beforeEach(() => void (cart = openCart()));
afterEach(() => closeServer());

interface Given {
  handle?: string;
  /** More attributes of the element. */
  more?: string;
  /** The form's content; a quantity field and one button unless told. */
  inside?: string;
  products?: object;
}

const picker = (handle: string, title: string) =>
  `<wb-variant-picker product-handle="${handle}" variant-title="${title}" variant-type="radio"></wb-variant-picker>`;

/** A form in the element, for a product that the page knows unless told otherwise. */
function putForm({ handle = freshHandle(), more = '', inside, products }: Given = {}) {
  const content = inside ?? '<input name="quantity" value="2"><button>Add to cart</button>';
  const place = putShop(
    `<wb-add-to-cart product-handle="${handle}" ${more}><form action="/cart/add" method="post">${content}</form></wb-add-to-cart>`,
    products ?? { [handle]: shirt },
  );
  // Whatever the element lets through must not leave the page of the tests.
  place.addEventListener('submit', (event) => event.preventDefault());
  const host = place.firstElementChild as HTMLElement;
  const button = the<HTMLButtonElement>(host, 'button');
  return { handle, host, button, form: the<HTMLFormElement>(host, 'form') };
}

const message = (host: HTMLElement) => part(host, 'message');
const isBusy = (host: HTMLElement) =>
  host.shadowRoot!.querySelector('.box')!.getAttribute('aria-busy') === 'true';
const answered = (host: HTMLElement) =>
  until(() => !isBusy(host) && message(host).textContent !== '');
const choose = (handle: string, Size: string, Colour: string) =>
  announce('product.choice', handle, { choice: { Size, Colour }, variantId: null });

describe('Add to cart', () => {
  it('sends id and quantity as form fields to /cart/add.js of this site', async () => {
    const { host, button } = putForm();
    button.click();
    await answered(host);
    expect(cart.sent).to.deep.equal([
      {
        to: '/cart/add.js',
        method: 'POST',
        mode: 'same-origin',
        type: 'application/x-www-form-urlencoded',
        fields: { id: '1', quantity: '2' },
      },
    ]);
  });

  it('sends to the action of its own', async () => {
    const { host, button } = putForm({ more: 'action="/shop/put"' });
    button.click();
    await answered(host);
    expect(cart.sent[0]!.to).to.equal('/shop/put');
  });

  it('sends the variant that was chosen', async () => {
    const { handle, host, button } = putForm();
    choose(handle, 'M', 'Sand');
    await settled();
    button.click();
    await answered(host);
    expect(cart.sent[0]!.fields['id']).to.equal('3');
  });

  it('sends on Enter in a field, and on a script that asks the form', async () => {
    const { host, form } = putForm();
    form.requestSubmit();
    await answered(host);
    expect(cart.sent).to.have.length(1);
  });

  const unknown: [what: string, more: string, inside: string, id: string][] = [
    ["the form's own id", 'default-variant-id="77"', '<input name="id" value="55">', '55'],
    ['the default variant', 'default-variant-id="77"', '<input name="id" value="">', '77'],
    ['0', '', '', '0'],
  ];
  for (const [what, more, inside, id] of unknown) {
    it(`sends ${what} for a product that the page does not know`, async () => {
      expectWarning(/has no product/);
      const { host, button } = putForm({
        more,
        inside: `${inside}<button>Add</button>`,
        products: {},
      });
      button.click();
      await answered(host);
      expect(cart.sent[0]!.fields['id']).to.equal(id);
    });
  }

  const quantities: [what: string, inside: string, quantity: string][] = [
    ['1 where the form has none', '', '1'],
    ['1 where it is empty', '<input name="quantity" value="">', '1'],
    ['1 where it is no number', '<input name="quantity" value="some">', '1'],
    ['0 where it is 0', '<input name="quantity" value="0">', '0'],
    ['0 where it is negative', '<input name="quantity" value="-4">', '0'],
    ['1 where it is without end', '<input name="quantity" value="Infinity">', '1'],
  ];
  for (const [what, inside, quantity] of quantities) {
    it(`sends quantity ${what}`, async () => {
      const { host, button } = putForm({ inside: `${inside}<button>Add</button>` });
      button.click();
      await answered(host);
      expect(cart.sent[0]!.fields['quantity']).to.equal(quantity);
    });
  }

  it('sends the quantity that was chosen elsewhere in the page', async () => {
    const { handle, host, button } = putForm({ inside: '<button>Add</button>' });
    announce('product.quantity', handle, { quantity: 6 });
    button.click();
    await answered(host);
    expect(cart.sent[0]!.fields['quantity']).to.equal('6');
  });

  it('sends the quantity that is shown elsewhere in the page, also where nobody has chosen it', async () => {
    const { handle, host, button } = putForm({ inside: '<button>Add</button>' });
    host.insertAdjacentHTML(
      'beforebegin',
      `<wb-quantity product-handle="${handle}" value="6"></wb-quantity>`,
    );
    await settled();
    button.click();
    await answered(host);
    // As a browser restores it after Back.
    the<HTMLInputElement>(host.parentElement!, 'wb-quantity > input').value = '5';
    button.click();
    await until(() => cart.sent.length === 2);
    expect(cart.sent.map(({ fields }) => fields['quantity'])).to.deep.equal(['6', '5']);
  });

  it('sends once for a double click, and is busy meanwhile', async () => {
    cart.hold();
    const { host, button } = putForm();
    button.click();
    button.click();
    await until(() => isBusy(host));
    button.click();
    expect(message(host).textContent).to.equal('');
    cart.release();
    await answered(host);
    expect(cart.sent).to.have.length(1);
    button.click();
    await until(() => cart.sent.length === 2);
  });

  it('marks its buttons as unavailable meanwhile, which keep the focus, and frees them', async () => {
    cart.hold();
    const inside = '<button type="button">Size</button><button aria-busy="false">Add</button>';
    const { host } = putForm({ inside });
    const [other, button] = [...host.querySelectorAll('button')];
    const before = button!.outerHTML;
    button!.focus();
    button!.click();
    await until(() => button!.ariaDisabled === 'true');
    expect([button!.ariaBusy, button!.disabled, other!.ariaDisabled]).to.deep.equal([
      'true',
      false,
      null,
    ]);
    expect(document.activeElement).to.equal(button);
    cart.release();
    await answered(host);
    expect(button!.outerHTML).to.equal(before);
  });

  it('sends nothing when a listener prevents it, or has prevented the form itself', async () => {
    const { handle, host, button, form } = putForm();
    const told = announcementDetails('cart.add', handle);
    host.addEventListener('wb-add-to-cart-add', (event) => event.preventDefault(), { once: true });
    button.click();
    form.addEventListener('submit', (event) => event.preventDefault());
    button.click();
    await settled();
    expect(cart.sent).to.deep.equal([]);
    expect(told).to.deep.equal([]);
    expect(isBusy(host)).to.equal(false);
  });

  it('leaves the form to the server only through its own doing: the native action is held', () => {
    const { host, button } = putForm();
    let prevented: boolean | undefined;
    host.parentElement!.addEventListener(
      'submit',
      (event) => (prevented = event.defaultPrevented),
      {
        once: true,
      },
    );
    button.click();
    expect(prevented).to.equal(true);
  });
});

describe('A cart that takes it', () => {
  it('is told of by events and announcements, with all they carry, and in words', async () => {
    cart.answer({ body: { id: 1, title: 'Shirt' } });
    const { handle, host, button } = putForm();
    const line = { id: '1', quantity: 2 };
    const names = ['wb-add-to-cart-add', 'wb-add-to-cart-added', 'wb-add-to-cart-failed'];
    const [add, added, failed] = names.map((name) => eventDetails(host, name));
    const announced = announcementDetails('cart.add', handle);
    button.click();
    expect(add).to.deep.equal([line]);
    expect(announced).to.deep.equal([line]);
    await answered(host);
    const whole = { ...line, answer: { id: 1, title: 'Shirt' } };
    expect(added).to.deep.equal([whole]);
    expect(failed).to.deep.equal([]);
    expect(latest('cart.added', handle)).to.deep.equal(whole);
    expect(latest('cart.changed', '')).to.deep.equal({ answer: whole.answer });
    expect(message(host).textContent).to.equal('Added to your cart.');
    expect(message(host).getAttribute('role')).to.equal('status');
  });

  it('is told of in the words of the element, else of the page', async () => {
    const own = putForm({ more: 'added-text="Got it!"' });
    own.button.click();
    await answered(own.host);
    expect(message(own.host).textContent).to.equal('Got it!');
  });

  it('is forgotten in words when another variant is chosen, or it is sent again', async () => {
    const { handle, host, button } = putForm();
    button.click();
    await answered(host);
    choose(handle, 'M', 'Sand');
    await until(() => message(host).textContent === '');
    button.click();
    await answered(host);
    cart.hold();
    button.click();
    await until(() => isBusy(host));
    expect(message(host).textContent).to.equal('');
    cart.release();
  });
});

describe('A cart that does not take it', () => {
  const SORRY = 'This was not added to your cart. Please try again.';
  const UNABLE = 'Unable to fetch product data';
  const refusal = { status: 422, message: 'Cart Error', description: 'Only 1 is left.' };

  const answers: [
    what: string,
    reply: Parameters<CartServer['answer']>[0],
    status: number,
    text: string,
    said: string,
    warning: RegExp | null,
  ][] = [
    [
      '422 with a description',
      { status: 422, body: refusal },
      422,
      UNABLE,
      'Only 1 is left.',
      null,
    ],
    [
      '422 without one',
      { status: 422, body: {} },
      422,
      UNABLE,
      SORRY,
      /answered 422,.*server's logs/,
    ],
    [
      '404 with a description',
      { status: 404, body: { description: 'Gone.' } },
      404,
      UNABLE,
      'Gone.',
      /answered 404 \("Gone\."\).*still sold/,
    ],
    [
      '404 in HTML',
      { status: 404, text: '<h1>No</h1>' },
      404,
      UNABLE,
      SORRY,
      /answered 404 with something that is not JSON,.*Check the address/,
    ],
    ['500', { status: 500, text: '' }, 500, UNABLE, SORRY, /answered 500/],
    [
      'HTML as if all were well',
      { text: '<!doctype html><p>Cart' },
      500,
      'Server Error',
      SORRY,
      /not JSON/,
    ],
    [
      '5 MB',
      { text: JSON.stringify({ more: 'x'.repeat(5 * 1024 * 1024) }) },
      500,
      'Server Error',
      SORRY,
      /not JSON/,
    ],
    ['nothing at all', { text: '  ' }, 200, UNABLE, SORRY, /with nothing/],
    ['null', { text: 'null' }, 200, UNABLE, SORRY, /with nothing/],
    [
      'a description that is no text',
      { status: 422, body: { description: [1] } },
      422,
      UNABLE,
      SORRY,
      /422/,
    ],
    ['no connection', 'offline', 0, UNABLE, SORRY, /no answer came.*connection/],
  ];
  for (const [what, reply, status, text, said, warning] of answers) {
    it(`answers ${what}: clear words, the events of spec 8, and the choice kept`, async () => {
      // Warnings are said once a page for each address and kind of answer.
      const action = `/${freshHandle()}`;
      if (warning) expectWarning(warning);
      cart.answer(reply);
      const handle = freshHandle();
      const inside = `${picker(handle, 'Size')}${picker(handle, 'Colour')}
        <wb-quantity product-handle="${handle}"></wb-quantity><button>Add</button>`;
      const { host, button } = putForm({ handle, inside, more: `action="${action}"` });
      the(host, 'input[value=M]').click();
      the<HTMLInputElement>(host, '[name=quantity]').value = '3';
      await settled();
      const failed = eventDetails<{ description: string }>(host, 'wb-add-to-cart-failed');
      const added = eventDetails(host, 'wb-add-to-cart-added');
      for (let times = 1; times <= 2; times += 1) {
        button.click();
        await until(() => failed.length === times && !isBusy(host));
      }
      const description = said === SORRY ? '' : said;
      const line = { id: '3', quantity: 3, status, message: text };
      expect(failed[0]).to.deep.equal({ ...line, description });
      expect(latest('cart.failed', handle)).to.deep.equal(line);
      expect(added).to.deep.equal([]);
      expect(message(host).textContent).to.equal(said);
      expect(message(host).dataset['state']).to.equal('failed');
      expect(button.disabled).to.equal(false);
      expect(the<HTMLInputElement>(host, 'input[value=M]').checked).to.equal(true);
      expect(the<HTMLInputElement>(host, '[name=quantity]').value).to.equal('3');
      expect(warnings()).to.have.length(warning ? 1 : 0);
      for (const line of warnings()) expect(line).to.match(/^<wb-add-to-cart action=/);
    });
  }

  it('does not answer within 30 seconds: it is given up, and can be sent again', async () => {
    expectWarning(/no answer came/);
    cart.answer('never');
    const { host, button } = putForm({ more: `action="/${freshHandle()}"` });
    const failed = eventDetails<{ status: number }>(host, 'wb-add-to-cart-failed');
    button.click();
    passSeconds(29);
    await settled();
    expect(isBusy(host)).to.equal(true);
    passSeconds(1);
    await answered(host);
    expect(failed.map(({ status }) => status)).to.deep.equal([0]);
    cart.answer({ body: {} });
    button.click();
    await until(() => message(host).dataset['state'] === 'added');
  });

  it('does not answer within the time that its author allows', async () => {
    expectWarning(/no answer came/);
    cart.answer('never');
    const { host, button } = putForm({ more: `timeout="5" action="/${freshHandle()}"` });
    button.click();
    passSeconds(5);
    await answered(host);
    expect(message(host).textContent).to.equal(SORRY);
  });

  it('says a description as text, whatever is in it', async () => {
    const description = '<img src=x onerror="window.planted = 1">';
    cart.answer({ status: 422, body: { description } });
    const { host, button } = putForm();
    button.click();
    await answered(host);
    expect(message(host).textContent).to.equal(description);
    expect(message(host).children).to.have.length(0);
  });

  it('answers after the element has gone: nobody hears of it', async () => {
    cart.hold();
    const { handle, host, button } = putForm();
    const added = eventDetails(host, 'wb-add-to-cart-added');
    button.click();
    await until(() => cart.sent.length === 1);
    host.remove();
    await settled();
    cart.release();
    await settled();
    expect(added).to.deep.equal([]);
    expect(latest('cart.added', handle)).to.equal(undefined);
  });

  it('refuses quantity 0: the button stays, and its answer is shown', async () => {
    cart.answer({ status: 422, body: refusal });
    const inside = '<input name="quantity" value="0"><button>Add</button>';
    const { host, button } = putForm({ inside });
    expect(button.disabled).to.equal(false);
    button.click();
    await answered(host);
    expect(cart.sent[0]!.fields['quantity']).to.equal('0');
    expect(message(host).textContent).to.equal('Only 1 is left.');
  });
});

describe('A variant that is sold out', () => {
  const visible = (button: HTMLElement) => button.innerText.trim();

  it("disables the button, hides its content and says 'Sold Out!'; all of it comes back", async () => {
    const inside = '<button><b>Add</b> to <i>cart</i></button>';
    const { handle, button } = putForm({ inside });
    const before = button.outerHTML;
    const bold = the(button, 'b');
    const heard: string[] = [];
    bold.addEventListener('click', () => heard.push('b'));
    button.addEventListener('click', () => heard.push('button'));
    choose(handle, 'M', 'Ink');
    await until(() => button.disabled);
    expect(visible(button)).to.equal('Sold Out!');
    expect(the(button, '[hidden]').textContent).to.equal('Add to cart');
    choose(handle, 'M', 'Sand');
    await until(() => !button.disabled);
    expect(button.outerHTML).to.equal(before);
    expect(the(button, 'b')).to.equal(bold);
    bold.click();
    expect(heard).to.deep.equal(['b', 'button']);
  });

  it('is no different from a choice that leads to no variant', async () => {
    const { handle, button } = putForm();
    choose(handle, 'XXL', 'Sand');
    await until(() => button.disabled);
    expect(visible(button)).to.equal('Sold Out!');
  });

  /** The same shirt with its author's own select, which begins with a line that is no size. */
  const OPEN_SIZE =
    '<select slot="field" name="options[Size]"><option>Choose a size</option><option>S</option></select>';
  const putOpen = (products?: (handle: string) => object) => {
    const handle = freshHandle();
    const pickers = ['Size', 'Colour'].map(
      (title) =>
        `<wb-variant-picker product-handle="${handle}" variant-title="${title}">${title === 'Size' ? OPEN_SIZE : ''}</wb-variant-picker>`,
    );
    const given = putForm({
      handle,
      inside: `${pickers.join('')}<input type="hidden" name="id" value="9"><button>Add</button>`,
      ...(products && { products: products(handle) }),
    });
    const state = () => [given.button.disabled, visible(given.button)];
    return { ...given, state };
  };

  it('is none that nobody has chosen yet: the form is as its author wrote it, and the cart answers', async () => {
    const { host, button, state } = putOpen();
    expect(state()).to.deep.equal([false, 'Add']);
    cart.answer({ status: 422, body: { description: 'Only 1 is left.' } });
    button.click();
    await answered(host);
    expect(cart.sent[0]!.fields['id']).to.equal('0');
    expect(message(host).textContent).to.equal('Only 1 is left.');
  });

  const undone: [what: string, undo: (form: HTMLFormElement, handle: string) => void][] = [
    [
      'its visitor goes back to it',
      (form) => {
        const select = the<HTMLSelectElement>(form, 'select');
        select.selectedIndex = 0;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      },
    ],
    ['the form is reset', (form) => form.reset()],
  ];
  for (const [what, undo] of undone)
    it(`is none that nobody has chosen any more, since ${what}`, async () => {
      const { handle, form, state } = putOpen();
      const select = the<HTMLSelectElement>(form, 'select');
      select.value = 'S';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await until(() => latest('product.choice', handle)?.choice['Size'] === 'S');
      undo(form, handle);
      await until(() => latest('product.choice', handle)?.choice['Size'] === '');
      await settled();
      expect(state()).to.deep.equal([false, 'Add']);
    });

  it('is said of a product before anything is chosen if nothing of it can be bought', () => {
    const none = shirt.variants.map((it) => ({ ...it, available: false }));
    const { state } = putOpen((handle) => ({ [handle]: { ...shirt, variants: none } }));
    expect(state()).to.deep.equal([true, 'Sold Out!']);
  });

  it('says it in the words of the element', async () => {
    const { handle, button } = putForm({ more: 'sold-out-text="Ausverkauft"' });
    choose(handle, 'M', 'Ink');
    await until(() => button.disabled);
    expect(visible(button)).to.equal('Ausverkauft');
  });

  it('says it also where the button has a label of its own, which comes back', async () => {
    const inside = '<button aria-label="Add linen shirt to cart">Add</button>';
    const { handle, button } = putForm({ inside });
    const before = button.outerHTML;
    choose(handle, 'M', 'Ink');
    await until(() => button.disabled);
    expect(button.ariaLabel).to.equal('Sold Out!');
    choose(handle, 'M', 'Sand');
    await until(() => !button.disabled);
    expect(button.outerHTML).to.equal(before);
  });

  it('reaches every button that sends, and no other', async () => {
    const inside = `<button>A</button><button type="submit">B</button><input type="submit" value="C">
      <button type="button">D</button><button type="reset">E</button>`;
    const { handle, host, button } = putForm({ inside });
    choose(handle, 'M', 'Ink');
    await until(() => button.disabled);
    const off = [...host.querySelectorAll<HTMLButtonElement>('button, input[type=submit]')];
    expect(off.map((it) => it.disabled)).to.deep.equal([true, true, true, false, false]);
  });

  it('leaves a button off that its author had switched off', async () => {
    const { handle, button } = putForm({ inside: '<button disabled>Soon</button>' });
    const before = button.outerHTML;
    choose(handle, 'M', 'Ink');
    await until(() => visible(button) === 'Sold Out!');
    choose(handle, 'S', 'Ink');
    await until(() => visible(button) === 'Soon');
    expect(button.outerHTML).to.equal(before);
  });

  it('is not sent by a script either', async () => {
    const { handle, form, button } = putForm();
    choose(handle, 'M', 'Ink');
    await until(() => button.disabled);
    form.requestSubmit();
    await settled();
    expect(cart.sent).to.deep.equal([]);
  });

  it('is so from the first when no variant can be bought', () => {
    const handle = freshHandle();
    const variants = shirt.variants.map((it) => ({ ...it, available: false }));
    const { button } = putForm({ handle, products: { [handle]: { ...shirt, variants } } });
    expect(button.disabled).to.equal(true);
    expect(visible(button)).to.equal('Sold Out!');
  });
});

describe('The hidden product inputs', () => {
  it('carry the chosen variant, all of them; others stay', async () => {
    const inside = `<input type="hidden" name="id" value="0"><input type="hidden" name="id" value="">
      <input type="hidden" name="other" value="x"><input name="id" value="typed"><button>Add</button>`;
    const { handle, host } = putForm({ inside });
    const values = () => [...host.querySelectorAll('input')].map(({ value }) => value);
    expect(values()).to.deep.equal(['1', '1', 'x', 'typed']);
    choose(handle, 'S', 'Ink');
    await until(() => values()[0] === '2');
    expect(values()).to.deep.equal(['2', '2', 'x', 'typed']);
    choose(handle, 'XXL', 'Ink');
    await until(() => values()[0] === '');
  });

  it('stay as they are for a product that the page does not know', () => {
    expectWarning(/has no product/);
    const inside = '<input type="hidden" name="id" value="55"><button>Add</button>';
    const { host, button } = putForm({ inside, products: {} });
    expect(the<HTMLInputElement>(host, '[name=id]').value).to.equal('55');
    expect(button.disabled).to.equal(false);
  });
});

describe('Several forms in a page', () => {
  it('of one product are sold out together, of another not', async () => {
    const [handle, other] = [freshHandle(), freshHandle()];
    const form = (it: string) =>
      `<wb-add-to-cart product-handle="${it}"><form><button>Add</button></form></wb-add-to-cart>`;
    const place = putShop(form(handle) + form(handle) + form(other), {
      [handle]: shirt,
      [other]: shirt,
    });
    const off = () => [...place.querySelectorAll('button')].map(({ disabled }) => disabled);
    choose(handle, 'M', 'Ink');
    await until(() => off()[0] && off()[1]);
    expect(off()).to.deep.equal([true, true, false]);
  });
});
