import type { Wired } from '../../../shared/element/contract';
import { defineElement } from '../../../shared/element/define';
import { formatMoney } from '../../../shared/money/format-money';
import { type Start, startOf } from '../catalogue';
import { useChoice } from '../use-choice';
import type { Variant } from '../variant';
import { price } from './price.contract';
import styles from './price.css';

export function Price({ productHandle, content: start }: Wired<typeof price, Start | undefined>) {
  const { variant } = useChoice(productHandle, start);
  if (!start) return <slot />;
  const amount = formatMoney(variant?.price, start.moneyFormat);
  const before =
    amount && isReduced(variant) ? formatMoney(variant.compareAtPrice, start.moneyFormat) : '';

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

/** A price before that was not higher is no price before. */
const isReduced = (variant: Variant | null): variant is Variant =>
  variant !== null && Number(variant.compareAtPrice) > Number(variant.price);

defineElement(price, Price, styles, {
  content: (_, page, { productHandle }) => startOf(page, price.tag, productHandle),
});
