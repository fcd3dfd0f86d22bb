import { warn } from '../../foundation/warn';
import { parseAddress } from '../../foundation/address';
import type { Outcome } from './outcome';

interface Words {
  /** The problem with a JSON answer, such as 'without errors to show'. */
  problem?: string;
  /** Further advice for the developer, as a sentence. */
  advice?: string;
}

/**
 * Warns the developer why sending failed, once per tag, address and kind of failure. Not for normal
 * refusals by the server.
 *
 * @param address of the request; its query may hold secrets and is not shown
 */
export function warnOfFailure(
  tag: string,
  address: string | URL,
  outcome: Outcome,
  { problem = '', advice = '' }: Words = {},
) {
  const url = parseAddress(address, document.baseURI);
  const isForeign = url !== null && url.origin !== location.origin;
  const action = url ? (isForeign ? url.origin : '') + url.pathname : String(address);
  const came = whatCame(outcome, problem);
  const cors = isForeign && !outcome.status ? ', and that it allows this site (CORS)' : '';
  warn(
    `${tag} ${action} ${came}`,
    `<${tag} action="${action}">: ${came}, so nothing was accepted and the visitor was told so. ` +
      `Check the address, the connection and the server's logs${cors}.${advice && ` ${advice}`}`,
  );
}

/** What came of a request that failed, as the end of a sentence. */
export function whatCame({ kind, status, message }: Outcome, problem = ''): string {
  switch (kind) {
    case 'timeout':
      return 'no answer came in time';
    case 'network':
      return `no answer came (${message})`;
    case 'empty':
      return `the server answered ${status} with nothing`;
    case 'not-json':
      return `the server answered ${status} with something that is not JSON`;
    default:
      return `the server answered ${status}${problem && ` ${problem}`}`;
  }
}
