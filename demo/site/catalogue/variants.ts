import type { ProductPlan } from './plan';

/** A variant as a new shop starts with it; prices in minor units. */
export interface PlannedVariant {
  id: number;
  options: string[];
  price: number;
  compareAtPrice: number | null;
  stock: number;
}

const idsPerProduct = 10_000;

/**
 * Every variant of a plan, in the order a shopper reads the options.
 * @param place The product's place in the shop, from 0; it keeps variant ids apart.
 */
export function plannedVariants(plan: ProductPlan, place: number): PlannedVariant[] {
  return combinations(plan)
    .filter((values) => !plan.omit?.(values))
    .map((values, index) => {
      const full = plan.priceOf?.(values) ?? plan.price + surcharges(plan, values);
      const { percent, when } = plan.reduced ?? { percent: 0 };
      const reduced = percent > 0 && (when?.(values) ?? true);
      return {
        id: (place + 1) * idsPerProduct + index + 1,
        options: values,
        price: reduced ? toWholeUnits((full * (100 - percent)) / 100) : full,
        compareAtPrice: reduced ? full : null,
        stock: plan.soldOut?.(values) ? 0 : firstStock(plan, values),
      };
    });
}

function combinations(plan: ProductPlan): string[][] {
  return plan.options.reduce<string[][]>(
    (rows, option) => rows.flatMap((row) => option.values.map((value) => [...row, value])),
    [[]],
  );
}

function surcharges(plan: ProductPlan, values: readonly string[]): number {
  return plan.options.reduce(
    (sum, option, place) => sum + (option.adds?.[values[place] ?? ''] ?? 0),
    0,
  );
}

function toWholeUnits(amount: number): number {
  return Math.round(amount / 100) * 100;
}

/**
 * Uneven like a real shelf, yet the same on every machine: one in seventeen is empty. Of the
 * plainest variant, which pages are drawn with, there is always the most.
 */
function firstStock(plan: ProductPlan, values: readonly string[]): number {
  const { depth = 10 } = plan;
  if (plan.options.every((option, place) => option.values[0] === values[place])) return depth;
  const mixed = hash([plan.handle, ...values].join('\n'));
  if (values.length > 1 && mixed % 17 === 0) return 0;
  return 1 + (mixed % depth);
}

/** FNV-1a over UTF-16 units, then folded, since its low bits alone follow the last letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193) >>> 0;
  }
  return (value ^ (value >>> 15)) >>> 0;
}
