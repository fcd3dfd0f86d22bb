import type { Wired } from '../../../shared/contract/contract';
import { defineElement } from '../../../shared/element/define';
import { formatMoney } from '../../../shared/foundation/format-money';
import { type Start, startOf } from '../catalogue';
import { useChoice } from '../use-choice';
import { useProducts } from '../use-products';
import type { Variant } from '../variant';
import { price } from './price.contract';
import styles from './price.css';

export function Price({
  productHandle,
  content: start,
  host,
}: Wired<typeof price, Start | undefined>) {
  const { variant } = useChoice(productHandle, start);
  useProducts(host);
  if (!start) return <slot />;
  const [amount, before] = amounts(variant, start.moneyFormat);

  return (
    <span className="price" part="price" aria-live="polite">
      {before && (
        <s className="compare" part="compare-at">
          <span className="unseen">Before: </span>
          {before}
        </s>
      )}
      <span className="amount" part="amount">
        {before && <span className="unseen">Now: </span>}
        {amount}
      </span>
    </span>
  );
}

/** The price and the compare-at price; each is empty when there is none. */
function amounts(variant: Variant | null, format: string): [now: string, before: string] {
  const now = formatMoney(variant?.price, format);
  return [now, now && isReduced(variant) ? formatMoney(variant.compareAtPrice, format) : ''];
}

/** A compare-at price counts only when it is higher than the price. */
const isReduced = (variant: Variant | null): variant is Variant =>
  variant !== null && Number(variant.compareAtPrice) > Number(variant.price);

defineElement(price, Price, styles, {
  content: (_, page, { productHandle }) => startOf(page, price.tag, productHandle),
});
