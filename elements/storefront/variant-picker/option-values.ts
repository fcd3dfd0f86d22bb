import type { Light } from '../../../shared/content/light';
import type { Markup } from '../../../shared/content/markup';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { type Start, startOf } from '../catalogue';
import { chosenValue } from '../choice';
import { isOwnField } from '../own-field';
import { pictureOf } from '../variant';
import { reachable, values } from '../variants';

export interface PickerProps {
  productHandle: string;
  variantTitle: string;
  variantType: 'select' | 'radio' | 'image';
  name: string;
  form: string;
}

/** The data that a picker reads from its page. */
export interface Options {
  start: Start | undefined;
  /** The picker's own node. */
  host: object;
  /** The option's values, in the order of the product data. */
  values: readonly string[];
  /** Whether the author wrote the controls, which then stay as they are. */
  isOwn: boolean;
  /** The initial value of this option. */
  chosen: string;
  /** The name under which a form sends the value. */
  name: string;
  /** The text that marks a value without an available variant. */
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
    host: host.node,
    values: known,
    isOwn,
    chosen: start ? (chosenValue(start.choice, variantTitle) ?? '') : '',
    name: nameOf(host, page, props),
    soldOut: textsOf(page)('Sold Out!'),
  };
}

/** The name in the form data; unique where equal names would make one radio group of two pickers. */
function nameOf(host: Light, page: Page, { productHandle, variantTitle, name, form }: PickerProps) {
  if (name) return name;
  const plain = `options[${variantTitle}]`;
  const pickers = page.all('wb-variant-picker', 'product-handle', productHandle);
  const placeIn = (some: readonly Light[]) => some.findIndex(({ node }) => node === host.node) + 1;
  if (!form && !host.within('form')) return `${plain}-${productHandle}-${placeIn(pickers)}`;
  const own = formOf(host);
  const place = placeIn(
    pickers.filter((it) => it.attribute('variant-title') === variantTitle && formOf(it) === own),
  );
  return place > 1 ? `${plain}-${place}` : plain;
}

/** The form around a picker, or the id of the one it names. */
function formOf(picker: Light): object | string | undefined {
  for (let node = picker.parent; node; node = node.parent) {
    if (node.tag === 'form') return node.node;
  }
  return picker.attribute('form') ?? undefined;
}

function warnOfTitle(page: Page, { productHandle, variantTitle }: PickerProps) {
  page.warn(
    `title ${productHandle} ${variantTitle}`,
    `<wb-variant-picker variant-title="${variantTitle}">: product "${productHandle}" has no such option, so there is nothing to choose. ` +
      "Write one of the product's optionNames.",
  );
}

/** The native controls of a picker, when the author wrote none. */
export function drawOptions(props: PickerProps, options: Options): Markup[] {
  const { start, name, chosen, soldOut } = options;
  if (!start || !options.values.length) return [];
  const open = reachable(start.product, start.titles, start.choice, props.variantTitle);
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
    attributes: { slot: 'field', 'data-wb-value': value, 'data-wb-unavailable': !open.has(value) },
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
  const pictured = product.variants.find((it) => it.options[position] === value && it.image);
  const image = pictureOf(pictured);
  if (image === null) return [];
  return [
    { tag: 'img', attributes: { src: image, alt: '', width: '64', height: '64', loading: 'lazy' } },
  ];
}
