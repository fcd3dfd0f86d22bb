import type { Light } from '../../../shared/element/light';
import type { Markup } from '../../../shared/element/markup';
import type { Page } from '../../../shared/element/page';
import { safeAddress } from '../../../shared/net/address';
import { digest } from '../../../shared/text/digest';
import { textsOf } from '../../../shared/text/texts';
import { type Start, startOf } from '../catalogue';
import { chosenValue } from '../choice';
import { isOwnField } from '../own-field';
import { reachable, values } from '../variants';

export interface PickerProps {
  productHandle: string;
  variantTitle: string;
  variantType: 'select' | 'radio' | 'image';
  name: string;
  form: string;
}

/** What a picker reads from its page. */
export interface Options {
  start: Start | undefined;
  /** Of the product data, in its order. */
  values: readonly string[];
  /** Those of them that lead to an available variant, at the first choice. */
  open: ReadonlySet<string>;
  /** Whether the author wrote the controls, which then stay as they are. */
  isOwn: boolean;
  /** The first choice of this option. */
  chosen: string;
  /** The name under which a form sends the value. */
  name: string;
  /** What marks a value that leads to no available variant. */
  soldOut: string;
}

/** Reads a picker's values; the same in Node and in the page. */
export function readOptions(host: Light, page: Page, props: PickerProps): Options {
  const { productHandle, variantTitle } = props;
  const start = startOf(page, 'wb-variant-picker', productHandle);
  const isOwn = host.children.some(isOwnField);
  const known = start ? values(start.product, start.titles, variantTitle) : [];
  if (start && !known.length && !isOwn) warnOfTitle(page, props);
  return {
    start,
    values: known,
    open: start
      ? reachable(start.product, start.titles, start.choice, variantTitle)
      : new Set<string>(),
    isOwn,
    chosen: start ? (chosenValue(start.choice, variantTitle) ?? '') : '',
    name: nameOf(host, page, props),
    soldOut: textsOf(page)('Sold Out!'),
  };
}

/** What a form sends the value under. Outside a form, pickers of one name would be one radio group. */
function nameOf(host: Light, page: Page, { productHandle, variantTitle, name, form }: PickerProps) {
  if (name) return name;
  const plain = `options[${variantTitle}]`;
  if (form || host.within('form')) return plain;
  const pickers = page.all('wb-variant-picker', 'product-handle', productHandle);
  const place = pickers.findIndex(({ node }) => node === host.node) + 1;
  return `${plain}-${productHandle}-${place}`;
}

function warnOfTitle(page: Page, { productHandle, variantTitle }: PickerProps) {
  page.warn(
    `title ${productHandle} ${variantTitle}`,
    `<wb-variant-picker variant-title="${variantTitle}">: product "${productHandle}" has no such option, so there is nothing to choose. ` +
      "Write one of the product's optionNames.",
  );
}

/** Differs when what is drawn in the shadow tree does. */
export const stampOf = ({ values: known, open, isOwn, chosen }: Options): string =>
  digest(JSON.stringify([known, [...open], isOwn, chosen]));

/** The native controls of a picker, when the author wrote none. */
export function drawOptions(props: PickerProps, options: Options): Markup[] {
  const { start, open, name, chosen, soldOut } = options;
  if (!start || !options.values.length) return [];
  const shared = { name, form: props.form || undefined };
  if (props.variantType === 'select') {
    const children = options.values.map((value): Markup => ({
      tag: 'option',
      attributes: { value, selected: value === chosen },
      children: [open.has(value) ? value : `${value} – ${soldOut}`],
    }));
    return [
      {
        tag: 'select',
        attributes: { slot: 'field', ...shared, 'aria-label': props.variantTitle },
        children,
      },
    ];
  }
  return options.values.map((value) => ({
    tag: 'label',
    attributes: { slot: 'field', 'data-wb-unavailable': !open.has(value) },
    children: [
      {
        tag: 'input',
        attributes: {
          type: 'radio',
          ...shared,
          value,
          checked: value === chosen,
          'aria-description': open.has(value) ? undefined : soldOut,
        },
      },
      ...(props.variantType === 'image' ? picture(start, props.variantTitle, value) : []),
      { tag: 'bdi', attributes: {}, children: [value] },
    ],
  }));
}

/** The picture of the first variant that has the value. */
function picture({ product, titles }: Start, title: string, value: string): Markup[] {
  const position = (product.optionNames ?? titles).indexOf(title);
  const image = product.variants.find((it) => it.options[position] === value && it.image)?.image;
  if (!image || !safeAddress(image)) return [];
  return [
    { tag: 'img', attributes: { src: image, alt: '', width: '64', height: '64', loading: 'lazy' } },
  ];
}
