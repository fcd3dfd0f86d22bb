import { PUT_IN } from '../../../shared/browser/html/authored';

/** Which page the comments belong to. */
export interface Discussed {
  url: string;
  identifier: string;
}

interface DisqusPage {
  page: { url?: string; identifier?: string };
}

/** What the script of Disqus reads from the page, and leaves there. */
interface DisqusGlobals {
  disqus_config?: (this: DisqusPage) => void;
  DISQUS?: { reset(options: { reload: true; config: (this: DisqusPage) => void }): void };
}

const globals = globalThis as DisqusGlobals;

export const isDisqusThere = () => globals.DISQUS !== undefined;

/** The id that the script looks for. */
const ID = 'disqus_thread';

/**
 * Puts the place of the comments into the page, as a child of a host, and says which they are. A script
 * that has run already shows them again.
 *
 * @returns a function that takes them out
 */
export function openThread(host: HTMLElement, { url, identifier }: Discussed): () => void {
  const thread = document.createElement('div');
  thread.id = ID;
  thread.slot = 'embed';
  thread.setAttribute(PUT_IN, '');
  host.append(thread);
  const config = function (this: DisqusPage) {
    this.page.url = url;
    if (identifier) this.page.identifier = identifier;
  };
  globals.disqus_config = config;
  try {
    globals.DISQUS?.reset({ reload: true, config });
  } catch (error) {
    // It is their error, and nothing of the page depends on it.
    reportError(error);
  }
  return () => {
    thread.remove();
    if (globals.disqus_config === config) delete globals.disqus_config;
  };
}
