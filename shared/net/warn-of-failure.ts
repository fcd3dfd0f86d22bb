import { warn } from '../dev/warn';
import { parseAddress } from './address';
import type { Outcome } from './outcome';

interface Words {
  /** What is wrong with an answer that is JSON, such as 'without errors to show'. */
  problem?: string;
  /** What else the developer can do, as a sentence. */
  advice?: string;
}

/**
 * Tells the developer why a visitor was told that sending failed, once for each tag, address and kind
 * of failure. Not for refusals that are a server's everyday work.
 *
 * @param address where the request went; its query may hold secrets and is not shown
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

function whatCame({ kind, status, message }: Outcome, problem: string): string {
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
