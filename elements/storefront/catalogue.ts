import type { Light } from '../../shared/content/light';
import type { Page } from '../../shared/content/page';
import { dataKey } from '../../shared/page/page-data';
import { type Choice, choiceOf, chosenValue } from './choice';
import { isJsonObject } from '../../shared/foundation/json-object';
import { ownValue } from './own-field';
import { parseProducts, type Product, type ProductData } from './product';
import type { Variant } from './variant';
import { findVariant, firstChoice, hasValue } from './variants';

const kept = new WeakMap<readonly unknown[], ProductData>();

/** The product data of a page, merged from all its sources; parsed once. */
export function catalogueOf(page: Page): ProductData {
  const data = page.data('products');
  let catalogue = kept.get(data);
  if (!catalogue) {
    const whole =
      data.length === 1
        ? data[0]
        : Object.fromEntries(data.filter(isJsonObject).flatMap(Object.entries));
    catalogue = parseProducts(whole);
    kept.set(data, catalogue);
  }
  const { problems, products, unusable } = catalogue;
  const reasons = new Set(unusable.values());
  for (const problem of problems) {
    // The elements that ask for an unusable product report why it is missing.
    if (products.size > 0 && !reasons.has(problem)) page.warn(problem, problem);
  }
  return catalogue;
}

/** A product and the initial choice of its pickers, before a visitor chooses. */
export interface Start {
  product: Product;
  moneyFormat: string;
  /** The different titles of its pickers, in page order. */
  titles: string[];
  choice: Choice;
  variant: Variant | null;
}

/**
 * The initial state of a product; undefined, with a warning that names the element, when the page
 * has no such product.
 */
export function startOf(page: Page, tag: string, handle: string): Start | undefined {
  const { products, moneyFormat, unusable } = catalogueOf(page);
  const product = products.get(handle);
  if (!product) {
    const data = '<script type="application/json" data-wb-products>';
    const advice = `Add the product to ${data} (window.wbProducts is read too, but only once the page has loaded), or correct product-handle.`;
    // Without any data one warning is enough; a warning about invalid JSON has the same key.
    const key = page.data('products').length > 0 ? `product ${handle}` : dataKey('products');
    page.warn(
      key,
      `<${tag} product-handle="${handle}">: the page's data has no product "${handle}", so the element shows what its author wrote. ` +
        (unusable.get(handle) ?? unusable.get('') ?? advice),
    );
    return undefined;
  }
  const pickers = page.all('wb-variant-picker', 'product-handle', handle);
  const titles = [...new Set(pickers.map(titleOf))];
  // A picker's `value` attribute overrides the values of its controls.
  const given = choiceOf([
    ...pickers.flatMap((picker) => withTitle(picker, ownValue(picker))),
    ...pickers.flatMap((picker) => withTitle(picker, valueOf(picker))),
  ]);
  // A control of the author's that begins with no value, such as "Choose a size", has chosen nothing.
  const isOpen = (picker: Light) => {
    const title = titleOf(picker);
    const value = valueOf(picker) ? undefined : ownValue(picker);
    return (
      value !== undefined && !hasValue(product, titles, title, chosenValue(given, title) ?? value)
    );
  };
  const open = new Set(pickers.filter(isOpen).map(titleOf));
  const first = firstChoice(product, titles, given);
  // Where options have no names, own controls may stand in another order than these.
  const own = new Set(pickers.filter((it) => ownValue(it) !== undefined).map(titleOf));
  const held = Object.entries(given).filter(
    ([title, value]) => own.has(title) && hasValue(product, titles, title, value),
  );
  const choice = choiceOf(
    [...Object.entries(first.choice), ...held].filter(([title]) => !open.has(title)),
  );
  return { product, moneyFormat, titles, choice, variant: findVariant(product, titles, choice) };
}

const valueOf = (picker: Light) => picker.attribute('value') ?? picker.attribute('chosen-value');

const titleOf = (picker: Light) => picker.attribute('variant-title') ?? '';

const withTitle = (picker: Light, value: string | null | undefined) =>
  value ? [[titleOf(picker), value] as const] : [];
