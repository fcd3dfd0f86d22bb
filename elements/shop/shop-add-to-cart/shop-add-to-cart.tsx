import { lineIn } from '../../../shared/browser/network/line-in';
import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import type { Props, Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { textsOf } from '../../../shared/foundation/texts';
import { CartForm } from '../../../shared/react/cart/cart-form';
import { shopAddToCart } from './shop-add-to-cart.contract';
import styles from './shop-add-to-cart.css';
import { take } from './take';

interface Texts {
  added: string;
  failed: string;
}

export function ShopAddToCart(props: Wired<typeof shopAddToCart, Texts>) {
  const { productId, quantity, action, timeout, content: texts, host, emit } = props;
  return (
    <CartForm
      host={host}
      timeout={timeout}
      texts={texts}
      lineOf={(form) => lineIn(form, { id: productId.trim(), quantity })}
      send={(line, form, signal) =>
        take(action || (form.getAttribute('action') ?? ''), line, signal)
      }
      onAdd={(line) => emit('wb-shop-add-to-cart-add', line)}
      onAdded={(added) => emit('wb-shop-add-to-cart-added', added)}
      onFailed={(failed) => emit('wb-shop-add-to-cart-failed', failed)}
    />
  );
}

function readTexts(_: Light, page: Page, props: Props<typeof shopAddToCart>): Texts {
  const text = textsOf(page);
  return {
    added: props.addedText || text('Added to your cart.'),
    failed: props.failedText || text('This was not added to your cart. Please try again.'),
  };
}

defineElement(shopAddToCart, ShopAddToCart, styles, { content: readTexts });
