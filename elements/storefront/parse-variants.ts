import { isJsonObject } from '../../shared/foundation/json-object';
import type { Variant } from './variant';

interface ParsedVariants {
  variants: Variant[];
  /** Sentences for a developer, each with the positions of its variants in the list, from 1. */
  faults: Map<string, number[]>;
}

/**
 * The usable variants of a list in product data (spec 3), in their order. With `names`, the
 * product's option names, options are compared by position; without, in any order.
 */
export function parseVariants(list: unknown[], names?: string[]): ParsedVariants {
  const ids = new Set<string>();
  const optionLists = new Set<string>();
  const variants: Variant[] = [];
  const faults: ParsedVariants['faults'] = new Map();
  for (const [index, entry] of list.entries()) {
    const report = (fault: string) => {
      const positions = faults.get(fault);
      if (positions) positions.push(index + 1);
      else faults.set(fault, [index + 1]);
    };
    const variant = parseVariant(entry, names, report);
    if (!variant) continue;
    const options = JSON.stringify(names ? variant.options : variant.options.toSorted());
    if (ids.has(variant.id)) {
      report('an earlier variant has the same id, so it is left out. Give every variant its own.');
    } else if (optionLists.has(options)) {
      report(
        'an earlier variant has the same options, so nobody could choose it and it is left out. ' +
          (names
            ? 'Give it others.'
            : 'Give it others, or add optionNames if their order differs.'),
      );
    } else {
      ids.add(variant.id);
      optionLists.add(options);
      variants.push(variant);
    }
  }
  return { variants, faults };
}

function parseVariant(
  entry: unknown,
  names: string[] | undefined,
  report: (fault: string) => void,
): Variant | null {
  const record = isJsonObject(entry) ? entry : {};
  const id = record['id'];
  // JSON.parse has already rounded a larger number, which would put another variant in the cart.
  if (!(typeof id === 'string' && id !== '') && !Number.isSafeInteger(id)) {
    report(
      'no id the cart could use, so it is left out. Write a whole number, or text for longer ids.',
    );
    return null;
  }
  const options = record['options'];
  if (!isListOfOptions(options)) {
    report('its options are not a list of texts, so it is left out. Write one text an option.');
    return null;
  }
  if (names && options.length !== names.length) {
    report('more or fewer options than optionNames, so it is left out. Write one for each name.');
    return null;
  }
  const available = record['available'];
  if (typeof available !== 'boolean') {
    report('available is neither true nor false, so it is shown as sold out. Write one of them.');
  }
  return {
    id: String(id),
    options: options.map(String),
    available: available === true,
    price: record['price'],
    compareAtPrice: record['compare_at_price'],
    ...(typeof record['image'] === 'string' ? { image: record['image'] } : {}),
  };
}

function isListOfOptions(value: unknown): value is (string | number)[] {
  return (
    Array.isArray(value) &&
    value.every((option) => typeof option === 'string' || Number.isFinite(option))
  );
}
