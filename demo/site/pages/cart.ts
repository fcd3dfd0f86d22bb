import type { Cart, CartLine } from '../cart/read';
import { largestQuantity } from '../cart/quantity';
import { pictureAddress } from '../catalogue/pictures';
import { plans } from '../catalogue/plans';
import { alert } from './alert';
import { layout } from './layout';
import { lineName } from './line-name';
import { html } from './markup';
import type { Markup } from './markup';
import { money } from './shop';

/** The visitor's cart. Every change is a plain form, so it works without any script. */
export function cartPage(cart: Cart, refusal?: string): string {
  return layout({
    title: 'Cart',
    description: 'What is in your cart.',
    here: 'cart',
    cartCount: cart.count,
    elements: false,
    main: html`
      <h1>Your cart</h1>
      ${refusal !== undefined && alert([refusal])} ${cart.lines.length === 0 ? empty() : full(cart)}
    `,
  });
}

function empty(): Markup {
  return html`<p>There is nothing in it yet.</p>
    <p><a class="action" href="/shop">Go to the shop</a></p>`;
}

function full(cart: Cart): Markup {
  return html`<ul class="cart-lines">
      ${cart.lines.map(lineItem)}
    </ul>
    <dl class="cart-total">
      <dt>Pieces</dt>
      <dd>${cart.count}</dd>
      <dt>Total</dt>
      <dd>${money(cart.total)}</dd>
    </dl>
    <p><a href="/shop">Keep looking</a></p>`;
}

function lineItem(line: CartLine): Markup {
  const plan = plans.find((plan) => plan.handle === line.handle);
  const colour = plan?.colours.find((colour) => line.options.includes(colour));
  const name = lineName(line);
  return html`<li>
    ${plan && html`<img src="${pictureAddress(plan, colour)}" alt="" width="96" height="96" />`}
    <div>
      <h2><a href="/shop/${line.handle}">${line.title}</a></h2>
      <p class="summary">
        ${line.optionNames.map((title, place) => html`${title}: ${line.options[place]}<br />`)}
        ${money(line.price)} each
      </p>
    </div>
    <form class="row" action="/cart/change" method="post">
      <input type="hidden" name="id" value="${line.variantId}" />
      <label>
        Pieces <span class="unseen">of ${name}</span>
        <input
          type="number"
          name="quantity"
          value="${line.quantity}"
          min="0"
          max="${largestQuantity}"
          required
        />
      </label>
      <button>Update<span class="unseen"> ${name}</span></button>
    </form>
    <form class="row" action="/cart/change" method="post">
      <input type="hidden" name="id" value="${line.variantId}" />
      <input type="hidden" name="quantity" value="0" />
      <button>Remove<span class="unseen"> ${name}</span></button>
    </form>
    <p class="line-total">${money(line.total)}</p>
  </li>`;
}
