import { floors } from '../../floor';
import type { Counterparts } from '../counterpart';
import { SEND } from './forms';

/** Finds the variant of what is chosen in a product form, and shows its price. */
export const CHOOSE = `const products = JSON.parse(document.querySelector('[data-wb-products]').text);
const money = (cents) => '€' + (cents / 100).toFixed(2).replace('.', ',');
addEventListener('change', ({ target }) => {
  const form = target.closest('[data-product]');
  if (!form) return;
  const given = new FormData(form);
  const { optionNames, variants } = products[form.dataset.product];
  const chosen = optionNames.map((name) => given.get('options[' + name + ']'));
  const found = variants.find(({ options }) => options.every((option, at) => option === chosen[at]));
  form.elements.id.value = found?.id ?? '';
  form.querySelector('.add').disabled = !found?.available;
  if (found) form.querySelector('.amount').textContent = money(found.price);
});`;

const PRICE = `<p class="price" aria-live="polite"><s>€79,00</s> <span class="amount">€59,00</span></p>`;
const COLOURS = '<option>Sand</option><option>Ink</option>';

/** A shop's parts: native fields, and one look-up. */
export const storefront: Counterparts = {
  'add-to-cart': {
    html: `<form action="/cart/add" method="post" data-product="linen-shirt">
<input type="hidden" name="product" value="linen-shirt"><input type="hidden" name="id" value="101">
${PRICE}
<fieldset><legend>Size</legend><label><input type="radio" name="options[Size]" value="S" checked>S</label><label><input type="radio" name="options[Size]" value="M">M</label><label><input type="radio" name="options[Size]" value="L">L</label></fieldset>
<label>Colour <select name="options[Colour]">${COLOURS}</select></label>
${floors.quantity!.html}
<button class="add">Add to cart</button><output></output></form>`,
    scripts: [CHOOSE, floors.quantity!.script, SEND],
  },
  price: { html: PRICE },
  quantity: { html: floors.quantity!.html, scripts: [floors.quantity!.script] },
  'variant-picker': {
    html: `<label>Size <select name="options[Size]"><option>S</option><option>M</option><option>L</option></select></label>`,
  },
};
