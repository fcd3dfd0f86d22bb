import { descendants, type Light } from '../../../shared/content/light';
import type { Page } from '../../../shared/content/page';
import { textsOf } from '../../../shared/foundation/texts';

/** Data read from a native file input and the page around it. */
export interface Upload {
  /** The native input; undefined when there is none. */
  node: object | undefined;
  isMultiple: boolean;
  /** Its `accept` attribute. */
  accept: string;
  /** Whether a wb-form around it shows its errors. */
  isInForm: boolean;
  texts: Record<TextName, string>;
}

const SENTENCES = {
  drop: 'or drop it here',
  dropMany: 'or drop them here',
  limit: 'Up to {size} MB',
  limitMany: 'Up to {size} MB each',
  remove: 'Remove {name}',
  added: 'Added: {name}',
  removed: 'Removed: {name}',
  refused: 'Cannot be sent:',
  one: 'Only one file can be chosen here.',
  full: 'Remove the file that is there first.',
  noFolder: 'Folders cannot be sent. Choose the files in it.',
};

type TextName = keyof typeof SENTENCES;

/** Reads the same in Node and in the page. */
export function readUpload(host: Light, page: Page): Upload {
  const input = findInput(host);
  if (!input) warnOfMissing(page);
  const text = textsOf(page);
  const texts = Object.entries(SENTENCES).map(([name, sentence]) => [name, text(sentence)]);
  return {
    node: input?.node,
    isMultiple: input !== undefined && input.attribute('multiple') !== null,
    accept: (input?.attribute('accept') ?? '').trim(),
    isInForm: host.within('wb-form'),
    texts: Object.fromEntries(texts) as Upload['texts'],
  };
}

const findInput = (host: Light) =>
  descendants(host, ['input']).find((it) => it.attribute('type')?.toLowerCase() === 'file');

function warnOfMissing(page: Page) {
  page.warn(
    'wb-file-upload without input',
    '<wb-file-upload> has no <input type="file"> in it, so no file can be chosen. ' +
      'Write the input as its child, with a name, and with its <label> beside it.',
  );
}
