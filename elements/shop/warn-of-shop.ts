import { warn } from '../../shared/foundation/warn';

// What the developer is told; fetched when it is.

export const warnOfShadow = ({ localName }: HTMLElement, storeId: string) =>
  warn(
    'shop in a shadow root',
    `<${localName} store-id="${storeId}"> stands in the shadow root of another element, where the script of the shop does not find it, so it shows nothing. Put it into the page itself.`,
  );

/** A page has one store; of any other there is one warning. */
export const warnOfOther = ({ localName }: HTMLElement, storeId: string) =>
  warn(
    'shop of another store',
    `<${localName} store-id="${storeId}"> is of another store than the page's, whose script goes with no other, so it shows nothing. Keep one store a page.`,
  );
