import type { Product } from './product';
import type { Variant } from './variant';

/** One Map per position: values are never joined, so no text can clash with a separator. */
interface Step {
  next: Map<string, Step> | null;
  variant: Variant | null;
}

export interface VariantIndex {
  /** The variants that a choice can select; of two with equal options the first. */
  variants: Variant[];
  /** The values of each position, in order of first appearance. */
  values: string[][];
  byPosition: boolean;
  root: Step;
}

const indexes = new WeakMap<Product, VariantIndex>();

/** The index of a product's variants, built on the first call and kept as long as the product. */
export function variantIndex(product: Product): VariantIndex {
  let index = indexes.get(product);
  if (!index) {
    index = buildIndex(product);
    indexes.set(product, index);
  }
  return index;
}

/** The variant with these option values: by position, or without option names in any order (spec 4). */
export function variantWith(index: VariantIndex, options: readonly string[]): Variant | null {
  let step: Step | undefined = index.root;
  for (const value of index.byPosition ? options : sorted(options)) {
    step = step.next?.get(value);
    if (!step) return null;
  }
  return step.variant;
}

function buildIndex({ optionNames, variants }: Product): VariantIndex {
  const root: Step = { next: null, variant: null };
  const index: VariantIndex = { variants: [], values: [], byPosition: !!optionNames, root };
  const seen: Set<string>[] = [];
  for (const variant of variants) {
    const { options } = variant;
    let step = root;
    for (const value of index.byPosition ? options : sorted(options)) step = stepTo(step, value);
    if (step.variant) continue;
    step.variant = variant;
    index.variants.push(variant);
    for (const [position, value] of options.entries()) (seen[position] ??= new Set()).add(value);
  }
  index.values = seen.map((values) => Array.from(values));
  return index;
}

function stepTo(from: Step, value: string): Step {
  from.next ??= new Map();
  let step = from.next.get(value);
  if (!step) {
    step = { next: null, variant: null };
    from.next.set(value, step);
  }
  return step;
}

/** Insertion sort of a copy: for a few values several times faster than the built-in sort. */
function sorted(values: readonly string[]): string[] {
  const copy: string[] = [];
  for (const value of values) {
    let at = copy.length;
    while (at > 0 && copy[at - 1]! > value) at--;
    if (at === copy.length) copy.push(value);
    else copy.splice(at, 0, value);
  }
  return copy;
}
