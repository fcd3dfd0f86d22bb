import { warn } from '../../shared/foundation/warn';
import { isOtherStore } from './ecwid';

/** Whether the page's script may show this one; warns of what no page that is published shows. */
export function mayShow(host: HTMLElement, storeId: string): boolean {
  const why =
    host.getRootNode() !== document
      ? "it stands in the shadow root of another element, where the provider's script does not find it"
      : isOtherStore(storeId) && `the script of another store than ${storeId} runs in this page`;
  if (why) warnOfNothing(host, why);
  return !why;
}

export function warnOfNothing(host: HTMLElement, why: string) {
  const message = `<${host.localName}> shows nothing, since ${why}. Put it into a page of its own.`;
  warn(message, message);
}
