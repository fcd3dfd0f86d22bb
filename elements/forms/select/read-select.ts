import type { Light } from '../../../shared/element/light';
import type { Page } from '../../../shared/element/page';
import { digest } from '../../../shared/text/digest';
import { textsOf as pageTexts } from '../../../shared/text/texts';
import { nameOf, namedNodes, textsOf } from './naming';
import { firstChosen, type Option, readOptions } from './options';

/** What is read of a native select and of the page around it. */
export interface Choices {
  /** The native select; undefined when none stands directly in the element. */
  node: object | undefined;
  name: string;
  description: string;
  /** What describes it in the page. */
  described: object[];
  options: Option[];
  /** The places of those chosen in a page that nobody has touched. */
  first: number[];
  isMultiple: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  emptyText: string;
}

/** The same in Node and in the page. */
export function readSelect(host: Light, page: Page, { emptyText }: { emptyText: string }): Choices {
  const select = host.children.find(({ tag }) => tag === 'select');
  if (!select) {
    warnOfMissing(page);
    return { ...NOTHING, emptyText };
  }
  const name = nameOf(host, select, page);
  if (!name) warnOfName(page);
  const described = namedNodes(select, 'aria-describedby', page);
  const options = readOptions(select);
  const blank = options.find(({ isBlank, label }) => isBlank && label);
  const has = (attribute: string) => select.attribute(attribute) !== null;
  return {
    node: select.node,
    name,
    description: textsOf(described),
    described: described.map(({ node }) => node),
    options,
    first: firstChosen(select),
    isMultiple: has('multiple'),
    isRequired: has('required'),
    isDisabled: has('disabled') || isSwitchedOff(host),
    isInvalid: select.attribute('aria-invalid') === 'true',
    emptyText: emptyText || blank?.label || pageTexts(page)('Please choose'),
  };
}

/** Differs when something else was read, such as options that a script has added. */
export const stampOf = (choices: Choices): string =>
  digest(JSON.stringify({ ...choices, node: undefined, described: undefined }));

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

/** Whether a disabled fieldset holds it. */
function isSwitchedOff(host: Light): boolean {
  for (let node = host.parent; node; node = node.parent) {
    if (node.tag === 'fieldset' && node.attribute('disabled') !== null) return true;
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
