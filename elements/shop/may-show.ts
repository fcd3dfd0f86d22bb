import { warn } from '../../shared/foundation/warn';
import { isOtherStore } from './ecwid';

/** Whether the page's script may show this element; warns of what is only known in a browser. */
export function mayShow(host: HTMLElement, storeId: string): boolean {
  if (host.getRootNode() !== document) {
    warn(
      'shop in a shadow root',
      `<${host.localName} store-id="${storeId}"> stands in the shadow root of another element, where the script of the shop does not find it, so it shows nothing. Put it into the page itself.`,
    );
    return false;
  }
  if (isOtherStore(storeId)) warnOfOther(host, storeId);
  return !isOtherStore(storeId);
}

/** A page has one store; of any other there is one warning. */
export const warnOfOther = ({ localName }: HTMLElement, storeId: string) =>
  warn(
    'shop of another store',
    `<${localName} store-id="${storeId}"> is of another store than the page's, whose script goes with no other, so it shows nothing. Keep one store a page.`,
  );
