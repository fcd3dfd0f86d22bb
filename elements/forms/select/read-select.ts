import type { Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';
import { accessibleName, joinedText, referredNodes } from './accessible-name';
import { firstChosen, type Option, readOptions } from './read-options';

/** Data read from a native select and the page around it. */
export interface Choices {
  /** The native select; undefined when the element has none as a child. */
  node: object | undefined;
  name: string;
  description: string;
  /** The nodes of the page that describe it. */
  described: object[];
  options: Option[];
  /** The indexes of the options that HTML selects initially. */
  first: number[];
  isMultiple: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  emptyText: string;
}

/** Reads the same in Node and in the page. */
export function readSelect(host: Light, page: Page, { emptyText }: { emptyText: string }): Choices {
  const select = host.children.find(({ tag }) => tag === 'select');
  if (!select) {
    warnOfMissing(page);
    return { ...NOTHING, emptyText };
  }
  const name = accessibleName(host, select, page);
  if (!name) warnOfName(page);
  const described = referredNodes(select, 'aria-describedby', page);
  const options = readOptions(select);
  const blank = options.find(({ isBlank, label }) => isBlank && label);
  const has = (attribute: string) => select.attribute(attribute) !== null;
  return {
    node: select.node,
    name,
    description: joinedText(described),
    described: described.map(({ node }) => node),
    options,
    first: firstChosen(select),
    isMultiple: has('multiple'),
    isRequired: has('required'),
    isDisabled: has('disabled') || isInDisabledFieldset(host),
    isInvalid: select.attribute('aria-invalid') === 'true',
    emptyText: emptyText || blank?.label || textsOf(page)('Please choose'),
  };
}

const NOTHING: Omit<Choices, 'emptyText'> = {
  node: undefined,
  name: '',
  description: '',
  described: [],
  options: [],
  first: [],
  isMultiple: false,
  isRequired: false,
  isDisabled: false,
  isInvalid: false,
};

/** As the browser has it: what is in the first legend of a disabled fieldset stays enabled. */
function isInDisabledFieldset(host: Light): boolean {
  let child = host;
  for (let node = host.parent; node; node = node.parent) {
    const isDisabled = node.tag === 'fieldset' && node.attribute('disabled') !== null;
    const legend = isDisabled && node.children.find(({ tag }) => tag === 'legend');
    if (isDisabled && (!legend || legend.node !== child.node)) return true;
    child = node;
  }
  return false;
}

function warnOfMissing(page: Page) {
  page.warn(
    'wb-select without select',
    '<wb-select> has no <select> directly in it, so it shows no list of its own, and what is in it stays as it is. ' +
      'Write the <select> as its own child, with its <label> beside it.',
  );
}

function warnOfName(page: Page) {
  page.warn(
    'wb-select without label',
    '<wb-select> has a <select> without a label, so nobody who cannot see the page knows what to choose. ' +
      'Write a <label> whose for is the id of the select.',
  );
}
