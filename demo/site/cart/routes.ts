import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Database } from '../database/schema';
import { cartPage } from '../pages/cart';
import { refusalPage } from '../pages/refusal';
import { addToCart } from './add';
import type { Added } from './add';
import { Refusal, refusalOf } from '../request/refusal';
import { changeLine } from './change';
import { cartIdOf, rememberCart } from './cookie';
import { readFields } from './fields';
import type { ProductFields } from './fields';
import { findVariant } from './find-variant';
import { cartJson, lineJson } from './json';
import { parseQuantity } from './quantity';
import { readCart } from './read';
import { isSecure } from '../request/is-secure';
import type { Limited } from '../request/limits';
import { sameOrigin } from '../request/same-origin';

export interface CartParts {
  database: Database;
  limited: Limited;
  trustProxy: boolean;
}

/** The cart: its page, the two ways of adding (form and script), changing a line, and a summary. */
export function cartRoutes({ database, limited, trustProxy }: CartParts): Hono {
  const routes = new Hono();
  routes.use('/cart/*', sameOrigin);
  for (const path of ['/cart/add', '/cart/add.js']) routes.use(path, limited('cart'));
  routes.onError((error, context) => {
    const refusal = refusalOf(error);
    if (refusal) return refuse(context, refusal);
    throw error;
  });

  routes.get('/cart', async (context) => {
    const cart = await readCart(database, cartIdOf(context));
    return context.html(cartPage(cart));
  });

  routes.get('/cart.js', async (context) => {
    return context.json(cartJson(await readCart(database, cartIdOf(context))));
  });

  // Who comes back to the answer of a form, by a reload of the address or the choice of a theme, reads the cart.
  for (const path of ['/cart/add', '/cart/change'])
    routes.get(path, (context) => context.redirect('/cart', 303));

  routes.post('/cart/add', async (context) => {
    const fields = await readFields(context);
    try {
      await add(context, fields);
    } catch (error) {
      if (error instanceof Refusal) return refuse(context, error, fields.handle);
      throw error;
    }
    return context.redirect('/cart', 303);
  });

  routes.post('/cart/add.js', async (context) => {
    const { line } = await add(context, await readFields(context));
    return context.json(lineJson(line));
  });

  routes.post('/cart/change', async (context) => {
    const fields = await readFields(context);
    const cartId = cartIdOf(context);
    try {
      const quantity = parseQuantity(fields.quantity, 0);
      await changeLine(database, { cartId, variantId: fields.id, quantity });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const cart = await readCart(database, cartId);
      return context.html(cartPage(cart, error.message), error.status);
    }
    return context.redirect('/cart', 303);
  });

  async function add(context: Context, fields: ProductFields): Promise<Added> {
    const variantId = await findVariant(database, fields);
    const quantity = parseQuantity(fields.quantity, 1);
    const added = await addToCart(database, { cartId: cartIdOf(context), variantId, quantity });
    rememberCart(context, added.cartId, isSecure(context, trustProxy));
    return added;
  }

  return routes;
}

/** Scripts get JSON as the cart's callers expect it, people get a page. */
function refuse(context: Context, error: Refusal, handle = ''): Response | Promise<Response> {
  const { status, message: description, headers } = error;
  if (context.req.path.endsWith('.js')) {
    return context.json({ status, message: 'Cart Error', description }, status, headers);
  }
  const back = handle === '' || status === 404 ? '/shop' : `/shop/${encodeURIComponent(handle)}`;
  return context.html(
    refusalPage({
      title: context.req.method === 'GET' ? 'Your cart cannot be shown' : 'Not added to the cart',
      reasons: [description],
      back,
      backTo: back === '/shop' ? 'Go to the shop' : 'Back to the product',
    }),
    status,
    headers,
  );
}
