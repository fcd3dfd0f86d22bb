import { choiceOf, chosenValue } from './choice';
import type { Choice } from './choice';
import type { Product } from './product';
import type { Variant } from './variant';
import { variantIndex, variantWith } from './variant-index';

/*
 * In all functions below, `titles` are the different titles of the page's pickers, in page order.
 * For a product with optionNames only those names count. Without them, the titles name the positions
 * of a variant's options, and only the lookup of a variant ignores their order (spec 4).
 */

/**
 * The variant that a choice selects, or null when it selects none. Without pickers and without a
 * choice: the first available variant, else the first.
 */
export function findVariant(
  product: Product,
  titles: readonly string[],
  choice: Choice,
): Variant | null {
  const index = variantIndex(product);
  const names = product.optionNames ?? titles;
  const chosen: string[] = [];
  for (const name of names) {
    const value = chosenValue(choice, name);
    if (value !== undefined) chosen.push(value);
  }
  if (chosen.length === 0 && titles.length === 0) return firstOf(index.variants);
  return chosen.length === names.length ? variantWith(index, chosen) : null;
}

/**
 * The choice before a visitor chooses: the given values that exist, the rest from the first
 * available variant that has them, else the first that has them, else the first available one.
 * It includes every option of optionNames, also those without a picker.
 */
export function firstChoice(
  product: Product,
  titles: readonly string[],
  given: Choice,
): { choice: Choice; variant: Variant | null } {
  const names = product.optionNames ?? titles;
  const { variants, values } = variantIndex(product);
  const wanted = names.map((name, position) => {
    const value = chosenValue(given, name);
    return value !== undefined && values[position]?.includes(value) ? value : undefined;
  });
  const isLike = (variant: Variant) => fits(variant, wanted);
  const rest =
    variants.find((variant) => variant.available && isLike(variant)) ??
    variants.find(isLike) ??
    firstOf(variants);
  const entries: [string, string][] = [];
  for (const [position, name] of names.entries()) {
    const value = wanted[position] ?? rest?.options[position];
    if (value !== undefined) entries.push([name, value]);
  }
  const choice = choiceOf(entries);
  return { choice, variant: findVariant(product, titles, choice) };
}

/** Whether nothing that can be bought is left of a choice; what has no value yet may still become any. */
export function isSoldOut(product: Product, titles: readonly string[], choice: Choice): boolean {
  const names = product.optionNames ?? titles;
  const wanted = names.map((name) => chosenValue(choice, name) || undefined);
  if (!wanted.includes(undefined)) return !findVariant(product, titles, choice)?.available;
  const { variants, byPosition } = variantIndex(product);
  const isLike = (variant: Variant) =>
    byPosition
      ? fits(variant, wanted)
      : wanted.every((value) => value === undefined || variant.options.includes(value));
  return !variants.some((it) => it.available && it.options.length === names.length && isLike(it));
}

/** Whether a variant has this value of an option: of any, where their order has no meaning. */
export const hasValue = (
  product: Product,
  titles: readonly string[],
  title: string,
  value: string,
): boolean =>
  product.optionNames
    ? values(product, titles, title).includes(value)
    : variantIndex(product).values.some((them) => them.includes(value));

/** The values of the option with this title, in order of first appearance; none if unknown. */
export function values(
  product: Product,
  titles: readonly string[],
  title: string,
): readonly string[] {
  const position = (product.optionNames ?? titles).indexOf(title);
  return variantIndex(product).values[position] ?? [];
}

/**
 * The values of an option that select an available variant together with the other chosen values;
 * a picker marks all others. An option without a chosen value matches every value.
 */
export function reachable(
  product: Product,
  titles: readonly string[],
  choice: Choice,
  title: string,
): Set<string> {
  const found = new Set<string>();
  const names = product.optionNames ?? titles;
  const position = names.indexOf(title);
  if (position < 0) return found;
  const index = variantIndex(product);
  const wanted = names.map((name) => (name === title ? undefined : chosenValue(choice, name)));
  if (wanted.every((value, at) => value !== undefined || at === position)) {
    const options = wanted as string[];
    for (const value of index.values[position] ?? []) {
      options[position] = value;
      if (variantWith(index, options)?.available) found.add(value);
    }
    return found;
  }
  for (const variant of index.variants) {
    const value = variant.options[position];
    const whole = variant.options.length === names.length;
    if (value !== undefined && whole && variant.available && fits(variant, wanted))
      found.add(value);
  }
  return found;
}

function fits({ options }: Variant, wanted: readonly (string | undefined)[]): boolean {
  return wanted.every((value, position) => value === undefined || options[position] === value);
}

function firstOf(variants: readonly Variant[]): Variant | null {
  return variants.find((variant) => variant.available) ?? variants[0] ?? null;
}
