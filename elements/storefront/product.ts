import { isJsonObject } from '../../shared/foundation/json-object';
import { parseVariants } from './parse-variants';
import type { Variant } from './variant';

/** Immutable after parsing, so that the index of its variants can be cached. */
export interface Product {
  handle: string;
  /** The name of each position in a variant's options. Without it their order has no meaning. */
  optionNames?: string[];
  variants: Variant[];
}

export interface ProductData {
  moneyFormat: string;
  products: Map<string, Product>;
  /** Sentences for a developer: what is wrong, why it matters, what to do. */
  problems: string[];
  /** The problem that makes a product unusable, by handle; under '' one that affects all products. */
  unusable: Map<string, string>;
}

/**
 * Parses the product data of a page (spec 3): `moneyFormat` and, per handle, a list of variants or
 * `{ optionNames?, variants }`. Leaves out unusable products and variants, with a sentence in
 * `problems`; of duplicates the first stays. Never throws on JSON values.
 */
export function parseProducts(data: unknown): ProductData {
  const problems: string[] = [];
  const products = new Map<string, Product>();
  const unusable = new Map<string, string>();
  if (!isJsonObject(data)) {
    const problem =
      'The product data is not an object, so no product of this page can be chosen or priced. ' +
      'Write an object with moneyFormat and one entry for each product handle.';
    unusable.set('', problem);
    return { moneyFormat: '{{amount}}', products, problems: [problem], unusable };
  }
  for (const [handle, entry] of Object.entries(data)) {
    if (handle === 'moneyFormat') continue;
    const product = parseProduct(handle, entry, problems);
    if (product) products.set(handle, product);
    else unusable.set(handle, problems.at(-1)!);
  }
  const moneyFormat = parseMoneyFormat(data['moneyFormat'], problems);
  return { moneyFormat, products, problems, unusable };
}

function parseMoneyFormat(format: unknown, problems: string[]): string {
  if (typeof format === 'string' && format.trim() !== '') return format;
  problems.push(
    'The product data has no moneyFormat, so prices are shown without a currency. ' +
      'Write one such as "€{{amount_with_comma_separator}}".',
  );
  return '{{amount}}';
}

function parseProduct(handle: string, entry: unknown, problems: string[]): Product | null {
  const name = `Product ${JSON.stringify(handle)}`;
  const record: Record<string, unknown> = isJsonObject(entry) ? entry : { variants: entry };
  if (!Array.isArray(record['variants'])) {
    problems.push(
      `${name} has no list of variants, so it can be neither chosen nor bought. ` +
        'Write a list of variants, or an object with optionNames and variants.',
    );
    return null;
  }
  const names = record['optionNames'];
  const optionNames = isListOfNames(names) ? names : undefined;
  if (names != null && !optionNames) {
    problems.push(
      `${name} has optionNames that are not a list of different texts, so the order of its options ` +
        'is ignored. Write one name for each option.',
    );
  }
  const { variants, faults } = parseVariants(record['variants'], optionNames);
  for (const [fault, positions] of faults) {
    const more = positions.length > 1 ? ` (and ${positions.length - 1} more)` : '';
    problems.push(`${name}, variant number ${positions[0]}${more}: ${fault}`);
  }
  if (variants.length > 0)
    return optionNames ? { handle, optionNames, variants } : { handle, variants };
  problems.push(
    `${name} has no usable variant, so it can be neither chosen nor bought. ` +
      'Write at least one variant with id, options, available and price.',
  );
  return null;
}

function isListOfNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((name) => typeof name === 'string') &&
    new Set(value).size === value.length
  );
}
